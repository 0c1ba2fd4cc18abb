import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { type MutationAnswer, useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { type Answer, type FormError, formErrorOf, isRefusal } from '../../admin/forms/form-error.js';
import {
  CalendarMonthDocument,
  CalendarSettingsDocument,
  CalendarTimesDocument,
  ClosuresDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';

/** What depends on the calendar and may be on the screen. */
export const calendarQueries = [
  CalendarMonthDocument,
  CalendarTimesDocument,
  CalendarSettingsDocument,
  ClosuresDocument,
  TodayNeedsDocument,
];

/** A change of the calendar: sent once, with why it was refused. */
export function useCalendarChange<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  const mutate = useAdminMutation(document, calendarQueries);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();

  /** @returns the answer unless it was refused */
  const send = async (variables: Variables): Promise<MutationAnswer<Data> | undefined> => {
    setIsBusy(true);
    setError(undefined);
    const answer = await mutate(variables);
    setIsBusy(false);
    if (!isRefusal(answer as Answer)) return answer;
    setError(formErrorOf('Nothing was changed', answer as Answer, () => false));
    return undefined;
  };
  return { send, isBusy, error };
}
