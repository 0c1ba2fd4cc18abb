import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AffectedTimesFragment as Affected } from '../../generated/staff-operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import type { Answer } from '../../kit/lib/forms/form-error.js';
import { useCalendarForm } from '../data/use-calendar-change.js';
import type { StaffFormOptions } from '../forms/use-staff-form.js';

type HoursAnswer = Answer | Affected;

interface HoursFormOptions<Typed extends FieldValues, Read>
  extends Pick<StaffFormOptions<Typed, Read, HoursAnswer>, 'keptAs' | 'version' | 'schema' | 'empty' | 'after'> {
  readonly send: (form: Read, keepBookings: boolean) => Promise<HoursAnswer>;
  readonly onDone?: () => void;
}

/** Changes hours; booked times that it takes off sale are shown before. */
export function useHoursForm<Typed extends FieldValues, Read>({
  send,
  onDone,
  ...options
}: HoursFormOptions<Typed, Read>) {
  const [affected, setAffected] = useState<Affected>();
  const answerForm = useCalendarForm<Typed, Read, HoursAnswer>({
    ...options,
    send: (read) => send(read, false),
    onRefused: (answer) => {
      const isAffected = answer !== 'unanswered' && 'times' in answer;
      setAffected(isAffected ? answer : undefined);
      return isAffected;
    },
    onDone: () => {
      showToast({ title: 'Hours changed', text: 'The site already shows them.', tone: 'done' });
      onDone?.();
    },
  });
  return { ...answerForm, affected, keepTimes: answerForm.submitAs((read) => send(read, true)) };
}
