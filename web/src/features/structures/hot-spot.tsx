import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Feature } from '../../content/features.js';
import { cutCorners } from '../../design/frames/cut-corners.js';
import { media } from '../../design/media.js';

/** A glowing ring around a part of the drawing. The name is always visible, the ring on hover. */
const Ring = styled.button`
  position: absolute;
  translate: -50% -50%;
  aspect-ratio: 1;
  border-radius: 50%;
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: 50%;
    border: 4px double var(--brass-lit);
    background: radial-gradient(closest-side, rgb(242 200 121 / 0.34), rgb(242 200 121 / 0.12) 70%, transparent);
    opacity: 0;
    transform: scale(0.94);
    transition: opacity var(--fast) var(--ease), transform var(--fast) var(--ease);
  }
  &:hover::before, &:focus-visible::before { opacity: 1; transform: none; }
  ${media.forcedColors} { border: 1px solid; }
`;

const Name = styled.span`
  --c: 4px;
  position: absolute;
  isolation: isolate;
  padding: 0.45rem 0.85rem;
  font: 600 clamp(0.8125rem, 0.45rem + 0.6vw, 0.9375rem) / 1.15 var(--ui);
  letter-spacing: 0.035em;
  white-space: nowrap;
  color: var(--brass-lit);
  translate: -50% -50%;
  &::before { content: ""; position: absolute; inset: 0; z-index: -2; background: var(--night); ${cutCorners} }
  &::after { content: ""; position: absolute; inset: 0; z-index: -1; border: 10.67px solid transparent; border-image: var(--hair-brass) 16 / 10.67px stretch; }
  button:hover > &::before, button:focus-visible > &::before { background: var(--night-high); }
`;

/** Position of a name, in percent of its ring, clear of the drawing's details. */
const namePlaces: Readonly<Record<string, { readonly left: number; readonly top: number }>> = {
  casino: { left: 50, top: 85 },
  'underground-tunnels': { left: 56, top: 88 },
  'tea-garden': { left: 50, top: 12 },
  'swimming-pool': { left: -49, top: 92 },
  'horse-stables': { left: 50, top: 82 },
  'cooling-system': { left: 50, top: 50 },
};

interface HotSpotProps {
  readonly feature: Feature;
  readonly onSelect: (event: MouseEvent<HTMLElement>) => void;
}

export function HotSpot({ feature: { id, title, spot, sureness }, onSelect }: HotSpotProps) {
  const { left, top } = namePlaces[id] ?? { left: 50, top: 100 };
  return (
    <Ring
      type="button"
      aria-haspopup="dialog"
      data-told={sureness === 'local tradition' ? '' : undefined}
      style={{ left: `${spot.left}%`, top: `${spot.top}%`, width: `${spot.width}%` }}
      onClick={onSelect}
    >
      <Name style={{ left: `${left}%`, top: `${top}%` }}>{title}</Name>
    </Ring>
  );
}
