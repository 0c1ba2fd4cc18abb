/** Degrees between neighbors in a small hand, and across a large one. */
const WIDEST_STEP = 14;
const WIDEST_FAN = 52;

/** Rotation of each card in degrees, left to right, symmetric. */
export function fan(cards: number): readonly number[] {
  const step = Math.min(WIDEST_STEP, WIDEST_FAN / Math.max(1, cards - 1));
  return Array.from({ length: cards }, (_, index) => Number(((index - (cards - 1) / 2) * step).toFixed(1)));
}
