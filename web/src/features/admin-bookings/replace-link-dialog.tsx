import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { Confirmation } from '../../admin/forms/confirmation.js';
import { TextAreaField } from '../../design/controls/text-field.js';
import { showToast } from '../../design/layers/toasts.js';
import { Text } from '../../design/type/text.js';
import { ReplaceVisitLinkDocument, StaffBookingDocument } from '../../generated/staff-operations.js';
import { type FormError, formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import type { BookingState } from './booking-words.js';

interface ReplaceLinkDialogProps {
  readonly booking: BookingState;
  readonly onClose: () => void;
}

/** Ends the guest's link, with a reason that the guest does not see, and has a new one mailed. */
export function ReplaceLinkDialog({ booking, onClose }: ReplaceLinkDialogProps) {
  const replace = useAdminMutation(ReplaceVisitLinkDocument, [StaffBookingDocument]);
  const [reason, setReason] = useState('');
  const { id, firstName, email } = booking;
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await replace({ id, reason });
    if (isRefusal(answer)) return formErrorOf('The link was not replaced', answer, () => false);
    const text = email === '' ? 'There is no e-mail address to send it to.' : `The new one is on its way to ${email}.`;
    showToast({ title: 'Link replaced', text, tone: 'done' });
    return undefined;
  };
  return (
    <Confirmation
      title={`Replace the link of ${firstName}’s visit?`}
      action="Replace the link"
      busyAction="Replacing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text mb={4}>
        The link that is out stops at once, and so does the one for waivers. The booking stays as it is.{' '}
        {email === '' ? 'There is no e-mail address, so nobody gets the new one.' : `${email} gets the new one.`}
      </Text>
      <TextAreaField
        label="Reason"
        hint="Kept with the booking, not shown to the guest"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirmation>
  );
}
