import { ApolloClient, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { possibleTypes } from '../generated/possible-types.js';
import { fetchOrThrow } from './fetch-or-throw.js';
import { withTrace } from './trace-of-request.js';

const tracedFetch: typeof fetch = (address, init) => fetchOrThrow(address, withTrace(init));

/**
 * The door to the gateway. What was read once stays read: no polling, no retry, no refetch when the window comes to
 * the front, cached data never stale (spec.md §9). These are the client's own defaults (`cache-first`, no retry link);
 * a query that must be fresh says so itself.
 * @param known what was read before, for this page
 */
export const createApolloClient = (known: NormalizedCacheObject = {}): ApolloClient =>
  new ApolloClient({
    link: new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: tracedFetch }),
    cache: new InMemoryCache({ possibleTypes }).restore(known),
  });
