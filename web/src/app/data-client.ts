import { createApolloClient } from './apollo-client.js';

/** One for the visit: what was read on one page is there on the next, and in the cart. */
export const dataClient = createApolloClient();
