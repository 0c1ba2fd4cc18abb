import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { type Answer, type FormError, formErrorOf, isRefusal } from '../../admin/forms/form-error.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { TextAreaField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Dialog } from '../../design/layers/dialog.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffCancelBookingDocument,
  StaffChangePartySizeDocument,
  StaffMoveBookingDocument,
} from '../../generated/staff-operations.js';
import { randomId } from '../../lib/random-id.js';
import type { BookingState } from './booking-words.js';

export type BookingAction = 'move' | 'party' | 'cancel';

const words = {
  move: { title: 'Move', button: 'Move the booking', done: 'Booking moved' },
  party: { title: 'Change the party', button: 'Change the party', done: 'Party changed' },
  cancel: { title: 'Cancel', button: 'Cancel and refund all', done: 'Booking cancelled' },
} as const;

const Inside = styled.div`
  margin-top: var(--s-3);
`;

interface ChangeBookingDialogProps {
  readonly action: BookingAction;
  readonly booking: BookingState;
  readonly guest: string;
  readonly onClose: () => void;
}

/** What visitors do by their link, done by staff: no deadline counts, and a reason is kept. The guest gets the usual mail. */
export function ChangeBookingDialog({ action, booking, guest, onClose }: ChangeBookingDialogProps) {
  const queries = [StaffBookingDocument, StaffBookingsDocument];
  const move = useAdminMutation(StaffMoveBookingDocument, queries);
  const changeParty = useAdminMutation(StaffChangePartySizeDocument, queries);
  const cancel = useAdminMutation(StaffCancelBookingDocument, queries);
  const [date, setDate] = useState<string>(booking.tourDate);
  const [time, setTime] = useState<string>(booking.tourTime);
  const [guests, setGuests] = useState(String(booking.groupSize));
  const [reason, setReason] = useState('');
  const [key] = useState(randomId);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();
  const { title, button, done } = words[action];

  const send = (): Promise<Answer> => {
    const { id, revision } = booking;
    if (action === 'move') return move({ id, reason, key, input: { tourDate: date, tourTime: time, revision } });
    if (action === 'party') return changeParty({ id, reason, key, input: { groupSize: Number(guests), revision } });
    return cancel({ id, reason, key, input: { revision } });
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    setError(undefined);
    const answer = await send();
    setIsBusy(false);
    if (isRefusal(answer)) {
      setError(formErrorOf('Nothing is changed', answer, () => false));
      return;
    }
    showToast({ title: done, text: `${guest} gets a mail about it.`, tone: 'done' });
    onClose();
  };

  return (
    <Dialog
      plain
      open
      onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose())}
      title={`${title}: ${guest}`}
    >
      <Inside>
        <AdminForm noValidate onSubmit={(event) => void submit(event)}>
          {action === 'move' ? (
            <>
              <TextField label="Date" type="date" value={date} onChange={({ target }) => setDate(target.value)} />
              <TextField
                label="Time"
                hint="As it is shown, for example 10:00 AM"
                value={time}
                onChange={({ target }) => setTime(target.value)}
              />
            </>
          ) : null}
          {action === 'party' ? (
            <TextField
              label="Guests"
              inputMode="numeric"
              value={guests}
              onChange={({ target }) => setGuests(target.value)}
            />
          ) : null}
          {action === 'cancel' ? (
            <p>All of ${booking.totalAmount} goes back to the card. This is the end of the booking.</p>
          ) : null}
          <TextAreaField
            label="Reason"
            hint="Kept with the booking, not shown to the guest"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind={action === 'cancel' ? 'danger' : 'main'} busy={isBusy}>
              {isBusy ? 'Saving...' : button}
            </ToolButton>
            <ToolButton aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onClose}>
              Leave it
            </ToolButton>
          </FormActions>
        </AdminForm>
      </Inside>
    </Dialog>
  );
}
