import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../../../kit/design/layout/visually-hidden.js';
import after from '../../../drawings/alarm/after.svg';
import moving from '../../../drawings/alarm/moving.svg';
import hill from '../../../drawings/alarm/stage.svg';

/** The window. On a wide screen it shows the whole hill; on a narrow one it is always near. */
const Stage = styled.div`
  position: relative;
  max-width: 160rem;
  margin-inline: auto;
  aspect-ratio: 1940 / 660;
  overflow: clip;
  contain: layout paint;
  background: #0e1a20;
  border: solid var(--brass);
  border-width: 1px 0;
  @media (max-width: 61.99rem) { aspect-ratio: auto; height: clamp(17rem, 42svh, 30rem); }
`;

/** The hill with what moves over it, larger than the window, which moves over it. */
const World = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 136%;
  aspect-ratio: 1940 / 660;
  transform-origin: 0 0;
  transform: scale(calc(1 / 1.36));
  > * { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; will-change: transform; }
  > svg { overflow: hidden; }
  /* The still of the first moment gives way to the moving drawing. */
  &:has(> svg) > img + img { display: none; }
  @media (max-width: 61.99rem) { width: auto; height: 138%; transform: translateX(-2%); }
`;

const Still = styled.figure`
  position: relative;
  margin: var(--s-5) 0;
  aspect-ratio: 1940 / 660;
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
          <img
            src={hill}
            width={1940}
            height={660}
            alt="Illustration. The hill cut open at night: gate, stables, pool and house; under them the secret room, the casino and the tunnel; on the right the tea garden"
            loading="lazy"
            decoding="async"
          />
          <img src={moving} width={1940} height={660} alt="" loading="lazy" decoding="async" />
        </World>
      </Stage>
      <noscript>
        <Still>
          <img src={hill} width={1940} height={660} alt="" loading="lazy" />
          <img
            src={after}
            width={1940}
            height={660}
            alt="Illustration. Twelve seconds later: the tables are in the wall, the wheel is behind its panel, the guests sit at supper in the garden, four dealers stand in a circle with books"
            loading="lazy"
          />
        </Still>
      </noscript>
      <VisuallyHidden>What moves in the picture is told step by step below.</VisuallyHidden>
    </>
  );
}
