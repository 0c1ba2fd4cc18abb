/** Between neighbors in a small hand, and from the first to the last of a large one, in degrees. */
const WIDEST_STEP = 14;
const WIDEST_FAN = 52;

/** How far each of so many cards is turned from upright, in degrees, left to right, the same to both sides. */
export function fan(cards: number): readonly number[] {
  const step = Math.min(WIDEST_STEP, WIDEST_FAN / Math.max(1, cards - 1));
  return Array.from({ length: cards }, (_, index) => Number(((index - (cards - 1) / 2) * step).toFixed(1)));
}
