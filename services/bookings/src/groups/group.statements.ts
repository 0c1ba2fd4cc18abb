import { writeEvent } from '../database/write-event.js';
import { startCapacity } from '../tours/start-capacity.js';

// In the transaction of a group's change. It locks the group, then bookings, then holds, then slots, each by id.

/** The row is there afterwards, and locked. `isNew`: this request wrote it. $1 id, $2 number, $3 people per guide, $4 revision, $5 hash. */
export const LOCK_GROUP = `
  INSERT INTO group_visits AS g (id, number, people_per_guide, revision, request_hash)
  VALUES ($1::uuid, $2::text, $3::integer, $4::integer, $5::text)
  ON CONFLICT (id) DO UPDATE SET number = excluded.number, people_per_guide = excluded.people_per_guide
  RETURNING g.revision, g.request_hash AS "requestHash", (g.xmax = 0) AS "isNew"`;

/** $1 id, $2 revision, $3 hash. */
export const RAISE_GROUP = `UPDATE group_visits SET revision = $2::integer, request_hash = $3::text WHERE id = $1::uuid`;

/** Starts of which the group keeps all kinds of tours. $1 group. */
export const KEPT_STARTS = `SELECT DISTINCT starts_at AS "startsAt" FROM slots WHERE kept_for = $1::uuid`;

/** Makes rows of starts that have none, because nothing can be kept without. $1 ids, $2 tour types, $3 starts. */
export const LOCK_STARTS = `
  INSERT INTO slots AS s (id, tour_type, starts_at, capacity, taken)
  SELECT id, tour_type, starts_at, ${startCapacity('n.tour_type')}, 0
  FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS n (id, tour_type, starts_at) ORDER BY id
  ON CONFLICT (id) DO UPDATE SET taken = s.taken
  RETURNING id, starts_at AS "startsAt", capacity, taken, closed, kept_for AS "keptFor", usual_capacity AS "usualCapacity"`;

/** Room for the group at a start where nobody else is. $1 slot, $2 people. */
export const MAKE_ROOM = `
  UPDATE slots SET usual_capacity = capacity, capacity = greatest(capacity, $2::integer) WHERE id = $1::text`;

/** Nothing is sold any more at these starts, of whatever kind. $1 group, $2 starts. */
export const KEEP_STARTS = `
  UPDATE slots SET kept_for = $1::uuid, usual_capacity = coalesce(usual_capacity, capacity)
  WHERE starts_at = ANY($2::timestamptz[]) AND kept_for IS NULL`;

/** At a start of its own a group takes what it needs: the capacity follows. $1 slot, $2 more seats, $3 group. */
export const GROW_OWN_START = `
  UPDATE slots SET taken = taken + $2::integer WHERE id = $1::text AND kept_for = $3::uuid AND NOT closed RETURNING id`;

/** The starts have their seats again. $1 group, $2 starts. */
export const RESTORE_STARTS = `
  UPDATE slots SET kept_for = NULL, capacity = greatest(usual_capacity, taken), usual_capacity = NULL
  WHERE kept_for = $1::uuid AND starts_at = ANY($2::timestamptz[]) RETURNING id`;

/** $1 hold, $2 seats, $3 tour, $4 tickets, $5 end; $6–$9 event. */
export const CHANGE_GROUP_HOLD = `
  WITH hold AS (
    UPDATE holds SET places = $2::integer, group_size = $2::integer, tour_id = $3::uuid, tickets = $4::jsonb, expires_at = $5::timestamptz
    WHERE id = $1::uuid AND status = 'active' RETURNING id
  ), event AS (${writeEvent('hold', 6)}) SELECT id FROM hold`;

/** $1 hold, $2 how, $3 now. */
export const END_GROUP_HOLD = `UPDATE holds SET status = $2::text, ended_at = $3::timestamptz WHERE id = $1::uuid`;

/**
 * Groups that keep a start ahead at which they have nothing any more: their holds expired, or a closing ended them. A displaced booking can
 * still get its seats back. $1 now.
 */
export const FORSAKEN = `
  SELECT s.kept_for AS "group", array_agg(DISTINCT s.starts_at) AS starts FROM slots s
  WHERE s.kept_for IS NOT NULL AND s.starts_at > $1::timestamptz
    AND NOT EXISTS (SELECT FROM holds h JOIN slots o ON o.id = h.slot_id
      WHERE h.group_id = s.kept_for AND h.status = 'active' AND o.starts_at = s.starts_at)
    AND NOT EXISTS (SELECT FROM bookings b
      WHERE b.group_id = s.kept_for AND b.status <> 'cancelled' AND b.starts_at = s.starts_at)
  GROUP BY 1 ORDER BY 1`;
