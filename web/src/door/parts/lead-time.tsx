import { useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../design/controls/tool-button.js';
import { media } from '../../design/media.js';
import { LeadTimeDocument } from '../../generated/door-operations.js';
import { ask } from '../data/ask.js';
import type { DoorPhone } from '../data/door-phone.js';
import type { DoorTime } from '../data/manifest.js';

const Box = styled.div`
  margin-block: var(--s-3);
  p { margin-bottom: var(--s-2); }
  div { display: flex; flex-wrap: wrap; gap: var(--s-2); }
  ${media.print} { display: none; }
`;

interface LeadTimeProps {
  readonly phone: DoorPhone;
  readonly time: DoorTime;
  readonly hasSignal: boolean;
}

/** Takes over a time of today that somebody else leads, or nobody, after a confirmation (product.md §6.3). */
export function LeadTime({ phone, time, hasSignal }: LeadTimeProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'sending'>('closed');
  const [fault, setFault] = useState<string>();
  const send = async (): Promise<void> => {
    setStep('sending');
    const answer = await ask(LeadTimeDocument, { slotId: time.slotId }).then(
      ({ leadTime }) => leadTime,
      () => undefined,
    );
    if (answer?.__typename === 'NotSignedIn') phone.askToSignIn();
    const isDone = answer?.__typename === 'CalendarChanged';
    if (isDone) await phone.synchronize();
    setFault(isDone ? undefined : 'You do not lead this time yet. Please try again, or ask the desk.');
    setStep('closed');
  };
  if (!hasSignal) return <Box>Without a signal, only the desk can change who leads this time.</Box>;
  return (
    <Box role="group" aria-label={`Who leads the ${time.time} tour`}>
      {step === 'closed' ? (
        <ToolButton onClick={() => setStep('asking')}>I lead this one</ToolButton>
      ) : (
        <>
          <p>
            {time.guideId == null
              ? `Nobody leads the ${time.time} tour yet. You lead it from now on, and it is recorded.`
              : `Somebody else leads the ${time.time} tour. You lead it instead from now on, and it is recorded.`}
          </p>
          <div>
            <ToolButton kind="main" busy={step === 'sending'} onClick={() => void send()}>
              Yes, I lead it
            </ToolButton>
            <ToolButton onClick={() => setStep('closed')}>No</ToolButton>
          </div>
        </>
      )}
      {fault === undefined ? null : <p role="alert">{fault}</p>}
    </Box>
  );
}
