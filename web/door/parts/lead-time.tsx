import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LeadTimeDocument } from '../../generated/door-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { media } from '../../kit/design/media.js';
import { ask } from '../data/ask.js';
import type { DoorPhone } from '../data/door-phone.js';
import type { DoorTime } from '../data/manifest.js';

const Box = styled.div`
  margin-top: var(--s-4);
  p { margin-bottom: var(--s-2); }
  div { display: flex; flex-wrap: wrap; gap: var(--s-2); }
  [role='alert'] { margin-top: var(--s-2); color: var(--oxblood); }
  ${media.print} { display: none; }
`;

/** As bookings decides who leads it then (product.md §6.3). */
function questionOf({ time, guideIds = [], guidesNeeded = 1 }: DoorTime): string {
  if (guideIds.length === 0) return `Nobody leads the ${time} tour yet. Do you lead it?`;
  if (guidesNeeded > 1) {
    return `The ${time} tour needs ${guidesNeeded} guides and has ${guideIds.length}. Do you lead it with them?`;
  }
  return guideIds.length > 1
    ? `${guideIds.length} guides lead the ${time} tour. Do you lead it with them?`
    : `Somebody else leads the ${time} tour. Do you lead it instead? They no longer see its names then.`;
}

interface LeadTimeProps {
  readonly phone: Pick<DoorPhone, 'askToSignIn' | 'synchronize'>;
  readonly time: DoorTime;
  readonly hasSignal: boolean;
  /** The pressed button is about to go. */
  readonly onLed: () => void;
}

/** Takes over a time of today that somebody else leads, or nobody, after a confirmation (product.md §6.3). */
export function LeadTime({ phone, time, hasSignal, onLed }: LeadTimeProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'sending'>('closed');
  const [fault, setFault] = useState<string>();
  const question = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  // What was pressed is gone with each step.
  useEffect(() => {
    if (step === 'asking') question.current?.focus();
    if (step === 'closed' && wasOpened.current) opener.current?.focus();
    wasOpened.current = step !== 'closed';
  }, [step]);

  const send = async (): Promise<void> => {
    setStep('sending');
    setFault(undefined);
    const answer = await ask(LeadTimeDocument, { slotId: time.slotId }).then(
      ({ leadTime }) => leadTime,
      () => undefined,
    );
    if (answer?.__typename === 'CalendarChanged') {
      await phone.synchronize();
      showToast({ title: `You lead the ${time.time} tour`, text: 'Its names are on this phone.', tone: 'done' });
      onLed();
      return;
    }
    if (answer?.__typename === 'NotSignedIn') phone.askToSignIn();
    setFault(answer ? `Nothing was changed. ${answer.message}` : 'There was no answer. You can try again.');
    setStep('closed');
  };
  if (!hasSignal) return <Box>Without a signal, only a manager can change who leads this time.</Box>;
  return (
    <Box role="group" aria-label={`Who leads the ${time.time} tour`}>
      {step === 'closed' ? (
        <ToolButton ref={opener} onClick={() => setStep('asking')}>
          I lead this one
        </ToolButton>
      ) : (
        <>
          <p ref={question} tabIndex={-1}>
            {questionOf(time)} It is recorded, and only a manager can change it back.
          </p>
          <div>
            <ToolButton kind="main" busy={step === 'sending'} busyText="Changing..." onClick={() => void send()}>
              Yes, I lead it
            </ToolButton>
            <ToolButton disabled={step === 'sending'} onClick={() => setStep('closed')}>
              No
            </ToolButton>
          </div>
        </>
      )}
      {fault === undefined ? null : <p role="alert">{fault}</p>}
    </Box>
  );
}
