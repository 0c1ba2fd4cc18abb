import { ChangeCapacityDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useCalendarForm, useCalendarMutation } from '../data/use-calendar-change.js';
import { useTourNames } from '../data/use-tour-names.js';
import { StaffForm } from '../forms/staff-form.js';
import type { Time } from './calendar-words.js';

const schema = z.object({
  capacity: lineField()
    .regex(/^\d{1,3}$/, 'Please write a number of seats, 0 or more')
    .transform(Number),
});

interface SeatsFormProps {
  readonly date: string;
  readonly time: Time;
  readonly onClose: () => void;
}

/** A time's seats: never fewer than are sold or held. */
export function SeatsForm({ date, time, onClose }: SeatsFormProps) {
  const change = useCalendarMutation(ChangeCapacityDocument);
  const nameOf = useTourNames();
  const { form, ...sending } = useCalendarForm({
    keptAs: `seats of ${time.tourType} ${date} ${time.time}`,
    schema,
    empty: { capacity: String(time.capacity) },
    send: ({ capacity }) => change({ input: { tourType: time.tourType, date, time: time.time, capacity } }),
    onDone: onClose,
  });
  return (
    <StaffForm of={sending} button="Save" onClose={onClose} closeText="Cancel">
      <TextField
        label={`${time.tourType === 'private' ? 'Parties' : 'Seats'} of ${nameOf(time.tourType)}, ${time.time}`}
        inputMode="numeric"
        autoFocus
        {...fieldProps(form, 'capacity')}
      />
    </StaffForm>
  );
}
