import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  CalendarMonthDocument,
  CalendarSettingsDocument,
  CalendarTimesDocument,
  ClosuresDocument,
  HolidayDaysDocument,
  RotaWeekDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { type Answer, type FormError, formErrorOf, isRefusal, MAYBE_SAVED } from '../../kit/lib/forms/form-error.js';
import { type StaffFormOptions, useStaffForm } from '../forms/use-staff-form.js';
import { type MutationAnswer, useAdminMutation } from './use-admin-mutation.js';

/** What depends on the calendar and can be on screen. */
export const calendarQueries = [
  CalendarMonthDocument,
  CalendarTimesDocument,
  CalendarSettingsDocument,
  ClosuresDocument,
  TodayNeedsDocument,
  RotaWeekDocument,
  HolidayDaysDocument,
];

/** Without an answer, the change may have been made. */
const noAnswer: FormError = { title: 'No answer from the server', text: MAYBE_SAVED };

/** A calendar mutation. @param madeBefore the refusal that, after an unanswered attempt, means that it was made */
export function useCalendarMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  madeBefore?: string,
): (variables: Variables) => Promise<MutationAnswer<Data>> {
  const mutate = useAdminMutation(document, calendarQueries);
  const unanswered = useRef<string>(undefined);
  return async (variables) => {
    const content = JSON.stringify(variables);
    const mayBeMade = unanswered.current === content;
    const answer = await mutate(variables);
    if (answer === 'unanswered') {
      unanswered.current = content;
      return answer;
    }
    const isMade = mayBeMade && madeBefore === (answer as { readonly __typename: string }).__typename;
    return isMade ? ({ ...(answer as object), message: undefined } as MutationAnswer<Data>) : answer;
  };
}

export function useCalendarForm<Typed extends FieldValues, Read, Sent extends Answer>(
  options: Omit<StaffFormOptions<Typed, Read, Sent>, 'refusedTitle' | 'unanswered'>,
) {
  return useStaffForm({ ...options, refusedTitle: 'Nothing was changed', unanswered: noAnswer });
}

/** A change of the calendar by a button, and why it was refused. */
export function useCalendarChange<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  const mutate = useCalendarMutation(document);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();

  const send = async (variables: Variables): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    const answer = (await mutate(variables)) as Answer;
    setIsBusy(false);
    if (isRefusal(answer)) setError(formErrorOf('Nothing was changed', answer, () => false, noAnswer));
  };
  return { send, isBusy, error };
}
