import { isTooLittleForCard, LEAST_CARD_CENTS } from '@hilltop/contracts/house/split-payment';
import type { PromotionKind } from './promotion.entity.js';

/** Pieces at one price, US cents. */
export interface Pieces {
  readonly unitCents: number;
  readonly count: number;
}

interface PieceRule {
  readonly kind: PromotionKind;
  /** Whole percent, or US cents. */
  readonly amount: number;
}

/** `count` of the pieces cost `offCents` less, each. US cents. */
export interface PieceDiscount {
  readonly count: number;
  readonly offCents: number;
}

/**
 * Piece by piece, so that each has its own price and a refund is a sum of pieces. A percentage is of the sum, half a cent rounded up;
 * it and a sum of cents are spread by largest remainder. It takes less where it would leave less than a card can pay.
 * @param besideCents what the rest of the cart costs, in US cents
 * @returns at most two amounts per entry, which differ by a cent
 */
export function spreadDiscount(
  promotion: PieceRule,
  pieces: readonly Pieces[],
  besideCents: number,
): PieceDiscount[][] {
  const discounts = wholeDiscount(promotion, pieces);
  const sums = pieces.map(({ unitCents, count }) => unitCents * count);
  const costCents = sumOf(sums) + besideCents;
  if (!isTooLittleForCard(costCents - sumOf(discounts.map(centsOff)))) return discounts;
  const parts = spreadCents(Math.max(0, costCents - LEAST_CARD_CENTS), sums);
  return pieces.map(({ count }, at) => evenly(parts[at] ?? 0, count));
}

function wholeDiscount({ kind, amount }: PieceRule, pieces: readonly Pieces[]): PieceDiscount[][] {
  if (kind === 'fixed_price') {
    return pieces.map(({ unitCents, count }) => evenly(Math.max(0, unitCents - amount) * count, count));
  }
  const sums = pieces.map(({ unitCents, count }) => unitCents * count);
  const whole = sumOf(sums);
  const cents = kind === 'percent' ? Math.floor((whole * amount + 50) / 100) : Math.min(amount, whole);
  const parts = spreadCents(cents, sums);
  return pieces.map(({ count }, at) => evenly(parts[at] ?? 0, count));
}

export function centsOff(discounts: readonly PieceDiscount[]): number {
  return discounts.reduce((sum, { count, offCents }) => sum + count * offCents, 0);
}

/** Spreads in proportion to the weights, by largest remainder. BigInt, because products of two sums can be too large for a number. */
function spreadCents(cents: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((one) => Number(one / BigInt(whole)));
  const left = exact.map((one) => Number(one % BigInt(whole)));
  const byRemainder = [...weights.keys()].sort((a, b) => (left[b] ?? 0) - (left[a] ?? 0));
  for (const at of byRemainder.slice(0, cents - sumOf(parts))) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

function evenly(cents: number, count: number): PieceDiscount[] {
  const offCents = Math.floor(cents / count);
  const more = cents % count;
  const discounts = [
    { count: more, offCents: offCents + 1 },
    { count: count - more, offCents },
  ];
  return discounts.filter((one) => one.count > 0 && one.offCents > 0);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
