import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { sessionStore, useSession } from '../../kit/staff-session/session-store.js';
import { reportMissing } from './missing-parts.js';

export interface AdminQuery<Data> {
  /** The latest answer, perhaps without a part; while another page of a list loads, or when it did not come, the one before. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  /** There is nothing to show. */
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

function isForbidden(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}

/** Of an answer that has everything but what its errors are about; undefined for one that has nothing to show. */
function missingIn(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const isPart = error.errors.every(({ path }) => path !== undefined && path.length > 1);
  return isPart ? [...new Set(error.errors.map(({ message }) => message))].join(' ') : undefined;
}

const STALE = 'The server did not answer. The page shows what was known before.';

/**
 * A staff query, fetched again when its variables change and in each new session. What is shown and not all there, or not of today, is
 * told above the page.
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
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const isRefused = isForbidden(error);
  const lacks = missingIn(error);
  const answer = error === undefined || lacks !== undefined ? data : undefined;
  const asked = JSON.stringify(variables);
  const known = useRef({ asked, data: answer });
  if (answer !== undefined) known.current = { asked, data: answer };
  const before = known.current.asked === asked ? known.current.data : undefined;
  const shown = answer ?? (loading ? previousData : before);
  const hasFailed = error !== undefined && lacks === undefined && !loading && !isRefused;
  const why = lacks ?? (hasFailed && shown !== undefined ? STALE : undefined);
  const reload = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);

  useEffect(() => (why === undefined ? undefined : reportMissing({ why, reload })), [why, reload]);

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
    data: shown as Data | undefined,
    isLoading: loading,
    hasFailed: hasFailed && shown === undefined,
    reload,
  };
}
