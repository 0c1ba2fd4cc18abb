import { useEffect, useRef } from 'react';
import { roomPlaces, shareOfSheet } from '../../../drawings/section/room-places.js';
import type { RoomId } from '../../../texts/features.js';

/** A room is drawn at most this much larger. */
const NEAREST = 4;
/** Part of the window that a room fills. */
const FULL = 0.9;

/** Where the picture has to lie in its window so that a room fills the free part of it. */
function lookInto(id: RoomId, window: HTMLElement, picture: HTMLElement): string {
  const share = shareOfSheet(roomPlaces[id]);
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture;
  const covered = Number.parseFloat(getComputedStyle(window).getPropertyValue('--covered')) || 0;
  const [wide, high] = [window.clientWidth - covered, window.clientHeight];
  const near = Math.min(
    NEAREST,
    (wide * FULL) / (share.width * offsetWidth),
    (high * FULL) / (share.height * offsetHeight),
  );
  const x = wide / 2 - offsetLeft - near * (share.left + share.width / 2) * offsetWidth;
  const y = high / 2 - offsetTop - near * (share.top + share.height / 2) * offsetHeight;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${near.toFixed(3)})`;
}

/** Moves the picture of the hill in its window: into a room, or back to all of it. The style sheet makes it slow. */
export function useCamera(room: RoomId | undefined) {
  const window = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [frame, hill] = [window.current, picture.current];
    if (!(frame && hill)) return undefined;
    const look = (): void => {
      hill.style.transform = room === undefined ? '' : lookInto(room, frame, hill);
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(frame);
    return () => resized.disconnect();
  }, [room]);
  return { window, picture };
}
