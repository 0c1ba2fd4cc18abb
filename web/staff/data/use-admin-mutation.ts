import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { sessionStore } from '../../kit/staff-session/session-store.js';

/** What a mutation's one field answers; `unanswered` if no answer came, when the change may have been made. */
export type MutationAnswer<Data> = Data[Exclude<keyof Data, '__typename'>] | 'unanswered';

function isNotSignedIn(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && '__typename' in answer && answer.__typename === 'NotSignedIn';
}

/**
 * A staff mutation, sent once: writes are not retried. An expired session shows the sign-in.
 * @param queries lists that depend on it, refetched after each answer while they are shown
 */
export function useAdminMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  queries: readonly DocumentNode[],
): (variables: Variables) => Promise<MutationAnswer<Data>> {
  const client = useApolloClient();

  const send = async (variables: Variables): Promise<MutationAnswer<Data>> => {
    try {
      const { data } = await client.mutate<Data, OperationVariables>({ mutation: document, variables });
      if (!data) return 'unanswered';
      const { __typename, ...fields } = data as Data & { readonly __typename: string };
      return Object.values(fields)[0] as MutationAnswer<Data>;
    } catch {
      return 'unanswered';
    }
  };

  return async (variables) => {
    const answer = await send(variables);
    if (isNotSignedIn(answer)) sessionStore.send({ type: 'refused' });
    else await client.refetchQueries({ include: [...queries] }).then(undefined, () => undefined);
    return answer;
  };
}
