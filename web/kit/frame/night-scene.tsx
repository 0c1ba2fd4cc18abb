import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Night } from '../design/ground/ground.js';
import { Page } from '../design/layout/page.js';
import { media } from '../design/media.js';

const Ground = styled(Night)`
  display: grid;
  align-items: center;
  min-height: calc(100svh - 6rem);
  padding-block: var(--s-7);
  border-bottom: 1px solid var(--brass);
  box-shadow: 0 3px 0 var(--night), 0 4px 0 var(--brass);
`;

const Scene = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) clamp(2rem, 5vw, 5rem);
  align-items: center;
  > img { width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; box-shadow: 0 0 0 4px var(--night), 0 0 0 5px var(--brass); }
  > div { display: grid; justify-items: start; gap: var(--s-5); }
  ${media.fromTablet} { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
  ${media.belowTablet} { > img { order: -1; } }
`;

interface NightSceneProps {
  /** URL of a drawing, 720 × 480. Decorative. */
  readonly drawing: string;
  readonly children: ReactNode;
}

/** A page with one message, beside a drawing; on a narrow screen below it. */
export function NightScene({ drawing, children }: NightSceneProps) {
  return (
    <Ground>
      <Scene>
        <div>{children}</div>
        <img src={drawing} alt="" width={720} height={480} />
      </Scene>
    </Ground>
  );
}
