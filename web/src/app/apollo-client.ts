import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { possibleTypes } from '../generated/possible-types.js';
import { fetchOrThrow } from './fetch-or-throw.js';
import { withTrace } from './trace-of-request.js';

const tracedFetch: typeof fetch = (address, init) => fetchOrThrow(address, withTrace(init));

/**
 * The door to the gateway. What was read once stays read: no polling, no retry, no refetch when the window comes to
 * the front, cached data never stale (spec.md §9). These are the client's own defaults (`cache-first`, no retry link);
 * a query that must be fresh says so itself.
 */
export const createApolloClient = (): ApolloClient =>
  new ApolloClient({
    link: new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: tracedFetch }),
    cache: new InMemoryCache({ possibleTypes }),
  });
