import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { media } from '../../kit/design/media.js';
import { venueTime } from '../../kit/lib/venue-dates.js';
import { clockWarning } from '../data/clock-offset.js';
import type { DoorPhone } from '../data/door-phone.js';
import type { DoorState } from '../data/door-state.js';
import { DoorIcon } from '../parts/door-icon.js';
import { areKept, unsentThings } from './kept-words.js';
import { DoorSignInForm } from './sign-in-at-door.js';

const Strips = styled.div`
  ${media.print} { display: none; }
`;

const Strip = styled.p<{ readonly $tint?: 'blue' | 'amber' | 'red' }>`
  --bar: ${({ $tint }) => ({ blue: 'var(--swallow)', amber: 'var(--brass-deep)', red: 'var(--oxblood)' })[$tint ?? 'blue']};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $tint }) => ($tint ? 'flex-start' : 'space-between')};
  gap: var(--s-2) var(--s-3);
  padding: ${({ $tint }) => ($tint ? '10px' : '6px')} var(--gutter);
  font-size: var(--t-2);
  line-height: 1.35;
  color: var(--ink);
  background: ${({ $tint }) => ({ blue: 'var(--swallow-tint)', amber: 'var(--lamp-hot)', red: 'var(--oxblood-tint)' })[$tint ?? 'blue']};
  ${({ $tint }) => ($tint ? 'box-shadow: inset 6px 0 0 var(--bar);' : 'background: var(--paper-raised);')}
  border-bottom: 1px solid var(--paper-line);
  svg { flex: none; color: var(--bar); }
  > span { flex: 1 1 14rem; }
`;

/** What staff should know about the exchange with the server: what is unsent, the clock, and what has a fault. */
export function SyncNotices({ phone, state }: { readonly phone: DoorPhone; readonly state: DoorState }) {
  const { link, day, faults, clockOffsetMs, needsSignIn, isSigningIn } = state;
  const unsent = unsentThings(state);
  const warning = clockWarning(clockOffsetMs);
  return (
    <Strips role="region" aria-label="Signal and scans">
      {needsSignIn ? <SignInStrip phone={phone} unsent={unsent} isOpen={isSigningIn} /> : null}
      {link === 'unanswered' ? (
        <Strip $tint="blue">
          <DoorIcon name="noSignal" size={24} />
          <span>
            <b>{day ? 'No signal. Scans and payments are kept; walk-ups need a signal.' : 'No signal.'}</b>{' '}
            {keptWords(state)}
            {day ? ` List of ${venueTime(day.madeAt)}.` : ''}
          </span>
        </Strip>
      ) : (
        <Strip>
          <StateMark tone={unsent === '' ? 'good' : 'waiting'}>
            {unsent === '' ? 'All scans sent' : `${needsSignIn ? 'Not sent yet:' : 'Sending'} ${unsent}`}
          </StateMark>
          {day ? `List of ${venueTime(day.madeAt)}` : ''}
        </Strip>
      )}
      {warning === undefined ? null : (
        <Strip $tint="amber">
          <Icon name="clock" size={24} />
          <span>
            <b>This phone’s clock is {warning}.</b> Scans still count. Set the clock to automatic.
          </span>
        </Strip>
      )}
      {faults.map(({ id, fault, people, took, deviceTime }) => (
        <Strip key={id} $tint="red">
          <Icon name="warning" size={24} />
          <span>
            <b>
              A {took === undefined ? 'scan' : 'payment'} of {venueTime(deviceTime)} could not be saved.
            </b>{' '}
            {fault.replace(/\.$/, '')}. {took === undefined ? '' : `Tell the desk: ${took} taken.`}
            {people > 0 ? `Tell the desk: ${people} let in.` : ''}
            {people < 0 ? `Tell the desk: ${-people} did not go in.` : ''}
          </span>
          <ToolButton onClick={() => void phone.dismissFault(id)}>Noted</ToolButton>
        </Strip>
      ))}
    </Strips>
  );
}

interface SignInStripProps {
  readonly phone: DoorPhone;
  /** In words; empty for nothing. */
  readonly unsent: string;
  readonly isOpen: boolean;
}

/** The session ran out. Work goes on; staff sign in when they have a minute, or something to send. */
function SignInStrip({ phone, unsent, isOpen }: SignInStripProps) {
  const form = useRef<HTMLDivElement>(null);
  // The pressed button can be far below, and its form stays as it is.
  useEffect(() => {
    if (isOpen) form.current?.focus();
  }, [isOpen]);
  return (
    <>
      <Strip $tint="amber">
        <Icon name="info" size={24} />
        <span>
          <b>Sign in again to send what is kept and to get changes.</b> Today’s list stays, and scans still count.
          {unsent === '' ? '' : ` ${unsent} saved on this phone until then.`}
        </span>
        {isOpen ? null : <ToolButton onClick={phone.askToSignIn}>Sign in</ToolButton>}
      </Strip>
      {isOpen ? (
        <div ref={form} tabIndex={-1} style={{ padding: 'var(--s-3) var(--gutter)', maxWidth: '30rem' }}>
          <DoorSignInForm phone={phone} place="strip" />
        </div>
      ) : null}
    </>
  );
}

function keptWords(state: DoorState): string {
  const kept = areKept(state);
  if (kept === '') return 'All scans were sent.';
  return `${kept} and ${state.unsent + state.unsentPayments === 1 ? 'is sent automatically' : 'are sent automatically'}.`;
}
