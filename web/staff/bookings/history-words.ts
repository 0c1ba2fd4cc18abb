import type { EmailKind } from '../../generated/staff-operations.js';
import { isolated } from '../../kit/lib/names.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { type BookingState, type Change, changeWords } from './booking-words.js';

type Scan = NonNullable<BookingState['scans']>[number];
type Waiver = NonNullable<BookingState['waivers']>['guests'][number];

const mails: Readonly<Partial<Record<EmailKind, string>>> = {
  VISIT_REMINDER: 'E-mail sent: reminder of the day before',
  AFTER_VISIT: 'E-mail sent: after the visit',
};

/** The ticket's e-mail also announces moves, changes and cancellations. */
export function mailWords(kind: EmailKind): string {
  return mails[kind] ?? 'E-mail sent: ticket, or notice of a change';
}

/** The original booking, before all changes. */
export function bookedWords(booking: BookingState, changes: readonly Change[]): string {
  const guests = changes[0]?.fromGuests ?? booking.guests;
  const start = venueDateTime(changes[0]?.fromStartsAt ?? booking.startsAt);
  return `Booked: ${counted(guests, 'guest')}, ${start}`;
}

/** A change without names, addresses and reasons. */
export function changeForBank(change: Change): string {
  const who = change.byVisitor ? 'by the buyer, through the mailed link' : 'by the house';
  if (change.kind === 'contact_corrected') return `Name, e-mail or phone corrected, ${who}`;
  return `${changeWords({ ...change, reason: null })}, ${who}`;
}

export function scanWords({ people, verdict }: Scan): string {
  if (verdict === 'CORRECTED') return `Count corrected by ${people < 0 ? '−' : '+'}${Math.abs(people)}`;
  if (people === 0) return 'Ticket scanned, nobody let in';
  return `Ticket scanned, ${counted(people, 'guest')} let in`;
}

const places: Readonly<Record<Waiver['place'], string>> = {
  booking: 'while booking',
  link: 'by the link',
  door: 'at the door',
  paper: 'on paper',
};

export function waiverWords({ guestName, place }: Waiver): string {
  return `${isolated(guestName)}, ${places[place]}`;
}
