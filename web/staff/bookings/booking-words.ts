import type { StaffBookingQuery } from '../../generated/staff-operations.js';
import { toCents } from '../../kit/lib/money.js';
import { nameOf } from '../../kit/lib/names.js';
import { isPaidAtDoor } from '../../kit/lib/paid-at-door.js';
import { listed } from '../../kit/lib/sentences.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { takenBack } from '../records/disputes.js';

export type BookingState = NonNullable<StaffBookingQuery['booking']>;
export type Change = NonNullable<StaffBookingQuery['bookingChanges']>[number];
export type Refund = NonNullable<BookingState['refunds']>[number];

export const statusWords = {
  confirmed: 'Confirmed',
  displaced: 'The day is closed',
  cancelled: 'Canceled',
} as const satisfies Record<BookingState['status'], string>;

export const refundWords = {
  requested: 'Requested',
  sent: 'On its way',
  settled: 'Refunded',
  failed: 'Declined by the bank',
} as const satisfies Record<Refund['status'], string>;

/** How something was paid, or is refunded. */
export const methodWords = {
  online: 'by card online',
  sale: 'with an order',
  card_reader: 'with the card reader',
  cash: 'in cash',
  account: 'on account',
  credit: 'as a voucher',
} as const satisfies Record<Refund['method'], string>;

/** Free, or to be paid at the door and not paid yet. */
export function nothingWasPaid({ payments }: Pick<BookingState, 'payments'>): boolean {
  return (payments?.length ?? 0) > 0 && (payments ?? []).every(({ amount }) => amount === '0.00');
}

/** A payment that the bank took back is not refunded. */
export function cancelWords(booking: Pick<BookingState, 'payments' | 'disputes'>): string {
  const refundsNothing = nothingWasPaid(booking) || takenBack(booking.disputes).length > 0;
  return refundsNothing ? 'Cancel the booking' : 'Cancel and refund';
}

/** Where the house can refund to by itself. An order may have been paid with vouchers too. */
export function paidWithWords({ payments }: Pick<BookingState, 'payments'>): string {
  return payments?.some(({ method }) => method === 'sale') ? 'what the order was paid with' : 'the card that paid';
}

export function moneyBackWords({ payments, totalAmount }: Pick<BookingState, 'payments' | 'totalAmount'>): string {
  if (nothingWasPaid({ payments })) return 'Nothing was paid, so there is nothing to refund.';
  const atDoor = payments?.find((payment) => isPaidAtDoor(payment) && payment.amount !== '0.00');
  if (atDoor === undefined) return `The full $${totalAmount} will be refunded to ${paidWithWords({ payments })}.`;
  return `The party paid ${methodWords[atDoor.method]} at the door: refund the full $${totalAmount} in person.`;
}

/** What staff can do about a payment that a bank took back. */
export function disputeHint({ status, payments }: Pick<BookingState, 'status' | 'payments'>): string {
  const whose = payments?.some(({ method }) => method === 'sale') ? 'It paid for the whole order of this visit. ' : '';
  if (status === 'cancelled') return `${whose}The booking is canceled: its ticket lets nobody in.`;
  return `${whose}Until the booking is canceled, its ticket lets the party in. This payment is not refunded again.`;
}

/** What is refunded of a booking whose payments banks took back. @param paid less refunds: US dollars, two decimals */
export function disputedWords(disputes: readonly { readonly amount: string }[], paid: string): string {
  const amounts = listed(disputes.map(({ amount }) => `$${amount}`));
  const cents = disputes.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const rest = toCents(paid) > cents ? 'What was paid otherwise is refunded.' : 'Nothing else was paid.';
  return `The bank has given ${amounts} back already, so that payment is not refunded again. ${rest}`;
}

/** The change that a refund is for. */
export const reasonWords = {
  moved: 'moved',
  party_changed: 'smaller party',
  cancelled: 'canceled',
  goodwill: 'goodwill',
} as const satisfies Record<Refund['reason'], string>;

function contactText({ firstName, lastName, email, phone }: NonNullable<Change['formerContact']>): string {
  return [nameOf({ firstName, lastName }), email, phone].filter((part) => part !== '').join(', ');
}

/** The consequences of a correction, shown before it is made. */
export function correctionWords(earlier: string, typed: string): string {
  const email = typed.trim();
  if (email === '') return 'Nothing is mailed: there is no e-mail address. Read the code out.';
  if (email.toLowerCase() === earlier.toLowerCase()) return `The ticket is mailed to ${email} again. The link stays.`;
  return `The ticket goes to ${email} with a new link. The earlier links stop working at once, so nobody can change anything with the old e-mail.`;
}

export function changeWords(change: Change): string {
  const { kind, reason, formerContact, fromStartsAt, toStartsAt, fromGuests, toGuests } = change;
  switch (kind) {
    case 'cancelled':
      return 'Canceled';
    case 'food_changed':
      return 'Food order changed';
    case 'party_changed':
      return `From ${fromGuests} to ${toGuests} guests`;
    case 'paid_at_door':
      return 'Paid at the door';
    case 'language_changed':
      return 'Another language of e-mails';
    case 'payment_refused':
      return 'The bank did not pay what a change cost';
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

/** Who changed it, and why. A closure's reason is part of the change. @param staffName for those who may see staff accounts */
export function actorWords({ kind, byVisitor, staffId, reason }: Change, staffName = 'staff'): string {
  if (kind === 'paid_at_door') return `By ${staffName}`;
  if (kind === 'payment_refused') return 'By the bank';
  if (byVisitor) return 'By the guest’s link';
  if (staffId === null) return 'At the deadline of the closing';
  return reason === null || kind === 'displaced' ? `By ${staffName}` : `By ${staffName}: “${reason}”`;
}
