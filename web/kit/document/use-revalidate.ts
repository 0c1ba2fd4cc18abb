import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { hydrationData } from './hydration-data.js';

/** Refetches a query after hydration, because hydration data can be stale. A failure changes nothing. */
export function useRevalidate<Data>(query: TypedDocumentNode<Data, Readonly<Record<string, never>>>): void {
  const client = useApolloClient();
  useEffect(() => {
    if (hydrationData() === undefined) return;
    client.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client, query]);
}
