import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { cutCorners } from '../../../../../kit/design/frames/cut-corners.js';
import { Frame } from '../../../../../kit/design/frames/frame.js';
import { nightColors } from '../../../../../kit/design/ground/ground.js';
import { media } from '../../../../../kit/design/media.js';
import { CertaintyMark } from '../../../design/certainty-mark.js';
import { Claims } from '../../../design/claims.js';
import { type Drawing, DrawingImage } from '../../../drawings/drawing.js';
import { drawing } from '../../../drawings/scenes/drawings.js';
import { section } from '../../../drawings/section/section.js';
import { features, type Room, secretRoom } from '../../../texts/features.js';

const FeatureGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7) var(--s-6);
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-7) var(--s-5); }
  ${media.fromDesktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s-8) var(--s-6); }
`;

/** A framed picture with a brass plate, as in a museum. All of it leads into the room, on the hill above. */
const Hung = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  text-align: center;
  > p { margin-top: var(--s-3); max-width: 24rem; font: 400 var(--t-4) / 1.45 var(--text); text-wrap: balance; }
  > span { margin-top: var(--s-3); }
  &[data-wide] { grid-column: 1 / -1; }
  ${media.fromPhone} {
    &[data-wide] { grid-template: "picture name" 1fr "picture text" auto "picture mark" 1fr / minmax(0, 1fr) minmax(0, 1fr); column-gap: var(--s-6); }
    &[data-wide] > :first-child { grid-row: 1 / -1; }
    &[data-wide] > h2 { align-self: end; margin-top: 0; }
  }
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

interface RoomCardProps {
  readonly room: Room;
  readonly picture: Drawing;
  /** Across the page, the picture beside the text. */
  readonly isWide?: boolean;
  readonly onOpen: (event: MouseEvent<HTMLElement>) => void;
}

function RoomCard({ room, picture, isWide = false, onOpen }: RoomCardProps) {
  return (
    <Hung data-told={room.certainty === 'local tradition' ? '' : undefined} data-wide={isWide ? '' : undefined}>
      <Mount>
        <DrawingImage drawing={picture} loading="lazy" />
      </Mount>
      <Plaque>
        <button type="button" onClick={onOpen}>
          <span>{room.title}</span>
        </button>
      </Plaque>
      <p>
        <Claims text={room.description} />
      </p>
      <CertaintyMark certainty={room.certainty} />
    </Hung>
  );
}

interface RoomCardsProps {
  readonly onOpen: (room: Room) => (event: MouseEvent<HTMLElement>) => void;
}

/** A card for each room: the six with their own drawings, and the secret room as the hill shows it. */
export function RoomCards({ onOpen }: RoomCardsProps) {
  return (
    <FeatureGrid aria-label="Structures">
      {features.map((feature) => (
        <RoomCard key={feature.id} room={feature} picture={drawing(feature.drawing)} onOpen={onOpen(feature)} />
      ))}
      <RoomCard isWide room={secretRoom} picture={section('secret')} onOpen={onOpen(secretRoom)} />
    </FeatureGrid>
  );
}
