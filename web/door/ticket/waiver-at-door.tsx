import { useState } from 'react';
import { styled } from 'styled-components';
import { SignWaiverDocument } from '../../generated/door-operations.js';
import { capitalized, countSpelled } from '../../kit/lib/spelled-number.js';
import { SignWaiverForm } from '../../kit/waiver/sign-waiver-form.js';
import { ask } from '../data/ask.js';
import type { Party } from '../data/manifest.js';
import { DoorIcon } from '../parts/door-icon.js';

const Open = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  width: 100%;
  min-height: 3rem;
  padding: var(--s-2) var(--s-4);
  font: 600 var(--t-3)/1.2 var(--ui);
  text-align: left;
  background: var(--oxblood-tint);
  border: 1px solid var(--oxblood);
  &:hover { background: var(--paper-sunk); }
`;

interface WaiverAtDoorProps {
  readonly party: Party;
  readonly hasSignal: boolean;
  readonly onSigned: () => void;
  /** The session ran out; what is typed stays. */
  readonly onSignedOut: () => void;
}

/** Says how many waivers are open, and takes the guests' signatures, one at a time. */
export function WaiverAtDoor({ party, hasSignal, onSigned, onSignedOut }: WaiverAtDoorProps) {
  const { bookingId, waivers } = party;
  const [signedHere, setSignedHere] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = waivers.of - waivers.signed - signedHere;
  if (open <= 0) return null;
  if (isOpen) {
    return (
      <SignWaiverForm
        onLeave={() => setIsOpen(false)}
        sign={async (input, idempotencyKey) => {
          const answer = await ask(SignWaiverDocument, { bookingId, input, idempotencyKey }).then(
            ({ signWaiverAtDoor }) => signWaiverAtDoor,
            () => undefined,
          );
          if (answer?.__typename === 'WaiverSigned') {
            setSignedHere((count) => count + 1);
            setIsOpen(false);
            onSigned();
          }
          if (answer?.__typename === 'NotSignedIn') onSignedOut();
          return answer ?? 'unanswered';
        }}
      />
    );
  }
  // An open form stays, with the typed name.
  if (!hasSignal) return <p>{openWords(open)}. Without a signal, sign on paper.</p>;
  return (
    <Open onClick={() => setIsOpen(true)}>
      <DoorIcon name="waiver" />
      {openWords(open)}: sign here
    </Open>
  );
}

function openWords(open: number): string {
  return `${capitalized(countSpelled(open, 'waiver is', 'waivers are'))} open`;
}
