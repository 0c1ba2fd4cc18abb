import { TAKE_PLACES } from '../../slots/take-places.js';

/** Writes the booking of `source` from its JSON, with its event; `first` is the number of the first of five parameters. */
const writeBooking = (source: string, first: number) => `booking AS (
    INSERT INTO bookings SELECT b.* FROM ${source}, jsonb_populate_record(NULL::bookings, $${first}::jsonb) AS b
    RETURNING id
  ), event AS (
    INSERT INTO outbox (id, aggregate_id, subject, event)
    SELECT $${first + 1}::uuid, $${first + 2}::text, $${first + 3}::text, $${first + 4}::jsonb FROM booking
  ) SELECT id FROM booking`;

/**
 * Takes the seats and books them, or no row (decision 8). A booking that breaks a UNIQUE constraint, the same payment
 * twice, undoes the seats with it, for it is one statement.
 * $1–$5 as TAKE_PLACES; $6 booking; $7–$10 event.
 */
export const BOOK_FREE_PLACES = {
  name: 'book-free-places',
  text: `WITH slot AS (${TAKE_PLACES}), ${writeBooking('slot', 6)}`,
};

/**
 * Books the seats of a running hold of the same slot and size, or no row. The seats are taken already.
 * $1 hold, $2 slot, $3 places, $4 now; $5 booking; $6–$9 event.
 */
export const BOOK_HELD_PLACES = {
  name: 'book-held-places',
  text: `WITH hold AS (
    UPDATE holds SET status = 'converted', ended_at = $4::timestamptz
    WHERE id = $1::uuid AND slot_id = $2::text AND places = $3::integer
      AND status = 'active' AND expires_at > $4::timestamptz
    RETURNING id
  ), ${writeBooking('hold', 5)}`,
};
