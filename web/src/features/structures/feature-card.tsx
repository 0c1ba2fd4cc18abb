import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import type { Feature } from '../../content/features.js';
import { cutCorners } from '../../design/frames/cut-corners.js';
import { Frame } from '../../design/frames/frame.js';
import { nightColors } from '../../design/ground/ground.js';
import { CertaintyMark } from '../../design/marks/certainty-mark.js';
import { Claims } from '../../design/marks/claims.js';
import { media } from '../../design/media.js';

export const FeatureGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7) var(--s-6);
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-7) var(--s-5); }
  ${media.fromDesktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s-8) var(--s-6); }
`;

/** A framed picture with a brass plate, as in a museum. All of it opens the dialog. */
const Hung = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  text-align: center;
  > p { margin-top: var(--s-3); max-width: 24rem; font: 400 var(--t-4) / 1.45 var(--text); text-wrap: balance; }
  > span { margin-top: var(--s-3); }
`;

const Mount = styled(Frame)`
  ${nightColors}
  width: 100%;
  transition: transform var(--fast) var(--ease);
  > img { aspect-ratio: 3 / 2; object-fit: cover; }
  li:hover > & { transform: translateY(-4px); }
  ${media.reducedMotion} { li:hover > & { transform: none; } }
`;

const Plaque = styled.h2`
  margin-top: -1.15rem;
  font-size: var(--t-5);
  button { color: var(--night); }
  /* the whole card is the button */
  button::after { content: ""; position: absolute; inset: 0; z-index: 1; }
  span { --c: 5px; position: relative; isolation: isolate; display: grid; place-items: center; min-height: var(--target); padding: 0.35rem var(--s-5) 0.45rem; }
  span::before { content: ""; position: absolute; inset: 0; z-index: -2; background: var(--brass-lit); ${cutCorners} }
  span::after { content: ""; position: absolute; inset: 3px; z-index: -1; border: 13.33px solid transparent; border-image: var(--hair-night) 16 / 13.33px stretch; }
  li:hover > & span::before { background: var(--brass-hover); }
`;

interface FeatureCardProps {
  readonly feature: Feature;
  readonly onSelect: (event: MouseEvent<HTMLElement>) => void;
}

export function FeatureCard({ feature, onSelect }: FeatureCardProps) {
  return (
    <Hung data-told={feature.certainty === 'local tradition' ? '' : undefined}>
      <Mount>
        <DrawingImage drawing={drawing(feature.drawing)} loading="lazy" />
      </Mount>
      <Plaque>
        <button type="button" aria-haspopup="dialog" onClick={onSelect}>
          <span>{feature.title}</span>
        </button>
      </Plaque>
      <p>
        <Claims text={feature.description} />
      </p>
      <CertaintyMark certainty={feature.certainty} />
    </Hung>
  );
}
