import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { possibleTypes } from '../../generated/possible-types.js';
import { fetchOrThrow } from '../lib/fetch-or-throw.js';
import { randomHex } from '../lib/random-id.js';
import { requestTimeout } from '../lib/request-timeout.js';
import { askOnceMore } from './ask-once-more.js';

/** The `traceparent` of a new trace (W3C Trace Context), from the request to its e-mail. Random: nothing of the visitor. */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

/** Starts a trace with each request, and aborts slow requests. */
const requestContext = new SetContextLink(({ headers }) => ({
  headers: { ...headers, traceparent: newTraceparent() },
  fetchOptions: { signal: requestTimeout() },
}));

/**
 * The client for the gateway's GraphQL API. No polling, no refetch on window focus; cached data never goes stale. A query that must be fresh sets its own fetch policy. @param known an earlier client's extracted cache
 */
export function createApolloClient(known: NormalizedCacheObject = {}): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      askOnceMore(),
      requestContext,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchOrThrow }),
    ]),
    cache: new InMemoryCache({ possibleTypes }).restore(known),
  });
}
