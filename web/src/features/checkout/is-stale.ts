import type { OrderOutcome } from './send-order.js';

/** Refusals that mean that the cart is stale. */
const staleRefusals: ReadonlySet<string> = new Set([
  'ProductOutOfStock',
  'ProductNotFound',
  'TotalMismatch',
  'CartChanged',
  'HoldExpired',
  'PriceChanged',
  'CodeUnknown',
  'CodeNotForThis',
]);

/** Whether the cart has changed since it was read. */
export function isStale(outcome: OrderOutcome): boolean {
  return typeof outcome === 'object' && staleRefusals.has(outcome.__typename);
}
