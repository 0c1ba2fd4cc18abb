import type { KeyboardEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../../kit/design/media.js';
import { ALARM_SECONDS, alarmSteps } from '../../../texts/alarm.js';

/** Shows a time on the slide, without rendering. */
export function setSlide(slide: HTMLInputElement, time: number): void {
  slide.value = String(time);
  slide.style.setProperty('--done', `${(time / ALARM_SECONDS) * 100}%`);
  const text = `${clockTime(time)} of ${clockTime(ALARM_SECONDS)}`;
  if (slide.ariaValueText !== text) slide.ariaValueText = text;
}

/** `0:07` */
export function clockTime(time: number): string {
  return `0:${String(Math.floor(time + 0.001)).padStart(2, '0')}`;
}

const Bar = styled.div`
  grid-area: slide;
  min-width: 0;
  input { appearance: none; display: block; width: 100%; height: 2.75rem; margin: 0; background: none; cursor: grab; touch-action: pan-y; --done: 0%; }
  input::-webkit-slider-runnable-track { height: 10px; border: 1px solid var(--brass); background: linear-gradient(90deg, var(--brass-lit) var(--done), #33261a 0); }
  input::-moz-range-track { height: 10px; border: 1px solid var(--brass); background: linear-gradient(90deg, var(--brass-lit) var(--done), #33261a 0); }
  input::-webkit-slider-thumb { appearance: none; width: 28px; height: 36px; margin-top: -14px; background: linear-gradient(90deg, #7a5a17, #f6e6ba 30%, #c9a24b 55%, #5e4410); }
  input::-moz-range-thumb { width: 28px; height: 36px; border: 0; border-radius: 0; background: linear-gradient(90deg, #7a5a17, #f6e6ba 30%, #c9a24b 55%, #5e4410); }
  ol { position: relative; height: 2.75rem; margin-inline: 14px; }
  li { position: absolute; translate: -50% 0; }
  button { min-width: 2rem; height: 2.75rem; font: 500 var(--t-2) / 1 var(--ui); color: var(--mist); }
  button[aria-current] { color: var(--brass-lit); text-decoration: underline 2px; text-underline-offset: 6px; }
  ${media.reducedMotion} { input { display: none; } ol { display: flex; flex-wrap: wrap; gap: var(--s-2); margin: 0; height: auto; } li { position: static; translate: none; } button { min-width: 2.75rem; border: 1px solid var(--brass); } }
  @media (max-width: 40rem) { ol { display: flex; justify-content: space-between; } li { position: static; translate: none; } button { min-width: 2.5rem; } }
`;

const byArrow: Readonly<Record<string, number>> = {
  ArrowRight: 0.25,
  ArrowUp: 0.25,
  ArrowLeft: -0.25,
  ArrowDown: -0.25,
};
const byPage: Readonly<Record<string, number>> = { PageUp: 1, PageDown: -1 };

interface AlarmSlideProps {
  readonly slide: RefObject<HTMLInputElement | null>;
  readonly step: number;
  readonly onDrag: (time: number) => void;
  readonly onStep: (place: number) => void;
}

/** A brass slide over the twelve seconds, both ways, and the numbered steps. With reduced motion, the steps alone. */
export function AlarmSlide({ slide, step, onDrag, onStep }: AlarmSlideProps) {
  const jump = (event: KeyboardEvent<HTMLInputElement>): void => {
    const arrow = byArrow[event.key];
    const page = byPage[event.key];
    if (arrow === undefined && page === undefined) return;
    event.preventDefault();
    if (arrow !== undefined) onDrag(Math.min(ALARM_SECONDS, Math.max(0, event.currentTarget.valueAsNumber + arrow)));
    else onStep(Math.min(alarmSteps.length - 1, Math.max(0, step + (page ?? 0))));
  };
  return (
    <Bar>
      <input
        type="range"
        ref={slide}
        min={0}
        max={ALARM_SECONDS}
        step={0.05}
        defaultValue={0}
        aria-label="Time on the clock"
        aria-valuetext={`${clockTime(0)} of ${clockTime(ALARM_SECONDS)}`}
        onInput={(event) => onDrag(event.currentTarget.valueAsNumber)}
        onKeyDown={jump}
      />
      <ol aria-label="Steps">
        {alarmSteps.map(({ time, text }, place) => (
          <li key={time} style={{ left: `${(time / ALARM_SECONDS) * 100}%` }}>
            <button
              type="button"
              aria-label={`Step ${place + 1}: ${text}`}
              aria-current={place === step ? 'step' : undefined}
              onClick={() => onStep(place)}
            >
              {place + 1}
            </button>
          </li>
        ))}
      </ol>
    </Bar>
  );
}
