import { useState } from 'react';
import { RowButton } from '../../admin/lists/row-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { type DeadLetter, resendDeadLetter } from './service-status.js';

interface ResendEventButtonProps {
  readonly deadLetter: DeadLetter;
  readonly onResent: () => void;
}

export function ResendEventButton({ deadLetter, onResent }: ResendEventButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await resendDeadLetter(deadLetter);
      showToast({ title: 'Event queued', text: 'It will be retried within seconds.', tone: 'done' });
    } catch {
      showToast({ title: 'Error', text: 'Failed to retry the event', tone: 'refused' });
    }
    setIsBusy(false);
    onResent();
  };
  return (
    <RowButton icon="again" label="Try again" of={deadLetter.subject} busy={isBusy} onClick={() => void resend()} />
  );
}
