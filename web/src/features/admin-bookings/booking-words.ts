import type { StaffBookingQuery } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';

export type BookingState = NonNullable<StaffBookingQuery['booking']>;
export type Change = NonNullable<StaffBookingQuery['bookingChanges']>[number];
export type Refund = NonNullable<BookingState['refunds']>[number];

/** How a booking stands. */
export const statusWords = {
  confirmed: 'Confirmed',
  displaced: 'The day is closed',
  cancelled: 'Cancelled',
} as const satisfies Record<BookingState['status'], string>;

/** How a refund stands. */
export const refundWords = {
  requested: 'Requested',
  sent: 'On its way',
  settled: 'Refunded',
  failed: 'Declined by the bank',
} as const satisfies Record<Refund['status'], string>;

/** How something was paid, or goes back. */
export const methodWords = {
  online: 'by card online',
  card_reader: 'with the card reader',
  cash: 'in cash',
} as const satisfies Record<Refund['method'], string>;

/** Where all money of a cancelled booking goes. */
export function moneyBackWords({ payments, totalAmount }: Pick<BookingState, 'payments' | 'totalAmount'>): string {
  const atDoor = payments?.find(({ method }) => method !== 'online');
  if (atDoor === undefined) return `The full $${totalAmount} will be refunded to the card.`;
  return `The party paid ${methodWords[atDoor.method]} at the door: refund the full $${totalAmount} in person.`;
}

/** Which change money goes back for. */
export const reasonWords = {
  moved: 'moved',
  party_changed: 'smaller party',
  cancelled: 'cancelled',
} as const satisfies Record<Refund['reason'], string>;

/** What was changed, in a sentence. */
export function changeWords(change: Change): string {
  const { kind, fromStartsAt, toStartsAt, fromGroupSize, toGroupSize } = change;
  if (kind === 'cancelled') return 'Cancelled';
  if (kind === 'food_changed') return 'Food order changed';
  if (kind === 'party_changed') return `From ${fromGroupSize} to ${toGroupSize} guests`;
  return `Moved from ${venueDateTime(fromStartsAt)} to ${venueDateTime(toStartsAt)}`;
}

/** Who changed it, and why. */
export function actorWords({ byVisitor, reason }: Change): string {
  return byVisitor ? 'By the guest’s link' : `By staff: “${reason ?? ''}”`;
}
