import { useState } from 'react';
import { styled } from 'styled-components';
import {
  CallerTimesDocument,
  type StaffPaymentLinkFragment as Link,
  PaymentLinksDocument,
  ReleasePaymentLinkDocument,
  SendPaymentLinkDocument,
} from '../../generated/staff-operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { nameOf } from '../../kit/lib/names.js';
import { writtenOut } from '../../kit/lib/venue-dates.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { ToolLink } from '../design/tool-link.js';
import { untilChoices } from './caller-words.js';
import { CorrectCaller } from './correct-caller.js';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-2);
  > label, > div { flex: 1 1 14rem; }
`;

type Asked = 'send' | 'correct' | 'release' | undefined;

interface LinkActionsProps {
  readonly link: Link;
  readonly onCorrected: (link: Link) => void;
}

/** Corrects the caller of a link, mails it again with more time, or releases its seats. */
export function LinkActions({ link, onCorrected }: LinkActionsProps) {
  const send = useAdminMutation(SendPaymentLinkDocument, [PaymentLinksDocument]);
  const release = useAdminMutation(ReleasePaymentLinkDocument, [PaymentLinksDocument, CallerTimesDocument]);
  const [asked, setAsked] = useState<Asked>();
  const [choices, setChoices] = useState<ReturnType<typeof untilChoices>>([]);
  const [until, setUntil] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  if (link.state === 'paid' && link.confirmationCode) {
    return <ToolLink to={`/admin/bookings/${link.confirmationCode}`}>Open the booking</ToolLink>;
  }
  if (link.state !== 'open') return null;

  const run = async (done: string, ask: () => ReturnType<typeof send>): Promise<void> => {
    setIsBusy(true);
    const answer = await ask();
    setIsBusy(false);
    if (answer !== 'unanswered' && answer.__typename === 'PaymentLink') {
      setAsked(undefined);
      showToast({ title: done, text: nameOf(link), tone: 'done' });
      return;
    }
    const text = answer === 'unanswered' ? 'The server did not answer. Please check again.' : answer.message;
    showToast({ title: 'Nothing was changed', text, tone: 'refused' });
  };
  const start = (): void => {
    const possible = untilChoices(link.startsAt, Date.now(), link.payUntil);
    setChoices(possible);
    setUntil(possible[0]?.value ?? '');
    setAsked('send');
  };

  if (asked === 'correct')
    return <CorrectCaller link={link} onClose={() => setAsked(undefined)} onCorrected={onCorrected} />;
  if (asked === 'send') {
    return (
      <Buttons>
        <SelectField
          label="Hold the seats until"
          value={until}
          autoFocus
          onChange={({ target }) => setUntil(target.value)}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <ToolButton
          kind="main"
          busy={isBusy}
          onClick={() =>
            void run(`Link mailed, seats held until ${writtenOut(until)}`, () => send({ id: link.id, payUntil: until }))
          }
        >
          Mail the link
        </ToolButton>
        <ToolButton onClick={() => setAsked(undefined)}>Not now</ToolButton>
      </Buttons>
    );
  }
  if (asked === 'release') {
    return (
      <Buttons>
        <span>The seats of {link.party} go back on sale at once. The link ends, and nothing is mailed.</span>
        <ToolButton
          kind="danger"
          busy={isBusy}
          autoFocus
          onClick={() => void run('Seats released', () => release({ id: link.id }))}
        >
          Release the seats
        </ToolButton>
        <ToolButton onClick={() => setAsked(undefined)}>Keep them</ToolButton>
      </Buttons>
    );
  }
  return (
    <Buttons>
      <ToolButton onClick={start}>Mail again, more time</ToolButton>
      <ToolButton onClick={() => setAsked('correct')}>Correct name, e-mail and phone</ToolButton>
      <ToolButton onClick={() => setAsked('release')}>Release the seats</ToolButton>
    </Buttons>
  );
}
