import { type FormEvent, useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { type AffectedTimesFragment as Affected, ChangeDayDocument } from '../../generated/staff-operations.js';
import { type FormError, formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { BookedTimesNotice } from './booked-times-notice.js';
import type { DayWithTimes } from './calendar-words.js';
import { readStarts, StartsField } from './starts-field.js';
import { calendarQueries } from './use-calendar-change.js';

interface DayHoursFormProps {
  readonly day: DayWithTimes;
  readonly version: number;
  readonly onClose: () => void;
}

/** Times of one day alone: another time added, other hours, or the usual ones again. */
export function DayHoursForm({ day, version, onClose }: DayHoursFormProps) {
  const change = useAdminMutation(ChangeDayDocument, calendarQueries);
  const [starts, setStarts] = useState(day.starts.join(', '));
  const [note, setNote] = useState(day.note);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();
  const [affected, setAffected] = useState<Affected>();

  const send = async (given: readonly string[] | null, keepBookings: boolean): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    const words = given === null ? '' : note;
    const answer = await change({ version, input: { date: day.date, starts: given, note: words, keepBookings } });
    setIsBusy(false);
    const isAffected = answer !== 'unanswered' && answer.__typename === 'BookedTimesAffected';
    setAffected(isAffected ? answer : undefined);
    if (isAffected) return;
    if (isRefusal(answer)) {
      setError(formErrorOf('Nothing was changed', answer, () => false));
      return;
    }
    showToast({ title: 'Hours changed', text: 'The site already shows them.', tone: 'done' });
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(readStarts(starts), false);
  };
  return (
    <AdminForm noValidate onSubmit={submit}>
      <StartsField value={starts} onChange={setStarts} />
      <TextField
        label="Note for visitors about the day"
        hint="Optional"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {affected ? <BookedTimesNotice affected={affected} onKeep={() => void send(readStarts(starts), true)} /> : null}
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind="main" busy={isBusy}>
          Save the hours of this day
        </ToolButton>
        {day.special ? (
          <ToolButton onClick={() => void send(null, false)}>Undo: back to the usual hours</ToolButton>
        ) : null}
        <ToolButton onClick={onClose}>Cancel</ToolButton>
      </FormActions>
    </AdminForm>
  );
}
