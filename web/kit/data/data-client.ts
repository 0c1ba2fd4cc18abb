import { hydrationData } from '../document/hydration-data.js';
import { createApolloClient } from './apollo-client.js';

/** One per visit, so that pages and cart share its cache, which starts with the hydration data. */
export const dataClient = createApolloClient(hydrationData()?.answers);
