import { guests } from '../../../../drawings/alarm/cast.js';
import { HATCH } from '../../../../drawings/alarm/places.js';
import { DOWN, inRoom, SIZE } from '../../../../drawings/section/measures.js';
import { mix, part, pulse, softPart } from './easing.js';
import { wayOut } from './ways.js';

/** A guest at one moment. */
export interface GuestThen {
  readonly x: number;
  readonly y: number;
  /** In the garden she is seated, or stands as she did not before. */
  readonly pose: 'stand' | 'end';
  /** Degrees. */
  readonly tilt: number;
  readonly faces: number;
  readonly size: number;
}

const IN_TUNNEL = 0.31;
const IN_GARDEN = 0.3;

/** The guests with their ways out. */
export const leaving = guests.map((guest) => {
  const [x, y] = inRoom(guest.x, DOWN, guest.near);
  return { ...guest, size: SIZE * guest.near, at: { x, y: y - 1 }, way: wayOut([x, y - 1], guest.end.x) };
});
type Leaving = (typeof leaving)[number];

/** In the hall: at the alarm she turns to the way out, and steps from foot to foot. */
function waiting(time: number, { at, faces, leaves, size }: Leaving): GuestThen {
  const warned = softPart(time, 2.3, 2.7);
  const step = 4 * Math.abs(Math.sin(time * 7 + at.x)) * pulse(time, 2.4, 2.6, leaves - 0.1, leaves);
  return {
    x: at.x,
    y: at.y - step,
    pose: 'stand',
    tilt: -4 * warned * Math.sin(part(time, leaves - 0.3, leaves) * Math.PI),
    faces: warned > 0 ? 1 : faces,
    size,
  };
}

function inGarden(since: number, { at, end, way }: Leaving): GuestThen {
  const { x, y } = way.at(way.seconds);
  const tilt = 0.8 * Math.sin(since * 2.6 + at.x) * part(since, 0, 0.4);
  return { x, y: y + 1, pose: 'end', tilt, faces: end.faces, size: IN_GARDEN };
}

function onTheWay(gone: number, { at, size, way }: Leaving): GuestThen {
  const { x, y, dx, dy } = way.at(gone);
  const now = mix(size, IN_TUNNEL, part(x, at.x, 1290));
  if (Math.abs(dy) > Math.abs(dx) * 3) {
    return { x: x - 3, y, pose: 'stand', tilt: Math.sin(gone * 24) * 4, faces: 1, size: IN_TUNNEL };
  }
  const stride = Math.sin(gone * 17 + at.x);
  const runs = y > HATCH + 1;
  return {
    x,
    y: y - Math.abs(stride) * (runs ? 16 : 5) * now,
    pose: 'stand',
    tilt: stride * (runs ? 3 : 1.5) + (runs ? 5 : 0),
    faces: dx < 0 ? -1 : 1,
    size: runs ? now : IN_GARDEN,
  };
}

export function guestsAt(time: number): readonly GuestThen[] {
  return leaving.map((guest) => {
    const gone = time - guest.leaves;
    if (gone <= 0) return waiting(time, guest);
    return gone < guest.way.seconds ? onTheWay(gone, guest) : inGarden(gone - guest.way.seconds, guest);
  });
}
