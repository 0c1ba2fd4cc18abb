import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { tellSession, useSession } from '../session/session-store.js';

/** What is read for the panel, and how that stands. */
export type DeskQuery<Data> = {
  /** The last that came; while another page of a list loads, the one before it. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
};

const saysStranger = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');

/**
 * A read for the panel: asked of the server each time its tab is opened or its variables change, and again once somebody
 * has signed in after the session had ended.
 */
export const useDeskQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): DeskQuery<Data> => {
  const session = useSession();
  const turn = 'turn' in session ? session.turn : 0;
  const isIn = session.status === 'signedIn';
  const askedIn = useRef(turn);
  const result = useQuery<Data, OperationVariables>(document, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { data, previousData, loading, error, refetch } = result;
  const isStranger = saysStranger(error);

  useEffect(() => {
    if (isStranger) tellSession({ type: 'refused' });
  }, [isStranger]);

  // Another turn at the desk: what was refused to a stranger is asked for again.
  useEffect(() => {
    if (!isIn || turn === askedIn.current) return;
    askedIn.current = turn;
    void refetch().catch(() => undefined);
  }, [turn, isIn, refetch]);

  return {
    data: (data ?? previousData) as Data | undefined,
    isLoading: loading,
    hasFailed: error !== undefined && !loading && !isStranger,
    reload: async () => {
      await refetch().catch(() => undefined);
    },
  };
};
