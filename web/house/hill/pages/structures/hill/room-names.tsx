import type { CSSProperties, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { cutCorners } from '../../../../../kit/design/frames/cut-corners.js';
import { media } from '../../../../../kit/design/media.js';
import { roomPlaces, shareOfSheet } from '../../../drawings/section/room-places.js';
import type { Room } from '../../../texts/features.js';
import { rooms } from './use-open-room.js';

/** Over the drawing on a wide screen; below it, a list of all names, so that none is cut off. */
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  order: 2;
  padding: var(--s-4) var(--gutter) var(--s-5);
  ${media.fromDesktop} {
    display: block;
    grid-area: hill;
    position: relative;
    z-index: 1;
    width: min(100%, 120rem);
    margin-inline: auto;
    padding: 0;
    overflow: clip;
    pointer-events: none;
    transition: opacity var(--slow) var(--ease), visibility var(--slow);
    [data-open] > & { visibility: hidden; opacity: 0; }
  }
  ${media.reducedMotion} { transition: none; }
`;

/** A room of the drawing. Its name hangs on a short brass line; on hover the room stays lit and all else dims. */
const Spot = styled.button`
  ${media.fromDesktop} {
    position: absolute;
    left: var(--left);
    top: var(--top);
    width: var(--width);
    height: var(--height);
    pointer-events: auto;
    &::before {
      content: "";
      position: absolute;
      z-index: -1;
      inset: 0;
      border: 4px double var(--brass-lit);
      box-shadow: 0 0 0 100vmax rgb(6 10 12 / 0.55);
      opacity: 0;
      transition: opacity var(--slow) var(--ease);
      pointer-events: none;
    }
    &:hover::before, &:focus-visible::before { opacity: 1; }
    &::after { content: ""; position: absolute; left: 50%; height: 0.6rem; border-left: 1px solid var(--brass-lit); }
    &[data-name='below']::after { top: 100%; }
    &[data-name='above']::after { bottom: 100%; }
  }
  ${media.reducedMotion} { &::before { transition: none; } }
  ${media.forcedColors} { border: 1px solid; }
`;

const Name = styled.span`
  --c: 4px;
  position: relative;
  isolation: isolate;
  display: block;
  padding: 0.7rem 0.9rem;
  font: 600 0.9375rem / 1.15 var(--ui);
  letter-spacing: 0.035em;
  white-space: nowrap;
  color: var(--brass-lit);
  small { display: block; font: italic 400 0.8125rem / 1.2 var(--text); letter-spacing: 0; color: var(--cream); }
  &::before { content: ""; position: absolute; inset: 0; z-index: -2; background: var(--night); ${cutCorners} }
  &::after { content: ""; position: absolute; inset: 0; z-index: -1; border: 10.67px solid transparent; border-image: var(--hair-brass) 16 / 10.67px stretch; }
  button:hover > &::before, button:focus-visible > &::before, [aria-expanded='true'] > &::before { background: var(--night-high); }
  ${media.fromDesktop} {
    position: absolute;
    left: 50%;
    padding: 0.45rem 0.8rem;
    font-size: clamp(0.8125rem, 0.45rem + 0.55vw, 0.9375rem);
    translate: -50% 0;
    [data-name='below'] > & { top: calc(100% + 0.5rem); }
    [data-name='above'] > & { bottom: calc(100% + 0.5rem); }
  }
`;

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

interface RoomNamesProps {
  readonly openRoom: Room | undefined;
  readonly onOpen: (room: Room) => (event: MouseEvent<HTMLElement>) => void;
}

/** A button for each room of the hill. */
export function RoomNames({ openRoom, onOpen }: RoomNamesProps) {
  return (
    <Names aria-label="Rooms of the hill">
      {rooms.map((room) => {
        const place = roomPlaces[room.id];
        const { left, top, width, height } = shareOfSheet(place);
        const spot = {
          '--left': percent(left),
          '--top': percent(top),
          '--width': percent(width),
          '--height': percent(height),
        } as CSSProperties;
        return (
          <li key={room.id} data-told={room.source === undefined ? '' : undefined}>
            <Spot
              type="button"
              data-room={room.id}
              data-name={place.name}
              aria-expanded={openRoom?.id === room.id}
              style={spot}
              onClick={onOpen(room)}
            >
              <Name>
                {room.title}
                {room.source === undefined ? null : (
                  <small aria-hidden="true" data-on-record-gap="">
                    {room.source}
                  </small>
                )}
              </Name>
            </Spot>
          </li>
        );
      })}
    </Names>
  );
}
