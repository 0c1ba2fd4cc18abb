import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import earth from '../../../art/descent/earth.svg';
import { afterAlarm, alarmHeading, beforeAlarm, drawnOnly } from '../../../content/alarm.js';
import type { Claim } from '../../../content/descent.js';
import { Night } from '../../../design/ground/ground.js';
import { DrawnPeople, OnRecordGap } from '../../../design/marks/on-record-switch.js';
import { SureMark } from '../../../design/marks/sure-mark.js';
import { Hall } from './hall.js';
import { PushButton } from './push-button.js';
import { ringBell } from './ring-bell.js';

const Room = styled(Night)`
  --second-bg: var(--night);
  background: linear-gradient(rgb(18 13 10 / 0.74) 0 0), url("${earth}") 50% 0 / max(45rem, 50vw), var(--earth);
  > div {
    display: grid;
    grid-template: "head" "push" "hall" "told" auto / minmax(0, 1fr);
    gap: clamp(1rem, 2vw, 2rem) clamp(1.25rem, 3vw, 3.5rem);
    max-width: 96rem;
    margin-inline: auto;
    padding: clamp(2.5rem, 5vw, 5rem) var(--gutter);
  }
  h2 { grid-area: head; font-size: var(--t-8); }
  [data-hall] { grid-area: hall; }
  @media (max-width: 61.99rem) { [data-hall] { margin-inline: calc(-1 * var(--gutter)); } }
  @media (min-width: 62rem) { > div { grid-template: "head head" auto "hall push" auto "hall told" 1fr / minmax(0, 1fr) clamp(19rem, 25vw, 28rem); } }
`;

const Outcome = styled.div`
  grid-area: told;
  display: grid;
  align-content: start;
  gap: var(--s-4);
  font: 400 var(--t-4) / 1.45 var(--text);
  li { padding-left: var(--s-4); border-left: 2px solid var(--brass); }
  li + li { margin-top: var(--s-4); }
  span { margin-top: var(--s-1); }
  small { margin-left: 0.8em; font: italic 400 var(--t-2) / 1.3 var(--text); color: var(--fg-soft); }
  ol, :has([data-alarm]:checked) > & > p { display: none; }
  :has([data-alarm]:checked) > & > ol { display: block; }
`;

/** Sound needs a script, so this is hidden until scripts run. */
const Sound = styled.label`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  min-height: var(--target);
  margin-top: var(--s-2);
  font: 500 var(--t-3) / 1.3 var(--ui);
  cursor: pointer;
  visibility: hidden;
  html[data-hydrated] & { visibility: visible; }
  input { width: 1.25rem; height: 1.25rem; accent-color: var(--brass); }
`;

function Mark({ claim: { sureness, source } }: { readonly claim: Claim }) {
  return (
    <>
      <br />
      <SureMark sureness={sureness} />
      <small>{source}</small>
    </>
  );
}

/** The casino hall and its alarm. The drawing follows the checkbox alone; the bell rings if the visitor turned sound on. */
export function Alarm() {
  const { hash } = useLocation();
  const room = useRef<HTMLElement>(null);
  const sound = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hash === '#alarm') room.current?.scrollIntoView();
  }, [hash]);
  return (
    <Room as="section" id="alarm" ref={room} aria-labelledby="alarm-heading">
      <div>
        <h2 id="alarm-heading">{alarmHeading}</h2>
        <div style={{ gridArea: 'push' }}>
          <PushButton
            describedBy="alarm-told"
            onPress={(isAlarm) => {
              if (isAlarm && sound.current?.checked) ringBell();
            }}
          />
          <Sound>
            <input type="checkbox" ref={sound} />
            Ring the bell
          </Sound>
        </div>
        <Hall />
        <Outcome id="alarm-told" aria-live="polite">
          <p>
            {beforeAlarm.text}
            <Mark claim={beforeAlarm} />
          </p>
          <ol>
            {afterAlarm.map((claim) => (
              <li key={claim.text} data-told={claim.sureness === 'on record' ? undefined : ''}>
                {claim.text}
                <Mark claim={claim} />
              </li>
            ))}
            <li>{drawnOnly}</li>
          </ol>
          <OnRecordGap>What happened in this room when the alarm rang is told, not on record.</OnRecordGap>
          <DrawnPeople />
        </Outcome>
      </div>
    </Room>
  );
}
