import { useState } from 'react';
import { showToast } from '../../../design/layers/toasts.js';
import {
  ResendEmailDocument,
  type StaffEmailFragment,
  StaffEmailsDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { RowButton } from '../lists/row-button.js';
import { kindInWords } from './email-words.js';

/** Sends an e-mail once more. */
export const ResendButton = ({ email }: { readonly email: StaffEmailFragment }) => {
  const resend = useDeskChange(ResendEmailDocument, [StaffEmailsDocument]);
  const [isBusy, setIsBusy] = useState(false);

  const send = async (): Promise<void> => {
    setIsBusy(true);
    const data = await resend({ id: email.id });
    setIsBusy(false);
    const answer = data === 'unanswered' ? undefined : data.resendEmail;
    if (answer?.__typename === 'EmailQueued') {
      showToast({ title: 'E-mail queued', text: 'It goes out in a moment.', tone: 'done' });
      return;
    }
    showToast({ title: 'Error', text: answer?.message ?? 'Failed to send the e-mail again', tone: 'refused' });
  };

  const of = `${kindInWords(email.kind)}${email.recipient ? ` to ${email.recipient}` : ''}`;
  return (
    <RowButton
      icon="again"
      label={isBusy ? 'Queueing...' : 'Send again'}
      of={of}
      busy={isBusy}
      onClick={() => void send()}
    />
  );
};
