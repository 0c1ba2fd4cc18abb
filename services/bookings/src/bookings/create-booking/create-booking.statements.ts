import { WRITE_EVENTS } from '../../slots/rows-parameter.js';
import { TAKE_SEATS } from '../../slots/take-seats.js';

/**
 * Takes the places of parties of one slot and books them, or no row (decision 8). A booking that breaks a UNIQUE
 * constraint, the same payment twice, undoes the seats with it, for it is one statement.
 * $1–$5 as TAKE_SEATS; $6 bookings and $7 events, JSON arrays of rows.
 */
export const BOOK_FREE_SEATS = {
  name: 'book-free-places',
  text: `WITH slot AS (${TAKE_SEATS}), booking AS (
    INSERT INTO bookings SELECT b.* FROM slot, json_populate_recordset(NULL::bookings, $6::json) AS b
  ), event AS (${WRITE_EVENTS('slot', 7)}) SELECT id FROM slot`,
};

/**
 * Books the seats of a running hold of the same slot and size, or no row. The seats are taken already.
 * $1 hold, $2 slot, $3 places, $4 now; $5 booking; $6–$9 event.
 */
export const BOOK_HELD_SEATS = {
  name: 'book-held-places',
  text: `WITH hold AS (
    UPDATE holds SET status = 'converted', ended_at = $4::timestamptz
    WHERE id = $1::uuid AND slot_id = $2::text AND places = $3::integer
      AND status = 'active' AND expires_at > $4::timestamptz
    RETURNING id
  ), booking AS (
    INSERT INTO bookings SELECT b.* FROM hold, jsonb_populate_record(NULL::bookings, $5::jsonb) AS b
    RETURNING id
  ), event AS (
    INSERT INTO outbox (id, aggregate_id, subject, event)
    SELECT $6::uuid, $7::text, $8::text, $9::jsonb FROM booking
  ) SELECT id FROM booking`,
};
