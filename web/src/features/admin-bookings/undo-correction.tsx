import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffCorrectContactDocument,
} from '../../generated/staff-operations.js';
import { formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { sendOnce } from '../../lib/send-once.js';
import type { BookingState, Change } from './booking-words.js';

const once = sendOnce('staff-contact-undo');

interface UndoCorrectionProps {
  readonly booking: BookingState;
  readonly former: NonNullable<Change['formerContact']>;
}

/** Puts the name and addresses back as they were: a correction of its own, with a new ticket. */
export function UndoCorrection({ booking, former }: UndoCorrectionProps) {
  const correct = useAdminMutation(StaffCorrectContactDocument, [StaffBookingDocument, StaffBookingsDocument]);
  const [isBusy, setIsBusy] = useState(false);
  const undo = async (): Promise<void> => {
    setIsBusy(true);
    const { firstName, lastName, email, phone } = former;
    const input = { firstName, lastName, email, phone, revision: booking.revision };
    const send = (key: string) => correct({ id: booking.id, reason: 'The correction was undone', key, input });
    const answer = await once([booking.id, input], send);
    setIsBusy(false);
    if (isRefusal(answer)) showToast({ ...formErrorOf('Nothing was changed', answer, () => false), tone: 'refused' });
    else showToast({ title: 'Put back', text: 'The booking has its earlier name and addresses.', tone: 'done' });
  };
  return (
    <p>
      <ToolButton busy={isBusy} busyText="Saving..." onClick={() => void undo()}>
        Undo the correction
      </ToolButton>
    </p>
  );
}
