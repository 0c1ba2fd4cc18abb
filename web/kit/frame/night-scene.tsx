import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Night } from '../design/ground/ground.js';
import { Page } from '../design/layout/page.js';

const Content = styled(Page)`
  display: grid;
  justify-items: center;
  gap: var(--s-5);
`;

const Ground = styled(Night)`
  display: grid;
  /* A drawing that does not load would be as wide as its attribute. */
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  min-height: calc(100svh - 6rem);
  padding-top: clamp(3rem, 9svh, 6rem);
  text-align: center;
  border-bottom: 1px solid var(--brass);
  box-shadow: 0 3px 0 var(--night), 0 4px 0 var(--brass);
  > img { width: 100%; max-width: none; height: clamp(14rem, 24vw, 24rem); margin-top: var(--s-7); object-fit: cover; object-position: 50% 100%; mask-image: linear-gradient(transparent, #000 30%); }
`;

interface NightSceneProps {
  /** URL of a wide drawing, aligned to the bottom. Decorative. */
  readonly drawing: string;
  readonly children: ReactNode;
}

/** A page with one message over a drawing. */
export function NightScene({ drawing, children }: NightSceneProps) {
  return (
    <Ground>
      <Content>{children}</Content>
      <img src={drawing} alt="" width={1440} height={320} />
    </Ground>
  );
}
