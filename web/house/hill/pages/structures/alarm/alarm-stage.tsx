import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../../../kit/design/layout/visually-hidden.js';
import moving from '../../../drawings/alarm/moving.svg';
import { hall, NEAR } from '../../../drawings/alarm/places.js';
import { DrawingImage } from '../../../drawings/drawing.js';
import { ALARM } from '../../../drawings/section/measures.js';
import { section } from '../../../drawings/section/section.js';

const { width, height } = ALARM;

/** The window. It looks into the hall until the alarm is pressed; on a narrow screen the hall is higher than on a wide one. */
const Stage = styled.div`
  position: relative;
  max-width: 160rem;
  margin-inline: auto;
  aspect-ratio: 2.3;
  overflow: clip;
  contain: layout paint;
  background: #0e1a20;
  border: solid var(--brass);
  border-width: 1px 0;
  @media (max-width: 61.99rem) { aspect-ratio: auto; height: clamp(17rem, 42svh, 30rem); }
`;

/** The hill with what moves over it, hung by the middle of its hall in the middle of the window, which it is larger than. */
const World = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  width: ${(width / NEAR) * 100}%;
  aspect-ratio: ${width} / ${height};
  transform-origin: 0 0;
  transform: translate(${share(hall.x, ALARM.left, width)}, ${share(hall.y, ALARM.top, height)});
  > * { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; will-change: transform; }
  > svg { overflow: hidden; }
  /* The still of the first moment gives way to the moving drawing. */
  &:has(> svg) > img + img { display: none; }
  html[data-on-record] & > * + * { display: none; }
  @media (max-width: 61.99rem) { width: auto; height: ${(height / 340) * 100}%; }
`;

function share(place: number, start: number, whole: number): string {
  return `${((start - place) / whole) * 100}%`;
}

const Still = styled.figure`
  position: relative;
  margin: var(--s-5) 0;
  aspect-ratio: ${width} / ${height};
  overflow: clip;
  img { position: absolute; inset: 0; width: 100%; height: 100%; }
`;

interface AlarmStageProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
}

/** The hill that the alarm moves through. Without scripts, a second picture shows its end. */
export function AlarmStage({ stage, world }: AlarmStageProps) {
  return (
    <>
      <Stage ref={stage}>
        <World ref={world}>
          <DrawingImage drawing={section('alarm')} loading="lazy" decoding="async" />
          <img src={moving} width={width} height={height} alt="" loading="lazy" decoding="async" />
        </World>
      </Stage>
      <noscript>
        <Still>
          <DrawingImage drawing={{ ...section('alarm'), alt: '' }} loading="lazy" />
          <img
            src={`${moving}#after`}
            width={width}
            height={height}
            alt="Illustration. Twelve seconds later: the table is up in the wall, the wheel is in the secret room, the guests sit at supper in the garden, four dealers stand in a circle with books"
            loading="lazy"
          />
        </Still>
      </noscript>
      <VisuallyHidden>What moves in the picture is told step by step below.</VisuallyHidden>
    </>
  );
}
