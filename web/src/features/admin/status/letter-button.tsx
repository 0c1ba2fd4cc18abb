import { useState } from 'react';
import { showToast } from '../../../design/layers/toasts.js';
import { RowButton } from '../lists/row-button.js';
import { type DeadLetter, resendLetter } from './service-status.js';

type LetterButtonProps = { readonly letter: DeadLetter; readonly onResent: () => void };

/** Has an event tried again. */
export const LetterButton = ({ letter, onResent }: LetterButtonProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await resendLetter(letter);
      showToast({ title: 'Event sent back', text: 'It is tried within seconds.', tone: 'done' });
    } catch {
      showToast({ title: 'Error', text: 'Failed to send the event back', tone: 'refused' });
    }
    setIsBusy(false);
    onResent();
  };
  return <RowButton icon="again" label="Try again" of={letter.subject} busy={isBusy} onClick={() => void resend()} />;
};
