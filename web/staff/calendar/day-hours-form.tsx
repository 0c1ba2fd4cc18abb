import { useState } from 'react';
import { ChangeDayDocument, type ChangeDayInput } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { z } from '../../kit/lib/zod.js';
import { useCalendarMutation } from '../data/use-calendar-change.js';
import { spanishField } from '../forms/spanish-field.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import { StaffForm } from '../forms/staff-form.js';
import { BookedTimesNotice } from './booked-times-notice.js';
import type { DayWithTimes } from './calendar-words.js';
import { StartsField, typedStarts } from './starts-field.js';
import { useHoursForm } from './use-hours-form.js';

const schema = z.object({ starts: typedStarts, note: z.string(), noteEs: spanishField('The note', 200) });

interface DayHoursFormProps {
  readonly day: DayWithTimes;
  readonly version: number;
  readonly onClose: () => void;
}

/** Times of one day only: an additional time, other hours, or the usual ones again. */
export function DayHoursForm({ day, version, onClose }: DayHoursFormProps) {
  const mutate = useCalendarMutation(ChangeDayDocument);
  // The version shown when the form opened, until staff are told that there is a newer one.
  const [opened, setOpened] = useState<number | undefined>(version);
  const { date } = day;
  const change = async (input: ChangeDayInput) => {
    const answer = await mutate({ version: opened ?? version, input });
    if (answer !== 'unanswered' && answer.__typename === 'CalendarChangedMeanwhile') setOpened(undefined);
    return answer;
  };
  const { form, submitAs, affected, keepTimes, ...sending } = useHoursForm({
    keptAs: `hours of ${date}`,
    version,
    schema,
    empty: { starts: day.starts.join(', '), note: day.note, noteEs: day.noteEs ?? '' },
    send: (hours, keepBookings) => change({ date, ...hours, keepBookings }),
    onDone: onClose,
  });
  const undo = submitAs(() => change({ date, starts: null, note: '', keepBookings: false }));
  return (
    <StaffForm
      of={sending}
      button="Save the hours of this day"
      more={day.special ? <ToolButton onClick={() => void undo()}>Undo: back to the usual hours</ToolButton> : null}
      onClose={onClose}
      closeText="Cancel"
    >
      <StartsField {...fieldProps(form, 'starts')} />
      <TextField label="Note for visitors about the day" hint="Optional" {...fieldProps(form, 'note')} />
      <SpanishFields form={form} fields={[{ name: 'noteEs', label: 'Note' }]} />
      {affected ? <BookedTimesNotice affected={affected} onKeep={() => void keepTimes()} /> : null}
    </StaffForm>
  );
}
