import type { Group } from '../group.entity.js';

interface Owed {
  readonly state: Group['state'];
  /** Of the quote that is valid or was accepted, US cents; 0 before. */
  readonly totalCents: number;
  readonly depositCents: number;
  /** Less what was given back. */
  readonly receivedCents: number;
  readonly creditedCents: number;
  /** For what was billed. */
  readonly owedCents: number;
}

/**
 * What a card can pay for a group now, in US cents: the deposit, then the rest that was agreed, then what is billed. The deposit of a quote
 * that is not accepted yet accepts it.
 */
export function payableCents(owed: Owed): number {
  const { state, totalCents, depositCents, receivedCents, creditedCents, owedCents } = owed;
  if (state === 'quoted' || state === 'accepted') return Math.max(0, depositCents - receivedCents);
  if (state === 'secured') return Math.max(0, totalCents - creditedCents - receivedCents);
  return state === 'asked' ? 0 : owedCents;
}
