import { sentPage } from '../document/sent-page.js';
import { createApolloClient } from './apollo-client.js';

/** One for the visit: what was read on one page is there on the next, and in the cart; what the page came with, too. */
export const dataClient = createApolloClient(sentPage()?.answers);
