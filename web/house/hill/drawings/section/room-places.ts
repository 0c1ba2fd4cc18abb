import type { RoomId } from '../../texts/features.js';
import { SHEET } from './measures.js';

/** A box on the drawing, in its own units. */
export interface RoomPlace {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where its name hangs. */
  readonly name: 'above' | 'below';
}

/** The rooms that a page names and looks into, with the edges of the cut. */
export const roomPlaces = {
  casino: { left: 594, top: 542, right: 1266, bottom: 844, name: 'below' },
  'underground-tunnels': { left: 1266, top: 724, right: 1668, bottom: 936, name: 'above' },
  'tea-garden': { left: 1312, top: 304, right: 1636, bottom: 482, name: 'above' },
  'swimming-pool': { left: 240, top: 440, right: 424, bottom: 632, name: 'below' },
  'horse-stables': { left: 0, top: 430, right: 236, bottom: 604, name: 'below' },
  'cooling-system': { left: 32, top: 674, right: 212, bottom: 840, name: 'below' },
  'secret-room': { left: 256, top: 686, right: 426, bottom: 844, name: 'below' },
} as const satisfies Readonly<Record<RoomId, RoomPlace>>;

/** A box as shares of the sheet, 0 to 1. */
export function shareOfSheet({ left, top, right, bottom }: RoomPlace) {
  return {
    left: (left - SHEET.left) / SHEET.width,
    top: (top - SHEET.top) / SHEET.height,
    width: (right - left) / SHEET.width,
    height: (bottom - top) / SHEET.height,
  };
}
