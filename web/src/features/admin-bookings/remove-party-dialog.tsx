import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { Confirmation } from '../../admin/forms/confirmation.js';
import { TextAreaField } from '../../design/controls/text-field.js';
import { showToast } from '../../design/layers/toasts.js';
import { RemoveFromWaitlistDocument, StaffWaitlistDocument } from '../../generated/staff-operations.js';
import { type FormError, formErrorOf, isRefusal } from '../../lib/forms/form-error.js';

interface RemovePartyDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Takes a party off the waiting list, with a reason that it does not see. It gets a mail. */
export function RemovePartyDialog({ id, name, onClose }: RemovePartyDialogProps) {
  const remove = useAdminMutation(RemoveFromWaitlistDocument, [StaffWaitlistDocument]);
  const [reason, setReason] = useState('');
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await remove({ id, reason });
    if (isRefusal(answer)) return formErrorOf('The party was not removed', answer, () => false);
    showToast({ title: 'Party removed', text: `${name} will get an e-mail about it.`, tone: 'done' });
    return undefined;
  };
  return (
    <Confirmation
      title={`Remove ${name} from the waiting list?`}
      action="Remove"
      busyAction="Removing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        hint="Kept with the entry, not shown to the guest"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirmation>
  );
}
