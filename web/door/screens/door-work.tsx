import { Activity, useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { media } from '../../kit/design/media.js';
import { useMediaQuery } from '../../kit/lib/use-media-query.js';
import type { Day } from '../data/day.js';
import type { DoorPhone } from '../data/door-phone.js';
import type { DoorState } from '../data/door-state.js';
import { ScannerPane } from '../scanner/scanner-pane.js';
import { useScanner } from '../scanner/use-scanner.js';
import { VerdictScreen } from '../ticket/verdict-screen.js';
import { DaySheet } from './day-sheet.js';
import { DoorNavigation } from './door-navigation.js';
import { type Done, JustAdmitted } from './just-admitted.js';
import { KitchenScreen } from './kitchen-screen.js';
import { PhoneName } from './phone-name.js';
import { useJudge } from './use-judge.js';
import { goTo, type Section, useSection } from './use-section.js';
import { WalkUpScreen } from './walk-up-screen.js';

const Place = styled.div`
  padding: 0 var(--gutter) var(--s-5);
  ${media.print} { display: none; }
`;

/** Ends the session and deletes the day's names, for shared phones. */
function SignOutAtDoor({ phone }: { readonly phone: DoorPhone }) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const signOut = async (): Promise<void> => {
    setIsBusy(true);
    setHasFailed(!(await phone.signOut()));
    setIsBusy(false);
  };
  return (
    <Place>
      <ToolButton kind="quiet" busy={isBusy} onClick={() => void signOut()}>
        Sign out and delete the names
      </ToolButton>
      {hasFailed ? <p role="alert">Signing out needs a signal. Names are deleted automatically tonight.</p> : null}
    </Place>
  );
}

const Panes = styled.main`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > div { min-width: 0; }
  ${media.fromTablet} {
    &[data-panes='2'] { grid-template-columns: minmax(0, 1fr) minmax(21rem, 25rem); }
    > div + div { border-left: 1px solid var(--paper-edge); }
    > div + div > section { position: sticky; top: 0; height: auto; min-height: 0; }
  }
  @media (min-width: 64rem) { &[data-panes='2'] { grid-template-columns: minmax(0, 1fr) 28rem; } }
  ${media.print} { display: block; }
`;

interface DoorWorkProps {
  readonly phone: DoorPhone;
  readonly state: DoorState;
  /** In ms, by the server's clock. */
  readonly now: number;
}

/** Day sheet, scanner, walk-up sale, kitchen sheet: one at a time on a phone, next to the scanner on a tablet. */
export function DoorWork({ phone, state, now }: DoorWorkProps) {
  const { day, link } = state;
  const section = useSection();
  const isSelling = section === 'walk-up';
  const [wasOpened, setWasOpened] = useState(isSelling);
  if (isSelling && !wasOpened) setWasOpened(true);
  const isWide = useMediaQuery('(min-width: 48rem)');
  const [mayUseCamera, setMayUseCamera] = useState(section === 'scan');
  const [done, setDone] = useState<Done>();
  const hasSignal = link !== 'unanswered';
  const { reading, read, leave: forget } = useJudge(day, hasSignal);
  const judged = reading?.judged;
  const hasScanner = section === 'scan' || (isWide && section !== 'kitchen');
  const isActive = hasScanner && (mayUseCamera || section === 'scan');
  const scanner = useScanner({ isActive, isPaused: judged !== undefined, onText: (text) => void read(text) });
  if (!day) return <main style={{ padding: 'var(--s-5) var(--gutter)' }}>{noDayWords(link)}</main>;

  const hasLeft = isWide || (section !== 'scan' && !judged);
  // Only this party's reading ends: the next can have been tapped since.
  const leave = (to: Section = section): void => {
    forget(reading?.number);
    goTo(to);
  };
  return (
    <>
      {done && !judged ? <JustAdmitted key={done.number} phone={phone} done={done} onUndone={setDone} /> : null}
      <Panes data-panes={isWide && (hasScanner || judged) ? 2 : 1}>
        {hasLeft || wasOpened ? (
          <div hidden={!hasLeft}>
            {hasLeft && !isSelling ? (
              <Left {...{ section, day, now, phone, state, hasSignal }} onOpen={(code) => void read(code)} />
            ) : null}
            {/* A sale that somebody has started to type stays while staff look at another section. */}
            {wasOpened ? (
              <Activity mode={isSelling && hasLeft ? 'visible' : 'hidden'}>
                <WalkUpScreen phone={phone} day={day} needsSignIn={state.needsSignIn} hasSignal={hasSignal} />
              </Activity>
            ) : null}
          </div>
        ) : null}
        {judged || hasScanner ? (
          <div>
            {reading && judged ? (
              <VerdictScreen
                key={`${reading.number} ${judged.asked}`}
                judged={judged}
                phone={phone}
                isGuide={state.staff?.role === 'guide'}
                day={day}
                hasSignal={hasSignal}
                onSeen={async (seen, told, money) => {
                  await phone.keep(seen, money);
                  if (told !== '') {
                    setDone((earlier) => ({ seen, told, at: Date.now(), number: (earlier?.number ?? 0) + 1 }));
                  }
                  leave();
                }}
                onSell={() => leave('walk-up')}
                onLookUp={() => leave('sheet')}
                onWaiverSigned={() => void phone.synchronize()}
                onSignedOut={phone.askToSignIn}
              />
            ) : (
              <ScannerPane
                scanner={scanner}
                isActive={isActive}
                onText={(text) => void read(text)}
                onStart={() => setMayUseCamera(true)}
              />
            )}
          </div>
        ) : null}
      </Panes>
      {judged && !isWide ? null : <DoorNavigation section={section} />}
    </>
  );
}

interface LeftProps {
  readonly section: Section;
  readonly day: Day;
  readonly now: number;
  readonly phone: DoorPhone;
  readonly state: DoorState;
  readonly hasSignal: boolean;
  readonly onOpen: (confirmationCode: string) => void;
}

function Left({ section, day, now, phone, state, hasSignal, onOpen }: LeftProps) {
  if (section === 'kitchen')
    return <KitchenScreen {...{ phone, day, hasSignal, isGuide: state.staff?.role === 'guide' }} />;
  return (
    <>
      <DaySheet {...{ phone, day, now, hasSignal }} onOpen={({ confirmationCode }) => onOpen(confirmationCode)} />
      <PhoneName phone={phone} state={state} />
      <SignOutAtDoor phone={phone} />
    </>
  );
}

function noDayWords(link: DoorState['link']): string {
  if (link === 'unanswered') {
    return 'This phone does not have today’s list yet. It will load as soon as there is a signal.';
  }
  return 'Loading today’s list.';
}
