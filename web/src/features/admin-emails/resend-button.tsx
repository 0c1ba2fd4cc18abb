import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { RowButton } from '../../admin/lists/row-button.js';
import { useRole } from '../../admin/session-state/session-store.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  ResendEmailDocument,
  type StaffEmailFragment,
  StaffEmailsDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { emailKindLabel } from './email-labels.js';

export function ResendButton({ email }: { readonly email: StaffEmailFragment }) {
  const resend = useAdminMutation(ResendEmailDocument, [StaffEmailsDocument, TodayNeedsDocument]);
  const role = useRole();
  const [isBusy, setIsBusy] = useState(false);
  if (role !== 'manager' && role !== 'ops') return null;

  const send = async (): Promise<void> => {
    setIsBusy(true);
    const answer = await resend({ id: email.id });
    setIsBusy(false);
    if (answer !== 'unanswered' && answer.__typename === 'EmailQueued') {
      showToast({ title: 'E-mail queued', text: 'It will be sent shortly.', tone: 'done' });
      return;
    }
    const text = answer === 'unanswered' ? 'Failed to send the e-mail again' : answer.message;
    showToast({ title: 'Error', text, tone: 'refused' });
  };

  const of = `${emailKindLabel(email.kind)}${email.recipient ? ` to ${email.recipient}` : ''}`;
  return (
    <RowButton
      icon="again"
      label="Send again"
      of={of}
      busy={isBusy}
      busyText="Queueing..."
      onClick={() => void send()}
    />
  );
}
