import { WRITE_EVENTS } from '../slots/rows-parameter.js';
import { TAKE_SEATS } from '../slots/take-seats.js';

/** Event of a hold whose places are only certain once its row is locked: they are written into the prepared event here. */
const EVENT_WITH_PLACES = (event: string) => `jsonb_set(${event}::jsonb, '{data,seats}', to_jsonb(ended.places))`;

/**
 * Takes the places of parties of one slot and writes their holds and events, or nothing.
 * $1–$5 as TAKE_SEATS; $6 holds and $7 events, JSON arrays of rows.
 */
export const HOLD_SEATS = {
  name: 'hold-places',
  text: `WITH slot AS (${TAKE_SEATS}), hold AS (
    INSERT INTO holds SELECT h.* FROM slot, json_populate_recordset(NULL::holds, $6::json) AS h
  ), event AS (${WRITE_EVENTS('slot', 7)}) SELECT id FROM slot`,
};

/**
 * Gives an active hold another size in its own slot: only the difference is taken or given back.
 * $1 hold, $2 slot, $3 places, $4 guests, $5 now, $6 expiry (null keeps it); $7–$10 event.
 */
export const RESIZE_HOLD = {
  name: 'resize-hold',
  text: `WITH held AS (
    SELECT id, places FROM holds
    WHERE id = $1::uuid AND slot_id = $2::text AND status = 'active' AND expires_at > $5::timestamptz FOR UPDATE
  ), slot AS (
    UPDATE slots s SET taken = s.taken + $3::integer - held.places FROM held
    WHERE s.id = $2::text AND s.taken + $3::integer - held.places <= s.capacity RETURNING s.id
  ), hold AS (
    UPDATE holds h SET places = $3::integer, group_size = $4::integer, expires_at = coalesce($6::timestamptz, h.expires_at)
    FROM slot WHERE h.id = $1::uuid RETURNING h.id
  ), event AS (
    INSERT INTO outbox (id, aggregate_id, subject, event)
    SELECT $7::uuid, $8::text, $9::text, $10::jsonb FROM hold
  ) SELECT id FROM hold`,
};

/** Once per hold, while it runs. $1 hold, $2 now, $3 new expiry. */
export const EXTEND_HOLD = {
  name: 'extend-hold',
  text: `UPDATE holds SET expires_at = $3::timestamptz, extended = true
    WHERE id = $1::uuid AND status = 'active' AND expires_at > $2::timestamptz AND NOT extended RETURNING id`,
};

/**
 * Ends an active hold and gives its places back, once: a second end finds no active row.
 * $1 hold, $2 new status, $3 now, $4 true when it ends only if it has run out; $5–$8 event.
 */
export const END_HOLD = {
  name: 'end-hold',
  text: `WITH ended AS (
    UPDATE holds SET status = $2::text, ended_at = $3::timestamptz
    WHERE id = $1::uuid AND status = 'active' AND (NOT $4::boolean OR expires_at <= $3::timestamptz)
    RETURNING id, slot_id, places
  ), back AS (
    UPDATE slots s SET taken = s.taken - ended.places FROM ended WHERE s.id = ended.slot_id
  ), event AS (
    INSERT INTO outbox (id, aggregate_id, subject, event)
    SELECT $5::uuid, $6::text, $7::text, ${EVENT_WITH_PLACES('$8')} FROM ended
  ) SELECT id FROM ended`,
};

const COLUMNS = `id, slot_id AS "slotId", group_size AS "groupSize", places, status, extended,
  created_at AS "createdAt", expires_at AS "expiresAt", ended_at AS "endedAt"`;

export const FIND_HOLD = {
  name: 'find-hold',
  readOnly: true,
  text: `SELECT ${COLUMNS} FROM holds WHERE id = $1::uuid`,
};

/** Holds that have run out. $1 now, $2 a slot or null for all, $3 how many at most. */
export const FIND_STALE_HOLDS = {
  name: 'find-stale-holds',
  readOnly: true,
  text: `SELECT ${COLUMNS} FROM holds WHERE status = 'active' AND expires_at <= $1::timestamptz
    AND ($2::text IS NULL OR slot_id = $2::text) ORDER BY expires_at LIMIT $3::integer`,
};
