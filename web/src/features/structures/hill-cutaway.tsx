import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import { type Feature, features } from '../../content/features.js';
import { cutCorners } from '../../design/frames/cut-corners.js';
import { Night } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { DrawnPeople } from '../../design/marks/on-record-switch.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';

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

function HotSpot({ feature: { id, title, spot, sureness }, onSelect }: HotSpotProps) {
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

const Scene = styled(Night)`
  position: relative;
  overflow: clip;
  padding-top: clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem);
`;

/** On a wide screen the text lies in the sky over the stables, and the drawing moves up behind it. */
const Content = styled(Page)`
  position: relative;
  z-index: 2;
  h1 + p { margin-top: var(--s-3); max-width: 44rem; }
  ${media.fromWide} { pointer-events: none; h1 + p, p + p { max-width: 27rem; } }
`;

const Hint = styled(Text)`
  margin-top: var(--s-3);
  color: var(--brass-lit);
`;

/** Too narrow to read, the drawing scrolls sideways; its spots move with it. */
const Window = styled.div`
  ${media.belowDesktop} { overflow-x: auto; overscroll-behavior-x: contain; }
`;

/** A room without a hot spot. */
const RoomName = styled.p`
  position: absolute;
  left: 32.4%;
  top: 73%;
  translate: -50% -50%;
  font: 600 clamp(0.8125rem, 0.45rem + 0.6vw, 0.9375rem) / 1.15 var(--ui);
  letter-spacing: 0.035em;
  white-space: nowrap;
  color: var(--cream);
  text-shadow: 0 0 6px var(--night), 0 0 2px var(--night);
`;

const Drawing = styled.div`
  position: relative;
  width: min(100%, 100rem);
  margin: var(--s-5) auto 0;
  > img { width: 100%; height: auto; mask-image: linear-gradient(transparent, #000 20%, #000 94%, transparent); }
  ${media.fromDesktop} { padding-bottom: 2vw; }
  /* hides stars behind the text */
  ${media.fromWide} { margin-top: clamp(-11rem, -11vw, -8rem); > img { mask: linear-gradient(transparent, #000 20%, #000 94%, transparent) intersect, radial-gradient(26% 15% at 20% 11%, transparent 75%, #000); } }
  @media (min-width: 100rem) { > img { mask: linear-gradient(transparent, #000 20%, #000 94%, transparent) intersect, linear-gradient(90deg, transparent, #000 8%, #000 92%, transparent) intersect, radial-gradient(26% 15% at 20% 11%, transparent 75%, #000); } }
  ${media.belowDesktop} { margin-top: var(--s-3); width: 58rem; max-width: none; > img { max-width: none; } }
`;

interface HillCutawayProps {
  /** Called when the spot of a feature is pressed. */
  readonly onSelect: (feature: Feature) => (event: MouseEvent<HTMLElement>) => void;
}

/** The hill cut open, with a hot spot for each of the six features. */
export function HillCutaway({ onSelect }: HillCutawayProps) {
  return (
    <Scene>
      <Content>
        <h1 tabIndex={-1}>Structures</h1>
        <Text kind="lead">Look inside the hill: restaurant and garden above, casino and tunnel below.</Text>
        <Hint kind="small">Choose a room.</Hint>
        <DrawnPeople />
      </Content>
      <Window>
        <Drawing>
          <DrawingImage drawing={drawing('hill-cutaway')} />
          <RoomName>Secret room</RoomName>
          {features.map((feature) => (
            <HotSpot key={feature.id} feature={feature} onSelect={onSelect(feature)} />
          ))}
        </Drawing>
      </Window>
    </Scene>
  );
}
