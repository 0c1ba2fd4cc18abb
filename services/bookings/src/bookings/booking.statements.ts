import { columnNames } from '@hilltop/platform/database/column-names';
import { writeEvent } from '../database/write-event.js';
import { TAKE_SEATS } from '../opening/slots/take-seats.js';
import { keepPayment } from '../payments/keep-payment.js';
import { writeAnswers } from '../questions/answer.statements.js';
import { Booking } from './booking.entity.js';
import { WAIVER_VERSION } from './waiver-version.js';

const COLUMNS = columnNames(Booking);

/** @param notes SQL of a JSON array of { text, for_door } @param staff SQL of an account */
function writeNotes(source: string, notes: string, staff: string): string {
  return `INSERT INTO booking_notes (id, booking_id, text, for_door, staff_id, written_at)
    SELECT gen_random_uuid(), booking.id, note.text, note.for_door, ${staff}, booking.created_at
    FROM ${source}, jsonb_to_recordset(${notes}) AS note(text text, for_door boolean)`;
}

/** The order of a `sale` refunds the money. Nothing is charged for a part of a group. */
const PAID_ONLINE = `CASE WHEN group_id IS NOT NULL THEN 'account' WHEN sale_line_id IS NULL THEN 'online' ELSE 'sale' END`;

/** The payment of the row `booking`. All parameters are SQL. @param captureDueAt null when nothing is to be captured */
const itsPayment = (method: string, cents = 'total_cents', captureDueAt = 'NULL') =>
  keepPayment({
    ...{ id: 'payment_intent_id', booking: 'id', cents, now: 'created_at', method, captureDueAt, from: 'FROM booking' },
  });

/** Visitors who book online have read the waiver and sign for themselves; nobody has who booked for a group. */
const SIGN_FOR_BOOKER = `
    INSERT INTO waivers (id, booking_id, guest_name, text_version, place, signed_at)
    SELECT gen_random_uuid(), id, trim(first_name || ' ' || last_name), '${WAIVER_VERSION}', 'booking', created_at FROM booking WHERE liability_waiver_accepted`;

/** What the payment and the signature of the row `booking` need. */
const BOOKED =
  'id, payment_intent_id, sale_line_id, group_id, total_cents, created_at, first_name, last_name, liability_waiver_accepted';

/** Beside the columns. */
const ANSWERS = `$6::jsonb -> 'answers'`;

/** $1–$5 as in TAKE_SEATS; $6 booking. */
const BOOKING_ON_FREE_SEATS = `slot AS (${TAKE_SEATS}), booking AS (
    INSERT INTO bookings (${COLUMNS}) SELECT ${COLUMNS} FROM jsonb_populate_record(NULL::bookings, $6::jsonb)
    WHERE EXISTS (SELECT FROM slot)
    RETURNING ${BOOKED}, group_size
  )`;

/**
 * One statement, so that a booking that breaks a UNIQUE constraint takes no seats. $1–$5 as in TAKE_SEATS; $6 booking; $7–$10 event;
 * $11 when its payment is captured.
 */
export const BOOK_FREE_SEATS = {
  name: 'book-free-seats',
  text: `WITH ${BOOKING_ON_FREE_SEATS}, payment AS (${itsPayment(PAID_ONLINE, 'total_cents', '$11')}), signed AS (${SIGN_FOR_BOOKER}),
    answered AS (${writeAnswers('booking', ANSWERS)}), event AS (${writeEvent('booking', 7)}) SELECT id FROM booking`,
};

/**
 * Books for a party that pays at the door. $1–$6 as above; $7–$10 event; $11–$14 staff action; $15 payment method;
 * $16 version of the waiver that every guest signed on paper; $17 account of the member of staff.
 */
export const BOOK_AT_DOOR = {
  name: 'book-at-door',
  text: `WITH ${BOOKING_ON_FREE_SEATS}, payment AS (${itsPayment('$15::text')}),
    answered AS (${writeAnswers('booking', ANSWERS)}), event AS (${writeEvent('booking', 7)}), action AS (${writeEvent('booking', 11)}), signed AS (
    INSERT INTO waivers (id, booking_id, guest_name, text_version, place, staff_id, signed_at)
    SELECT gen_random_uuid(), id, '', $16::text, 'paper', $17::uuid, created_at FROM booking, generate_series(1, group_size)
  ) SELECT id FROM booking`,
};

/**
 * Books for a caller, whose party has paid and signed nothing yet. A payment of 0 cents at the door means that no card can be charged.
 * $1–$6 as above; $7–$10 event; $11–$14 staff action; $15 notes, a JSON array of { text, for_door }; $16 account.
 */
export const BOOK_FOR_CALLER = {
  name: 'book-for-caller',
  text: `WITH ${BOOKING_ON_FREE_SEATS}, payment AS (${itsPayment(`'cash'`, '0')}),
    answered AS (${writeAnswers('booking', ANSWERS)}), event AS (${writeEvent('booking', 7)}), action AS (${writeEvent('booking', 11)}),
    noted AS (${writeNotes('booking', '$15::jsonb', '$16::uuid')}) SELECT id FROM booking`,
};

/**
 * Books an active hold of the same slot and size. An entry on the waiting list with this offer ends; notes of a payment link become
 * the booking's. $1 hold, $2 slot, $3 seats, $4 now; $5 booking; $6–$9 event; $10 when its payment is captured.
 */
export const BOOK_HELD_SEATS = {
  name: 'book-held-seats',
  text: `WITH hold AS (
    UPDATE holds SET status = 'converted', ended_at = $4::timestamptz, booking_id = ($5::jsonb ->> 'id')::uuid
    WHERE id = $1::uuid AND slot_id = $2::text AND places = $3::integer AND group_id IS NOT DISTINCT FROM ($5::jsonb ->> 'group_id')::uuid
      AND status = 'active' AND expires_at > $4::timestamptz
    RETURNING id, kind
  ), accepted AS (
    UPDATE waitlist_entries SET status = 'accepted', ended_at = $4::timestamptz
    FROM hold WHERE hold.kind = 'offer' AND hold_id = hold.id
  ), booking AS (
    INSERT INTO bookings (${COLUMNS}) SELECT ${COLUMNS} FROM jsonb_populate_record(NULL::bookings, $5::jsonb)
    WHERE EXISTS (SELECT FROM hold)
    RETURNING ${BOOKED}
  ), payment AS (${itsPayment(PAID_ONLINE, 'total_cents', '$10')}), signed AS (${SIGN_FOR_BOOKER}),
    noted AS (${writeNotes('booking JOIN payment_links link ON link.hold_id = $1::uuid', 'link.notes', 'link.staff_id')}),
    answered AS (${writeAnswers('booking', `$5::jsonb -> 'answers'`)}), event AS (${writeEvent('booking', 6)}) SELECT id FROM booking`,
};
