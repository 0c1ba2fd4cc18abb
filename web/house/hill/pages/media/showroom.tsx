import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cutTopCorners } from '../../../../kit/design/frames/cut-corners.js';
import { media } from '../../../../kit/design/media.js';

const House = styled.div`
  --side: clamp(18px, 3.6vw, 52px);
  --c: clamp(6px, 1vw, 14px);
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding: clamp(22px, 3.4vw, 46px) var(--side) 0;
  /* folds of a red curtain */
  background: repeating-linear-gradient(90deg, #3b0f14 0 10px, #5c1a20 10px 18px, var(--oxblood) 18px 22px, #5c1a20 22px 28px);
  ${cutTopCorners}
`;

const Valance = styled.svg`
  position: absolute;
  z-index: 1;
  inset: 0 0 auto;
  width: 100%;
  height: clamp(22px, 3.4vw, 46px);
`;

/** Holds an `img` or an `iframe` in a video's aspect ratio. */
export const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  background: #060a0c;
  box-shadow: 0 0 0 2px var(--brass), 0 0 0 6px var(--night), 0 0 0 7px var(--brass);
  > img, > iframe { display: block; width: 100%; height: 100%; border: 0; object-fit: cover; }
  > iframe { position: absolute; inset: 0; }
  ${media.forcedColors} { border: 1px solid; }
`;

/** The link at the foot of the screen. */
export const Below = styled.p`
  position: absolute;
  inset: auto 0 clamp(0.75rem, 2.4vw, 2rem);
  display: grid;
  justify-items: center;
`;

const Stage = styled.div`
  display: flex;
  justify-content: space-evenly;
  align-items: start;
  height: clamp(16px, 2vw, 26px);
  margin: clamp(10px, 1vw, 14px) calc(-1 * var(--side)) 0;
  padding-inline: 5%;
  background: linear-gradient(var(--brass) 0 2px, var(--earth-line) 2px 60%, var(--earth) 60%);
  i { width: 22px; height: 10px; border-radius: 22px 22px 0 0; background: var(--lamp-hot); translate: 0 -8px; }
`;

const swags = Array.from({ length: 10 }, (_, index) => index * 80);
const footlights = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** A small cinema: curtain, valance, footlights, and a screen. */
export function Showroom({ children }: { readonly children: ReactNode }) {
  return (
    <House>
      <Valance viewBox="0 0 800 46" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {swags.map((x, index) => (
          <g key={x}>
            <path d={`M${x} 0h80v18q-40 46-80 0z`} fill={index % 2 === 0 ? 'var(--oxblood)' : '#5c1a20'} />
            <path d={`M${x} 18q40 46 80 0`} fill="none" stroke="var(--brass)" strokeWidth="2.5" />
          </g>
        ))}
      </Valance>
      {children}
      <Stage aria-hidden="true">
        {footlights.map((lamp) => (
          <i key={lamp} />
        ))}
      </Stage>
    </House>
  );
}
