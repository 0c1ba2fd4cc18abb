import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../../../kit/design/controls/button.js';
import { Night } from '../../../../../kit/design/ground/ground.js';
import { Text } from '../../../../../kit/design/type/text.js';
import { AsDrawn, CertaintyMark } from '../../../design/certainty-mark.js';
import { DrawnPeople, OnRecordGap } from '../../../design/on-record-switch.js';
import { ALARM_SECONDS, type AlarmStep, alarmHeading, alarmSteps } from '../../../texts/alarm.js';
import { AlarmSlide, clockTime, setSlide } from './alarm-slide.js';
import { AlarmStage } from './alarm-stage.js';
import { type AlarmState, useAlarm } from './use-alarm.js';

const Footing = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2em 0.9em;
  margin-top: var(--s-1);
  small { font: italic 400 var(--t-2) / 1.3 var(--text); color: var(--fg-soft); }
`;

/** What a step tells, with its mark and source. */
function Caption({ step }: { readonly step: AlarmStep | undefined }) {
  if (step === undefined) return null;
  const { text, certainty, source } = step;
  return (
    <>
      {text}
      <Footing>
        {certainty ? <CertaintyMark certainty={certainty} /> : <AsDrawn />}
        {source ? <small>{source}</small> : null}
      </Footing>
    </>
  );
}

const Room = styled(Night)`
  --second-bg: var(--night);
  background: var(--earth);
  > header { max-width: 96rem; margin-inline: auto; padding: clamp(2rem, 4vw, 4rem) var(--gutter) var(--s-5); }
  h2 { font-size: var(--t-8); }
  h2 + p { margin-top: var(--s-3); max-width: 44rem; }
`;

/** Needs a script: without one, two pictures and the list tell it. What it moves is told, so it is away while only what is on record is shown. */
const Desk = styled.div`
  display: none;
  html[data-hydrated]:not([data-on-record]) & { display: grid; }
  grid-template: "push slide sound" auto "push say say" auto / auto minmax(0, 1fr) auto;
  gap: var(--s-2) clamp(1rem, 2.2vw, 2.25rem);
  align-items: center;
  max-width: 120rem;
  margin-inline: auto;
  padding: var(--s-4) var(--gutter) var(--s-5);
  > div:last-child { grid-area: say; min-height: 4em; font: 400 var(--t-4) / 1.4 var(--text); }
  @media (max-width: 61.99rem) { grid-template: "push" auto "slide" auto "sound" auto "say" auto / minmax(0, 1fr); > button:not(:first-child) { justify-self: start; } > div:last-child { min-height: 7em; } }
`;

const Told = styled.ol`
  max-width: 96rem;
  margin-inline: auto;
  padding: var(--s-5) var(--gutter) clamp(2.5rem, 5vw, 5rem);
  display: grid;
  gap: var(--s-5) clamp(1.5rem, 3vw, 3rem);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  font: 400 var(--t-4) / 1.45 var(--text);
  li { padding-left: var(--s-4); border-left: 2px solid var(--brass); }
`;

const labels: Readonly<Record<AlarmState, string>> = {
  ready: 'Press the alarm',
  loading: 'Press the alarm',
  failed: 'Press again',
  running: 'Stop',
  stopped: 'Go on',
  over: 'Press again',
};

/** Whether the visitor wants no motion: then a press goes from step to step. */
function wantsStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const Push = styled.button`
  grid-area: push;
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  min-width: 9.5rem;
  padding: var(--s-2);
  color: var(--brass-lit);
  b { font: 400 var(--t-5) / 1.15 var(--title); white-space: nowrap; }
  @media (max-width: 61.99rem) { grid-template-columns: auto auto; justify-content: start; align-items: center; gap: var(--s-4); }
`;

const Knob = styled.span`
  display: grid;
  place-items: center;
  width: clamp(4rem, 7vw, 6rem);
  aspect-ratio: 1;
  border-radius: 50%;
  background: radial-gradient(circle at 38% 30%, var(--sign-upper), var(--brass) 46%, var(--brass-deep) 78%, #4a360d);
  box-shadow: 0 6px 12px rgb(0 0 0 / 0.6), inset 0 0 0 2px var(--brass-ink);
  i { width: 58%; aspect-ratio: 1; border-radius: 50%; background: radial-gradient(circle at 40% 30%, #f08a78, #b8302f 45%, #5a141a); box-shadow: 0 5px 0 #3d0d11, 0 8px 10px rgb(0 0 0 / 0.6), inset 0 0 0 2px var(--oxblood); transition: transform var(--fast); }
  button:active > & i, [data-in] > & i { transform: translateY(4px); }
`;

interface PushButtonProps {
  readonly label: string;
  readonly isIn: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function PushButton({ label, isIn, isBusy, onPress }: PushButtonProps) {
  return (
    <Push type="button" data-in={isIn ? '' : undefined} aria-busy={isBusy} onClick={onPress}>
      <Knob aria-hidden="true">
        <i />
      </Knob>
      <b>{label}</b>
    </Push>
  );
}

/** The alarm over the whole hill: twelve seconds to play, to drag through or to step through, with captions and sound. */
export function Alarm() {
  const { hash } = useLocation();
  const room = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const slide = useRef<HTMLInputElement>(null);
  const [hasSound, setHasSound] = useState(true);
  const alarm = useAlarm({
    stage,
    world,
    onTime: (time) => {
      if (slide.current) setSlide(slide.current, time);
    },
  });
  useEffect(() => {
    if (hash !== '#alarm') return;
    room.current?.scrollIntoView();
    room.current?.querySelector<HTMLButtonElement>('button')?.focus({ preventScroll: true });
  }, [hash]);
  const { state, step } = alarm;
  const stillOf = (place: number): number => alarmSteps[place]?.still ?? 0;
  const press = (): void => {
    if (state === 'running') void alarm.stop();
    else if (wantsStill()) void alarm.show(stillOf(state === 'ready' || state === 'over' ? 0 : step + 1));
    else void alarm.play(state === 'over' ? 0 : alarm.time.current, hasSound);
  };
  return (
    <Room as="section" id="alarm" ref={room} aria-labelledby="alarm-heading">
      <header>
        <h2 id="alarm-heading">{alarmHeading}</h2>
        <Text kind="lead">A button at the gate, and what is told of it.</Text>
        <DrawnPeople />
        <OnRecordGap>What happened after the button was pressed is told, not on record.</OnRecordGap>
      </header>
      <AlarmStage stage={stage} world={world} />
      <Desk>
        <PushButton label={labels[state]} isIn={state === 'running'} isBusy={state === 'loading'} onPress={press} />
        <AlarmSlide
          slide={slide}
          step={step}
          onDrag={(time) => void alarm.show(time)}
          onStep={(place) => void alarm.show(wantsStill() ? stillOf(place) : (alarmSteps[place]?.time ?? 0))}
        />
        <Button
          kind="second"
          style={{ gridArea: 'sound' }}
          aria-pressed={hasSound}
          onClick={() => {
            setHasSound(!hasSound);
            if (state === 'running') void alarm.play(alarm.time.current, !hasSound);
          }}
        >
          Sound: {hasSound ? 'on' : 'off'}
        </Button>
        <div aria-live={state === 'running' ? 'off' : 'polite'} aria-atomic="true">
          {state === 'failed' ? (
            <p>The alarm did not load. Please press again.</p>
          ) : (
            <Caption step={alarmSteps[step]} />
          )}
        </div>
      </Desk>
      <Told aria-label={`The alarm step by step, ${clockTime(0)} to ${clockTime(ALARM_SECONDS)}`}>
        {alarmSteps.map((each) => (
          <li key={each.time} data-told={each.certainty === 'on record' ? undefined : ''}>
            <Caption step={each} />
          </li>
        ))}
      </Told>
    </Room>
  );
}
