import { hydrationData } from '../../document/hydration-data.js';
import { createApolloClient } from './apollo-client.js';

/** One for the visit: what was read on one page is there on the next, and in the cart; what the page came with, too. */
export const dataClient = createApolloClient(hydrationData()?.answers);
