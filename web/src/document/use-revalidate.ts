import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { hydrationData } from './hydration-data.js';

/**
 * Sends a query again once the page is hydrated, because the answer in the page may be old. A new answer is shown in its
 * place; a failure changes nothing.
 */
export function useRevalidate<Data>(query: TypedDocumentNode<Data, Readonly<Record<string, never>>>): void {
  const client = useApolloClient();
  useEffect(() => {
    if (hydrationData() === undefined) return;
    client.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client, query]);
}
