import { type FormEvent, useState } from 'react';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { ChangeCapacityDocument } from '../../generated/staff-operations.js';
import { tourWords } from '../../lib/tour-labels.js';
import type { Time } from './calendar-words.js';
import { useCalendarChange } from './use-calendar-change.js';

interface SeatsFormProps {
  readonly date: string;
  readonly time: Time;
  readonly onClose: () => void;
}

/** How many seats a time has: never fewer than are sold or held. */
export function SeatsForm({ date, time, onClose }: SeatsFormProps) {
  const [seats, setSeats] = useState(String(time.capacity));
  const { send, isBusy, error } = useCalendarChange(ChangeCapacityDocument);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const input = { tourType: time.tourType, date, time: time.time, capacity: Number(seats) };
    if (await send({ input })) onClose();
  };
  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={`${time.tourType === 'private' ? 'Parties' : 'Seats'} of ${tourWords[time.tourType]}, ${time.time}`}
        inputMode="numeric"
        autoFocus
        value={seats}
        onChange={({ target }) => setSeats(target.value)}
      />
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind="main" busy={isBusy}>
          Save
        </ToolButton>
        <ToolButton onClick={onClose}>Cancel</ToolButton>
      </FormActions>
    </AdminForm>
  );
}
