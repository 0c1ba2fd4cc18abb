import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useRef, useState } from 'react';
import { type MutationAnswer, useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import {
  CalendarMonthDocument,
  CalendarSettingsDocument,
  CalendarTimesDocument,
  ClosuresDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { type Answer, type FormError, formErrorOf, isRefusal } from '../../lib/forms/form-error.js';

/** What depends on the calendar and may be on the screen. */
export const calendarQueries = [
  CalendarMonthDocument,
  CalendarTimesDocument,
  CalendarSettingsDocument,
  ClosuresDocument,
  TodayNeedsDocument,
];

/**
 * A change of the calendar: sent once, with why it was refused.
 * @param madeBefore the refusal of a change that is already made. After a try that nobody answered it is no refusal
 */
export function useCalendarChange<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  madeBefore?: string,
) {
  const mutate = useAdminMutation(document, calendarQueries);
  const unanswered = useRef<string>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();

  /** @returns the answer unless it was refused */
  const send = async (variables: Variables): Promise<MutationAnswer<Data> | undefined> => {
    setIsBusy(true);
    setError(undefined);
    const content = JSON.stringify(variables);
    const mayBeMade = unanswered.current === content;
    const answer = await mutate(variables);
    setIsBusy(false);
    if (answer === 'unanswered') unanswered.current = content;
    else if (mayBeMade && (answer as { readonly __typename: string }).__typename === madeBefore) return answer;
    if (!isRefusal(answer as Answer)) return answer;
    const title = answer === 'unanswered' ? 'No answer came' : 'Nothing was changed';
    setError(formErrorOf(title, answer as Answer, () => false));
    return undefined;
  };
  return { send, isBusy, error };
}
