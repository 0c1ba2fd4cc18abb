import { group } from '../section/pen.js';

/** A box around all of the hall. */
export const IN_HALL = '594 540 676 304 1';
/** A box around a figure of the kit, which is painted at half its size. */
const FIGURE = '-100 -350 220 365 .5';

/** A group that is moved as a whole, or shown and hidden: a picture of its own when it runs. @param box what it covers around its own origin, and the size that it is painted in */
export function mover(id: string, content: string, box = FIGURE): string {
  return group(id, content, `class="m" data-box="${box}"`);
}
