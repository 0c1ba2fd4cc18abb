import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { sessionStore, useSession } from '../session-state/session-store.js';

export interface AdminQuery<Data> {
  /** The latest answer; while another page of a list loads, the one before. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

function isForbidden(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}

/**
 * A staff query, fetched again when its variables change and in each new session.
 * @param isAsked false for staff whom the server would refuse, or before there is anything to ask
 */
export function useAdminQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  isAsked = true,
): AdminQuery<Data> {
  const state = useSession();
  const session = 'session' in state ? state.session : 0;
  const isSignedIn = state.status === 'signedIn';
  const fetchedIn = useRef(session);
  const { data, previousData, loading, error, refetch } = useQuery<Data, OperationVariables>(document, {
    variables,
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const isRefused = isForbidden(error);

  useEffect(() => {
    if (isRefused) sessionStore.send({ type: 'refused' });
  }, [isRefused]);

  // What was refused because the session had expired.
  useEffect(() => {
    if (!isAsked || !isSignedIn || session === fetchedIn.current) return;
    fetchedIn.current = session;
    void refetch().catch(() => undefined);
  }, [session, isSignedIn, isAsked, refetch]);

  return {
    data: (data ?? previousData) as Data | undefined,
    isLoading: loading,
    hasFailed: error !== undefined && !loading && !isRefused,
    reload: async () => {
      await refetch().catch(() => undefined);
    },
  };
}
