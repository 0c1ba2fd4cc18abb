import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { showToast } from '../../design/layers/toasts.js';
import type { Answer } from '../../lib/forms/form-error.js';
import { type MutationAnswer, useAdminMutation } from './use-admin-mutation.js';

type Made<Data, Name> = Extract<MutationAnswer<Data>, { readonly __typename: Name }>;
type NotMade<Data, Name> = Exclude<MutationAnswer<Data>, Made<Data, Name>>;

interface StaffActionOptions<Data, Variables, Name> {
  /** Lists that depend on it. */
  readonly queries: readonly DocumentNode[];
  /** The type of an answer that says it is made. */
  readonly made: Name;
  /** What to say then. */
  readonly done: (answer: Made<Data, Name>, variables: Variables) => { readonly title: string; readonly text: string };
  /** What to say when nobody answered, beside a refusal's own words; or what to say of every other answer. */
  readonly failed: string | ((answer: NotMade<Data, Name>) => string);
}

/** What staff do by a button: it is busy until it is answered, and a toast says what came of it. */
export function useStaffAction<Data, Variables extends OperationVariables, Name extends string>(
  document: TypedDocumentNode<Data, Variables>,
  { queries, made, done, failed }: StaffActionOptions<Data, Variables, Name>,
) {
  const mutate = useAdminMutation(document, queries);
  const [isBusy, setIsBusy] = useState(false);

  const act = async (variables: Variables): Promise<void> => {
    setIsBusy(true);
    const answer = await mutate(variables);
    setIsBusy(false);
    const { __typename, message } = (answer === 'unanswered' ? {} : answer) as Partial<Exclude<Answer, string>>;
    if (__typename === made) {
      showToast({ ...done(answer as Made<Data, Name>, variables), tone: 'done' });
      return;
    }
    const text = typeof failed === 'string' ? (message ?? failed) : failed(answer as NotMade<Data, Name>);
    showToast({ title: 'Error', text, tone: 'refused' });
  };
  return { act, isBusy };
}
