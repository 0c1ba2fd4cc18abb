import { type FormEvent, useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { TextAreaField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffCancelBookingDocument,
  StaffChangeFoodDocument,
  StaffChangePartySizeDocument,
  StaffMoveBookingDocument,
} from '../../generated/staff-operations.js';
import { type Answer, type FormError, formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { sendOnce } from '../../lib/send-once.js';
import { longDate } from '../../lib/venue-dates.js';
import { type BookingState, moneyBackWords } from './booking-words.js';
import { type Food, FoodFields } from './food-fields.js';
import { TimeFields } from './time-fields.js';

export type BookingAction = 'move' | 'party' | 'food' | 'cancel';

const doneWords = {
  move: 'Booking moved',
  party: 'Party changed',
  food: 'Food changed',
  cancel: 'Booking canceled',
} as const;

function foodOf({ foodOrderPlatform, foodItems, foodOrderTotal }: BookingState): Food {
  const items = (foodItems ?? []).map(({ itemId, count }) => ({ itemId, count }));
  return { foodOrderPlatform, foodItems: items, foodOrderTotal };
}

const once = sendOnce('staff-booking-change');

interface ChangeBookingFormProps {
  readonly action: BookingAction;
  readonly booking: BookingState;
  /** Leaves it as it is, or as it was changed. */
  readonly onClose: () => void;
}

/** What visitors do by their link, done by staff: no deadline counts, and a reason is kept. The guest gets the usual mail. */
export function ChangeBookingForm({ action, booking, onClose }: ChangeBookingFormProps) {
  const queries = [StaffBookingDocument, StaffBookingsDocument];
  const move = useAdminMutation(StaffMoveBookingDocument, queries);
  const changeParty = useAdminMutation(StaffChangePartySizeDocument, queries);
  const changeFood = useAdminMutation(StaffChangeFoodDocument, queries);
  const cancel = useAdminMutation(StaffCancelBookingDocument, queries);
  const [date, setDate] = useState<string>(booking.tourDate);
  const [time, setTime] = useState<string>(booking.tourTime);
  const [guests, setGuests] = useState(String(booking.groupSize));
  const [food, setFood] = useState<Food>(() => foodOf(booking));
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();
  const guest = `${booking.firstName} ${booking.lastName}`;

  const send = (key: string): Promise<Answer> => {
    const { id, revision } = booking;
    if (action === 'move') return move({ id, reason, key, input: { tourDate: date, tourTime: time, revision } });
    if (action === 'party') return changeParty({ id, reason, key, input: { groupSize: Number(guests), revision } });
    if (action === 'food') return changeFood({ id, reason, key, input: { ...food, revision } });
    return cancel({ id, reason, key, input: { revision } });
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    setError(undefined);
    const { id, revision } = booking;
    const answer = await once([action, id, revision, date, time, guests, food, reason], send);
    setIsBusy(false);
    if (isRefusal(answer)) {
      setError(formErrorOf('Nothing was changed', answer, () => false));
      return;
    }
    showToast({
      title: doneWords[action],
      text:
        booking.email === '' ? `${guest} gave no e-mail address: tell them.` : `${guest} will get an e-mail about it.`,
      tone: 'done',
    });
    onClose();
  };

  const buttons = {
    move: `Move to ${longDate(date)}, ${time}`,
    party: 'Change party size',
    food: 'Change food order',
    cancel: `Cancel and refund $${booking.totalAmount}`,
  };
  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)}>
      {action === 'move' ? (
        <TimeFields booking={booking} date={date} time={time} onDate={setDate} onTime={setTime} />
      ) : null}
      {action === 'party' ? (
        <TextField
          label="Guests"
          inputMode="numeric"
          value={guests}
          onChange={({ target }) => setGuests(target.value)}
        />
      ) : null}
      {action === 'food' ? <FoodFields food={food} onFood={setFood} /> : null}
      {action === 'cancel' ? <p>{moneyBackWords(booking)} This is the end of the booking.</p> : null}
      <TextAreaField
        label="Reason"
        hint="Kept with the booking, not shown to the guest"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind={action === 'cancel' ? 'danger' : 'main'} busy={isBusy} busyText="Saving...">
          {buttons[action]}
        </ToolButton>
        <ToolButton aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onClose}>
          Leave it
        </ToolButton>
      </FormActions>
    </AdminForm>
  );
}
