import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { DesignProvider } from '../../kit/design/design-provider.js';
import { Paper } from '../../kit/design/ground/ground.js';
import { ToastRegion } from '../../kit/design/layers/toast-region.js';
import { media } from '../../kit/design/media.js';
import { useStore } from '../../kit/lib/create-store.js';
import type { DoorPhone } from '../data/door-phone.js';
import type { DoorState } from '../data/door-state.js';
import { DoorHeader } from './door-header.js';
import { DoorWork } from './door-work.js';
import { SignInAtDoor } from './sign-in-at-door.js';
import { SyncNotices } from './sync-notices.js';
import { useExchange } from './use-exchange.js';

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
