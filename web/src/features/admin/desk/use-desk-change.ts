import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { tellSession } from '../session/session-store.js';
import { patience } from './patience.js';

const isStranger = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && '__typename' in answer && answer.__typename === 'NotSignedIn';

/**
 * Sends a change once: writes are not retried (spec.md §9). Lists that rest on it are asked for again.
 *
 * @param lists queries to ask again after any answer; those that nobody shows are left alone
 * @returns the answer, or `unanswered` when none came: nobody knows then whether it was made
 */
export const useDeskChange = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  lists: readonly DocumentNode[],
): ((variables: Variables) => Promise<Data | 'unanswered'>) => {
  const client = useApolloClient();

  const send = async (variables: Variables): Promise<Data | 'unanswered'> => {
    try {
      const { data } = await client.mutate<Data, OperationVariables>({
        mutation: document,
        variables,
        context: patience(),
      });
      return data ?? 'unanswered';
    } catch {
      return 'unanswered';
    }
  };

  return async (variables) => {
    const answer = await send(variables);
    if (answer !== 'unanswered' && Object.values(answer as object).some(isStranger)) tellSession({ type: 'refused' });
    else await client.refetchQueries({ include: [...lists] }).then(undefined, () => undefined);
    return answer;
  };
};
