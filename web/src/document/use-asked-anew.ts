import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { sentPage } from './sent-page.js';

/**
 * Asks once more for what a page was sent with, as soon as the page answers: it may have stood there for an hour. What
 * comes is shown in its place; what does not come changes nothing.
 */
export const useAskedAnew = <Data>(query: TypedDocumentNode<Data, Readonly<Record<string, never>>>): void => {
  const client = useApolloClient();
  useEffect(() => {
    if (sentPage() === undefined) return;
    client.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client, query]);
};
