import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { showToast } from '../../kit/design/layers/toasts.js';
import type { Answer } from '../../kit/lib/forms/form-error.js';
import { type MutationAnswer, useAdminMutation } from './use-admin-mutation.js';

type Made<Data, Name> = Extract<MutationAnswer<Data>, { readonly __typename: Name }>;
type NotMade<Data, Name> = Exclude<MutationAnswer<Data>, Made<Data, Name>>;

interface StaffActionOptions<Data, Variables, Name> {
  readonly queries: readonly DocumentNode[];
  /** The type of the answer that means success. */
  readonly made: Name;
  /** The toast then. */
  readonly done: (answer: Made<Data, Name>, variables: Variables) => { readonly title: string; readonly text: string };
  /** The text if nobody answered, because a refusal has its own; or a function for every answer but success. */
  readonly failed: string | ((answer: NotMade<Data, Name>) => string);
}

/** A staff action by a button, which is busy until the answer. A toast reports the result. */
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
