import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../design/controls/tool-button.js';
import { DesignProvider } from '../../design/design-provider.js';
import { Paper } from '../../design/ground/ground.js';
import { ToastRegion } from '../../design/layers/toast-region.js';
import { Icon } from '../../design/marks/icon.js';
import { StateMark } from '../../design/marks/state-mark.js';
import { media } from '../../design/media.js';
import { useStore } from '../../lib/create-store.js';
import { counted } from '../../lib/spelled-number.js';
import { venueTime } from '../../lib/venue-dates.js';
import { clockWarning } from '../data/clock-offset.js';
import type { DoorPhone } from '../data/door-phone.js';
import type { DoorState } from '../data/door-state.js';
import { DoorIcon } from '../parts/door-icon.js';
import { DoorHeader } from './door-header.js';
import { DoorWork } from './door-work.js';
import { DoorSignInForm, SignInAtDoor } from './sign-in-at-door.js';
import { useExchange } from './use-exchange.js';

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

/** What staff should know about the exchange with the server: unsent scans, the clock, and scans with faults. */
function SyncNotices({ phone, state }: { readonly phone: DoorPhone; readonly state: DoorState }) {
  const { link, unsent, day, faults, clockOffsetMs, needsSignIn, isSigningIn } = state;
  const warning = clockWarning(clockOffsetMs);
  return (
    <Strips role="region" aria-label="Signal and scans">
      {needsSignIn ? <SignInStrip phone={phone} unsent={unsent} isOpen={isSigningIn} /> : null}
      {link === 'unanswered' ? (
        <Strip $tint="blue">
          <DoorIcon name="noSignal" size={24} />
          <span>
            <b>{day ? 'No signal. Everything works.' : 'No signal.'}</b> {keptWords(unsent)}
            {day ? ` List of ${venueTime(day.madeAt)}.` : ''}
          </span>
        </Strip>
      ) : (
        <Strip>
          <StateMark tone={unsent === 0 ? 'good' : 'waiting'}>
            {unsent === 0
              ? 'All scans sent'
              : `${needsSignIn ? 'Not sent yet:' : 'Sending'} ${counted(unsent, 'scan')}`}
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
      {faults.map(({ id, fault, people, deviceTime }) => (
        <Strip key={id} $tint="red">
          <Icon name="warning" size={24} />
          <span>
            <b>A scan of {venueTime(deviceTime)} could not be saved.</b> {fault}.{' '}
            {people === 0 ? '' : `Tell the desk: ${people} let in.`}
          </span>
          <ToolButton onClick={() => void phone.dismissFault(id)}>Noted</ToolButton>
        </Strip>
      ))}
    </Strips>
  );
}

interface SignInStripProps {
  readonly phone: DoorPhone;
  readonly unsent: number;
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
          <b>Sign in again to send scans and to get changes.</b> Today’s list stays, and scans still count.
          {unsent === 0 ? '' : ` ${counted(unsent, 'scan')} saved on this phone until then.`}
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

function keptWords(unsent: number): string {
  if (unsent === 0) return 'All scans were sent.';
  return `${counted(unsent, 'scan is', 'scans are')} kept on this phone and ${unsent === 1 ? 'goes by itself' : 'go by themselves'}.`;
}

const EVERY_MS = 20_000;

/** The server's time in ms since 1970, by the phone's clock. @param clockOffsetMs added to the phone's clock */
function useServerNow(clockOffsetMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now + clockOffsetMs;
}

const Page = styled(Paper)`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.print} { display: block; min-height: 0; color: #000; background: none; }
`;

/** The page with which a phone admits guests, with or without a network (product.md §11). */
export function DoorPage({ phone }: { readonly phone: DoorPhone }) {
  const state = useStore(phone.store);
  const now = useServerNow(state.clockOffsetMs);
  useExchange(phone, state.link !== 'unanswered', state.phase === 'open');
  return (
    <DesignProvider>
      <Page>
        <DoorHeader date={state.day?.date} staff={state.staff} />
        {state.phase === 'open' ? <SyncNotices phone={phone} state={state} /> : null}
        <Inside phone={phone} state={state} now={now} />
      </Page>
      <ToastRegion />
    </DesignProvider>
  );
}

interface InsideProps {
  readonly phone: DoorPhone;
  readonly state: DoorState;
  readonly now: number;
}

function Inside({ phone, state, now }: InsideProps) {
  if (state.phase === 'open') return <DoorWork phone={phone} state={state} now={now} />;
  return (
    <main style={{ padding: 'var(--s-5) var(--gutter)', maxWidth: '30rem' }}>
      {state.phase === 'opening' ? <p role="status">Loading today’s list.</p> : null}
      {state.phase === 'wrongRole' ? (
        <p role="alert">This account cannot use the door. Guides, the desk and managers can.</p>
      ) : null}
      {state.phase === 'signedOut' ? <SignInAtDoor phone={phone} state={state} /> : null}
    </main>
  );
}
