import type { StaffBookingQuery } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';

export type BookingState = NonNullable<StaffBookingQuery['booking']>;
export type Change = NonNullable<StaffBookingQuery['bookingChanges']>[number];
export type Refund = NonNullable<BookingState['refunds']>[number];

/** How a booking stands. */
export const statusWords = {
  confirmed: 'Confirmed',
  displaced: 'The day is closed',
  cancelled: 'Canceled',
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

/** Where all money of a canceled booking goes. */
export function moneyBackWords({ payments, totalAmount }: Pick<BookingState, 'payments' | 'totalAmount'>): string {
  const atDoor = payments?.find(({ method }) => method !== 'online');
  if (atDoor === undefined) return `The full $${totalAmount} will be refunded to the card.`;
  return `The party paid ${methodWords[atDoor.method]} at the door: refund the full $${totalAmount} in person.`;
}

/** Which change money goes back for. */
export const reasonWords = {
  moved: 'moved',
  party_changed: 'smaller party',
  cancelled: 'canceled',
  goodwill: 'goodwill',
} as const satisfies Record<Refund['reason'], string>;

function contactText({ firstName, lastName, email, phone }: NonNullable<Change['formerContact']>): string {
  return [`${firstName} ${lastName}`.trim(), email, phone].filter((part) => part !== '').join(', ');
}

/** What a correction leads to, said before it is made. */
export function correctionWords(earlier: string, typed: string): string {
  const email = typed.trim();
  if (email === '') return 'Nothing is mailed: there is no e-mail address. Read the code out.';
  if (email.toLowerCase() === earlier.toLowerCase()) return `The ticket is mailed to ${email} again. The link stays.`;
  return `The ticket goes to ${email} with a new link. The links that are out stop at once: who has the old e-mail can change nothing.`;
}

/** What was changed, in a sentence. */
export function changeWords(change: Change): string {
  const { kind, reason, formerContact, fromStartsAt, toStartsAt, fromGroupSize, toGroupSize } = change;
  switch (kind) {
    case 'cancelled':
      return 'Canceled';
    case 'food_changed':
      return 'Food order changed';
    case 'party_changed':
      return `From ${fromGroupSize} to ${toGroupSize} guests`;
    case 'goodwill':
      return 'Money given back';
    case 'contact_corrected':
      return formerContact === null
        ? 'Name, e-mail or phone corrected'
        : `Corrected, was ${contactText(formerContact)}`;
    case 'displaced':
      return reason === null ? 'Day closed' : `Day closed: ${reason}`;
    case 'restored':
      return `Day reopened: back at ${venueDateTime(toStartsAt)}`;
    case 'moved':
      return `Moved from ${venueDateTime(fromStartsAt)} to ${venueDateTime(toStartsAt)}`;
  }
}

/** Who changed it, and why. The reason of a closing is part of what it changed. */
export function actorWords({ kind, byVisitor, staffId, reason }: Change): string {
  if (byVisitor) return 'By the guest’s link';
  if (staffId === null) return 'At the deadline of the closing';
  return reason === null || kind === 'displaced' ? 'By staff' : `By staff: “${reason}”`;
}
