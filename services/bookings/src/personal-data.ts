import { personErased } from '@hilltop/contracts/bookings/person-erased';
import { eraseWhenRequested } from '@hilltop/platform/personal-data/erase-when-requested';
import type { PersonalData } from '@hilltop/platform/personal-data/personal-data';
import { GUEST_KEY } from './bookings/guest-key.js';

/** Seats, price and code stay for the accounts. */
export const BLANK_GUEST = `first_name = 'Erased', last_name = 'Guest', email = '', phone = '', group_name = NULL,
  special_requests = NULL, additional_notes = NULL, access_needs = NULL, link_replaced_because = NULL`;

/** Who booked. */
const OF_BOOKING = `(SELECT ${GUEST_KEY} FROM bookings b WHERE b.id = booking_id)`;

/** Visits ahead and active waiting list entries still need their data. */
const AHEAD = `starts_at > now() AND status <> 'cancelled'`;

/** Staff's reason for a change can mention the guest. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: 'booking_changes',
    email: OF_BOOKING,
    blank: 'reason = NULL, former_contact = NULL',
    needed: `EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND ${AHEAD})`,
  },
  // A corrected address may be another person's: nothing needs it, and the booking stays as it is.
  { table: 'booking_changes', email: `lower(former_contact ->> 'email')`, blank: 'former_contact = NULL' },
  {
    table: 'booking_notes',
    email: OF_BOOKING,
    needed: `EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND ${AHEAD})`,
  },
  {
    table: 'answers',
    email: OF_BOOKING,
    needed: `EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND ${AHEAD})`,
  },
  // The row stays, so that the party has written once.
  {
    table: 'guest_book_entries',
    email: OF_BOOKING,
    blank: `first_name = '', words = NULL, private_words = NULL, stars = NULL`,
  },
  {
    table: 'waivers',
    email: OF_BOOKING,
    blank: `guest_name = 'Erased', signed_by = NULL`,
    needed: `EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND ${AHEAD})`,
  },
  {
    table: 'scans',
    email: OF_BOOKING,
    blank: 'reason = NULL',
    needed: `EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND ${AHEAD})`,
  },
  {
    table: 'check_in_conflicts',
    email: OF_BOOKING,
    blank: 'reason = NULL',
    needed: `EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND ${AHEAD})`,
  },
  {
    table: 'bookings',
    email: GUEST_KEY.replaceAll('b.', 'bookings.'),
    blank: BLANK_GUEST,
    needed: AHEAD,
    inBooks: true,
  },
  {
    table: 'payment_links',
    email: 'lower(email)',
    needed: `EXISTS (SELECT FROM holds h WHERE h.id = hold_id AND h.status = 'active')`,
  },
  {
    table: 'waitlist_entries',
    email: 'lower(email)',
    blank: `first_name = 'Erased', last_name = 'Guest', email = '', phone = NULL, caller = NULL, removed_because = NULL`,
    needed: `status IN ('waiting', 'offered')`,
  },
];

export const EraseGuestWhenRequested = eraseWhenRequested(personErased, PERSONAL_DATA);
