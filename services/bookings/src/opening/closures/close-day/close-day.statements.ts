import { startCapacity } from '../../../tours/start-capacity.js';

// In the transaction of a closure. Against deadlocks, all transactions lock groups before bookings before holds before slots, each by id.

/** Groups with a part there. $1 slots. */
export const LOCK_GROUPS = `
  SELECT id FROM group_visits WHERE id IN (
    SELECT group_id FROM bookings WHERE slot_id = ANY($1::text[]) AND status = 'confirmed'
    UNION SELECT group_id FROM holds WHERE slot_id = ANY($1::text[]) AND status = 'active'
  ) ORDER BY id FOR UPDATE`;

/** $1 slots. */
export const LOCK_BOOKINGS = `
  SELECT id FROM bookings WHERE slot_id = ANY($1::text[]) AND status = 'confirmed' ORDER BY id FOR UPDATE`;

/** $1 slots. */
export const LOCK_HOLDS = `
  SELECT id FROM holds WHERE slot_id = ANY($1::text[]) AND status = 'active' ORDER BY id FOR UPDATE`;

/** Sales wait for the lock: seats taken before are displaced below, later sales find the slot closed. $1 ids, $2 tour types, $3 starts. */
export const CLOSE_SLOTS = `
  INSERT INTO slots (id, tour_type, starts_at, capacity, taken, closed)
  SELECT id, tour_type, starts_at, ${startCapacity('s.tour_type')}, 0, true
  FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS s (id, tour_type, starts_at) ORDER BY id
  ON CONFLICT (id) DO UPDATE SET closed = true`;

/** $1 slots, $2 now. */
export const END_HOLDS = `
  UPDATE holds SET status = 'released', ended_at = $2::timestamptz WHERE slot_id = ANY($1::text[]) AND status = 'active'
  RETURNING id, slot_id AS "slotId", places AS seats`;

/** Removes the seats from the slots too. $1 slots, $2 closure, $3 account, $4 now. */
export const DISPLACE = `
  WITH party AS (
    UPDATE bookings SET status = 'displaced', revision = revision + 1 WHERE slot_id = ANY($1::text[]) AND status = 'confirmed'
    RETURNING id, revision, slot_id, group_size, total_cents
  ), change AS (
    INSERT INTO booking_changes (id, booking_id, revision, kind, actor, staff_id, before, after, request_hash, changed_at)
    SELECT gen_random_uuid(), id, revision, 'displaced', 'staff', $3::uuid,
      jsonb_build_object('slotId', slot_id, 'groupSize', group_size, 'totalCents', total_cents, 'status', 'confirmed'),
      jsonb_build_object('slotId', slot_id, 'groupSize', group_size, 'totalCents', total_cents, 'status', 'displaced'),
      '', $4::timestamptz FROM party
  ), displaced AS (
    INSERT INTO displacements (id, closure_id, booking_id, revision, from_slot_id, state)
    SELECT gen_random_uuid(), $2::uuid, id, revision, slot_id, 'displaced' FROM party
  ), emptied AS (
    UPDATE slots SET taken = 0 WHERE id = ANY($1::text[])
  ) SELECT count(*)::integer AS parties, coalesce(sum(group_size), 0)::integer AS guests FROM party`;

/** $1 id … $12 message in Spanish, in column order. */
export const STORE_CLOSURE = `
  INSERT INTO closures (id, first_date, last_date, times, reason, message, deadline, policy, notice_id, closed_by, closed_at,
    message_es)
  VALUES ($1::uuid, $2::date, $3::date, $4::text[], $5::text, $6::text, $7::timestamptz, $8::text, $9::uuid, $10::uuid,
    $11::timestamptz, $12::text)`;

/**
 * The same closure by the same member of staff. $1 first date, $2 last date, $3 times, $4 reason, $5 message, $6 policy, $7 staff,
 * $8 since, $9 deadline or null where none was requested.
 */
export const SAME_CLOSURE = `
  SELECT id AS "closureId" FROM closures
  WHERE first_date = $1::date AND last_date = $2::date AND times IS NOT DISTINCT FROM $3::text[] AND reason = $4::text
    AND message = $5::text AND policy = $6::text AND closed_by = $7::uuid AND closed_at > $8::timestamptz AND reopened_at IS NULL
    AND ($9::timestamptz IS NULL OR deadline = $9::timestamptz)
  ORDER BY closed_at DESC LIMIT 1`;

/** Slots with a row, including those no longer in the calendar. $1 from, $2 until, $3 tour types. */
export const SLOTS_OF_DAYS = `
  SELECT id, tour_type AS "tourType", starts_at AS "startsAt" FROM slots
  WHERE tour_type = ANY($3::text[]) AND starts_at >= $1::timestamptz AND starts_at < $2::timestamptz`;
