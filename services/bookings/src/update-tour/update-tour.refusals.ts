import type { Temporal } from 'temporal-polyfill';
import { formatTime } from '../schedule/start-times.js';
import type { CapacityBelowSold } from '../slots/slot.refusals.js';

/** A start ahead has more seats sold or held than the tour would have. */
export function startNeedsSeats(start: Temporal.PlainDateTime, taken: number): CapacityBelowSold {
  const day = start.toPlainDate().toLocaleString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
  const message = `${taken} seats are sold or held at ${formatTime(start.toPlainTime())} on ${day}, so the tour needs at least ${taken}.`;
  return { __typename: 'CapacityBelowSold', message, taken };
}
