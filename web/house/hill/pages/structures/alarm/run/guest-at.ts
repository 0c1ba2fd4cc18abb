import { mix, part, pulse, softPart } from './easing.js';
import type { Guest } from './ways.js';

export type Pose = 'stand' | 'run' | 'climb' | 'sit';
export const poses: readonly Pose[] = ['stand', 'run', 'climb', 'sit'];

/** A guest at one moment. Tilt and bite are 0 at rest. */
export interface GuestThen {
  readonly x: number;
  readonly y: number;
  readonly pose: Pose;
  /** Degrees. */
  readonly tilt: number;
  readonly faces: number;
  readonly size: number;
  /** How far the fork is raised, 0 to 1. */
  readonly bite: number;
}

/** Above this, a guest is in the garden and walks. */
const GARDEN_TOP = 400;

/** In the hall: at the alarm she turns to the way out, and steps from foot to foot. */
function waiting(time: number, { x, leaves, way }: Guest): GuestThen {
  const warned = softPart(time, 2.3, 2.7);
  const looksIn = x > 980 || x === 908;
  const step = 2 * Math.abs(Math.sin(time * 7 + x)) * pulse(time, 2.4, 2.6, leaves - 0.1, leaves);
  return {
    x,
    y: way.at(0).y - step,
    pose: 'stand',
    tilt: -4 * warned * Math.sin(part(time, leaves - 0.3, leaves) * Math.PI),
    faces: warned === 0 && looksIn ? -1 : 1,
    size: 1.08,
    bite: 0,
  };
}

function seated(since: number, { x: phase, faces, way }: Guest): GuestThen {
  const { x, y } = way.at(way.seconds);
  return { x, y, pose: 'sit', tilt: 0, faces, size: 0.8, bite: Math.max(0, Math.sin(since * 2.6 + phase)) };
}

export function guestAt(time: number, guest: Guest): GuestThen {
  const gone = time - guest.leaves;
  if (gone <= 0) return waiting(time, guest);
  if (gone >= guest.way.seconds) return seated(gone - guest.way.seconds, guest);
  const { x, y, dx, dy } = guest.way.at(gone);
  if (Math.abs(dy) > Math.abs(dx) * 3) {
    return { x, y, pose: 'climb', tilt: Math.sin(gone * 26) * 5, faces: 1, size: 0.8, bite: 0 };
  }
  const stride = Math.sin(gone * 19 + guest.x);
  const runs = y >= GARDEN_TOP;
  return {
    x,
    y: y - Math.abs(stride) * (runs ? 3.4 : 1.6),
    pose: runs ? 'run' : 'stand',
    tilt: stride * (runs ? 5 : 2) + (runs ? Math.atan2(dy, dx) * 40 : 0),
    faces: dx < 0 ? -1 : 1,
    size: mix(1.08, 0.84, part(gone, 0, 0.5)),
    bite: 0,
  };
}
