import { columnNames } from '@hilltop/platform/database/column-names';
import { writeEvent } from '../database/write-event.js';
import { TAKE_SEATS } from '../opening/slots/take-seats.js';
import { Hold } from './hold.entity.js';

/**
 * Every statement that frees seats ends with it: the waiting list gets them before another statement sees them free.
 * @param slots SQL with the ids of the locked slots @param first number of the first of two parameters: now and `OfferTerms`
 */
const offered = (slots: string, first: number) => `offered AS (
    SELECT offer_freed_seats(array_agg(id), $${first}::timestamptz, $${first + 1}::jsonb) FROM ${slots}
  )`;

const HOLD_COLUMNS = columnNames(Hold);

/** Stores hold and event too, or nothing. $1–$5 as in TAKE_SEATS; $6 hold; $7–$10 event. */
export const HOLD_SEATS = {
  name: 'hold-seats',
  text: `WITH slot AS (${TAKE_SEATS}), hold AS (
    INSERT INTO holds (${HOLD_COLUMNS}) SELECT ${HOLD_COLUMNS} FROM jsonb_populate_record(NULL::holds, $6::jsonb)
    WHERE EXISTS (SELECT FROM slot) RETURNING id
  ), event AS (${writeEvent('hold', 7)}) SELECT id FROM hold`,
};

/**
 * `excluded.taken` is the hold's number of seats. A plain UPDATE would compute `taken` from the snapshot's row and violate its CHECK
 * before it sees what others committed while it waited for the hold. ON CONFLICT locks the latest row first.
 */
const updateSlot = (hold: string, slotId: string) => `
    INSERT INTO slots AS s (id, tour_type, starts_at, capacity, taken)
    SELECT o.id, o.tour_type, o.starts_at, o.capacity, ${hold}.places FROM ${hold} JOIN slots o ON o.id = ${slotId}
    ORDER BY o.id
    ON CONFLICT (id) DO UPDATE`;

/**
 * Takes or frees only the difference. $1 hold, $2 slot, $3 seats, $4 guests, $5 now, $6 expiry (null keeps it); $7–$10 event;
 * $11–$12 offers; $13 tour, $14 tickets.
 */
export const RESIZE_HOLD = {
  name: 'resize-hold',
  text: `WITH held AS (
    SELECT id, slot_id, places FROM holds
    WHERE id = $1::uuid AND slot_id = $2::text AND status = 'active' AND expires_at > $5::timestamptz FOR UPDATE
  ), slot AS (
    ${updateSlot('held', '$2::text')} SET taken = s.taken - excluded.taken + $3::integer
    WHERE s.taken - excluded.taken + $3::integer <= s.capacity RETURNING s.id
  ), hold AS (
    UPDATE holds h SET places = $3::integer, group_size = $4::integer, tour_id = $13::uuid, tickets = $14::jsonb,
      expires_at = coalesce($6::timestamptz, h.expires_at)
    FROM slot WHERE h.id = $1::uuid RETURNING h.id
  ), shrunk AS (
    SELECT held.slot_id AS id FROM held JOIN hold ON hold.id = held.id WHERE held.places > $3::integer
  ), ${offered('shrunk', 11)}, event AS (${writeEvent('hold', 7)}) SELECT id FROM hold, offered`,
};

/** Extends a hold once. $1 hold, $2 now, $3 new expiry, $4 longest life in minutes. */
export const EXTEND_HOLD = {
  name: 'extend-hold',
  text: `UPDATE holds SET extended = true,
      expires_at = greatest(expires_at,
        least($3::timestamptz, coalesce(began_at, created_at) + make_interval(mins => $4::integer)))
    WHERE id = $1::uuid AND group_id IS NULL AND status = 'active' AND expires_at > $2::timestamptz AND NOT extended RETURNING id`,
};

/** The seats are known only once the hold's row is locked, so the statement writes them into the event. */
const EVENT_WITH_SEATS = `jsonb_set($7::jsonb, '{data,seats}', to_jsonb(ended.places))`;

/** Frees the seats once: a second run finds no active row. $1 hold, $2 new status, $3 now; $4–$7 event; $8–$9 offers. */
export const END_HOLD = {
  name: 'end-hold',
  text: `WITH ended AS (
    UPDATE holds SET status = $2::text, ended_at = $3::timestamptz
    WHERE id = $1::uuid AND status = 'active' RETURNING id, slot_id, places
  ), back AS (
    ${updateSlot('ended', 'ended.slot_id')} SET taken = s.taken - excluded.taken RETURNING s.id
  ), ${offered('back', 8)}, event AS (${writeEvent('ended', 4, EVENT_WITH_SEATS)}) SELECT id FROM ended, offered`,
};

/**
 * Locks holds and slots by id, so that concurrent replicas and moves of bookings do not deadlock.
 * $1 now, $2 holds with their events, a JSON array of { hold, id, aggregate_id, subject, event }; $3–$4 offers.
 */
export const END_EXPIRED_HOLDS = {
  name: 'end-expired-holds',
  text: `WITH given AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS g(hold uuid, id uuid, aggregate_id text, subject text, event jsonb)
  ), due AS (
    SELECT h.id FROM holds h WHERE h.id IN (SELECT hold FROM given)
      AND h.status = 'active' AND h.expires_at <= $1::timestamptz ORDER BY h.id FOR UPDATE
  ), ended AS (
    UPDATE holds h SET status = 'expired', ended_at = $1::timestamptz FROM due WHERE h.id = due.id
    RETURNING h.id, h.slot_id, h.places
  ), freed AS (
    SELECT slot_id, sum(places)::integer AS places FROM ended GROUP BY slot_id
  ), back AS (
    ${updateSlot('freed', 'freed.slot_id')} SET taken = s.taken - excluded.taken RETURNING s.id
  ), ${offered('back', 3)}, event AS (
    INSERT INTO outbox (id, aggregate_id, subject, event)
    SELECT g.id, g.aggregate_id, g.subject, jsonb_set(g.event, '{data,seats}', to_jsonb(ended.places))
    FROM ended JOIN given g ON g.hold = ended.id
  ) SELECT id FROM ended, offered`,
};

const COLUMNS = `id, slot_id AS "slotId", group_size AS guests, places AS seats, status, extended,
  created_at AS "createdAt", expires_at AS "expiresAt", ended_at AS "endedAt", caller, network, began_at AS "beganAt", kind,
  booking_id AS "bookingId", tour_id AS "tourId", tickets, group_id AS "groupId"`;

/** What a group holds is its own to change. */
export const FIND_HOLD = {
  name: 'find-hold',
  readOnly: true,
  text: `SELECT ${COLUMNS} FROM holds WHERE id = $1::uuid AND group_id IS NULL`,
};

/** A private party takes one seat, but keeps the guide from as many guests as could come. */
const WITHHELD = `count(*)::integer AS holds,
      coalesce(sum(places * CASE WHEN t.sold_by_party THEN t.max_group_size ELSE 1 END), 0)::integer AS seats
      FROM holds LEFT JOIN tours t ON t.id = holds.tour_id`;

/**
 * Holds of a caller and of its network, their seats, and minutes of `HOLD_SPAN_MINUTES` in which it held the slot without booking.
 * $1 caller, $2 network or null, $3 slot, $4 now, $5 beginning of the span, $6 a hold that no longer counts or null.
 */
export const COUNT_HOLDING = {
  name: 'count-holding',
  readOnly: true,
  text: `SELECT
    of_caller.holds AS "ofCaller", of_caller.seats AS "seatsOfCaller",
    of_network.holds AS "ofNetwork", of_network.seats AS "seatsOfNetwork",
    (SELECT coalesce(sum(extract(epoch FROM upper(held) - lower(held))), 0)::float / 60 FROM unnest((
      SELECT range_agg(tstzrange(greatest(created_at, $5::timestamptz), least(ended_at, expires_at, $4::timestamptz)))
      FROM holds WHERE caller = $1::text AND slot_id = $3::text AND status <> 'converted'
        AND created_at < $4::timestamptz AND least(ended_at, expires_at) > $5::timestamptz
    )) AS held) AS minutes
    FROM (SELECT ${WITHHELD}
      WHERE caller = $1::text AND status = 'active' AND expires_at > $4::timestamptz
        AND holds.id IS DISTINCT FROM $6::uuid) AS of_caller,
    (SELECT ${WITHHELD}
      WHERE network = $2::text AND status = 'active' AND expires_at > $4::timestamptz
        AND holds.id IS DISTINCT FROM $6::uuid) AS of_network`,
};

/** Holds that ended without a booking before $1. */
export const ENDED_HOLD_BEFORE = `status IN ('released', 'replaced', 'expired') AND ended_at < $1`;

/** Holds that expired but are stored as active. $1 now, $2 a slot or null for all, $3 limit. */
export const FIND_STALE_HOLDS = {
  name: 'find-stale-holds',
  readOnly: true,
  text: `SELECT ${COLUMNS} FROM holds WHERE status = 'active' AND expires_at <= $1::timestamptz
    AND ($2::text IS NULL OR slot_id = $2::text) ORDER BY expires_at LIMIT $3::integer`,
};
