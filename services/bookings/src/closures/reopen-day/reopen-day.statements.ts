// In the transaction of reopening a day. Lock bookings, then holds, then slots.

/** Parties that have not answered. $1 from, $2 until. */
export const LOCK_DISPLACED = `
  SELECT b.id, b.slot_id AS "slotId" FROM bookings b
  WHERE b.status = 'displaced' AND b.starts_at >= $1::timestamptz AND b.starts_at < $2::timestamptz
  ORDER BY b.id FOR UPDATE`;

/** $1 from, $2 until, $3 tour types. */
export const CLOSED_SLOTS = `
  SELECT id FROM slots WHERE closed AND tour_type = ANY($3::text[])
    AND starts_at >= $1::timestamptz AND starts_at < $2::timestamptz ORDER BY id`;

/** No seats were sold while the slots were closed, so each party gets its own back. $1 bookings, $2 staff, $3 now, $4 reason. */
export const RESTORE = `
  WITH party AS (
    UPDATE bookings SET status = 'confirmed', revision = revision + 1 WHERE id = ANY($1::uuid[])
    RETURNING id, revision, slot_id, group_size, places, total_cents
  ), change AS (
    INSERT INTO booking_changes (id, booking_id, revision, kind, actor, staff_id, reason, before, after, request_hash, changed_at)
    SELECT gen_random_uuid(), id, revision, 'restored', 'staff', $2::uuid, $4::text,
      jsonb_build_object('slotId', slot_id, 'groupSize', group_size, 'totalCents', total_cents, 'status', 'displaced'),
      jsonb_build_object('slotId', slot_id, 'groupSize', group_size, 'totalCents', total_cents, 'status', 'confirmed'),
      '', $3::timestamptz FROM party
  ), restored AS (
    UPDATE displacements d SET state = 'restored', answered_at = $3::timestamptz FROM party
    WHERE d.booking_id = party.id AND d.state = 'displaced'
  ), seats AS (
    UPDATE slots s SET taken = s.taken + p.places
    FROM (SELECT slot_id, sum(places)::integer AS places FROM party GROUP BY slot_id) p WHERE s.id = p.slot_id
  ) SELECT id, revision FROM party ORDER BY id`;

/** $1 slots. */
export const OPEN_SLOTS = 'UPDATE slots SET closed = false WHERE id = ANY($1::text[])';

/** Ends closures without any closed day left, and removes their notices. $1 now. */
export const END_CLOSURES = `
  WITH ended AS (
    UPDATE closures c SET reopened_at = $1::timestamptz WHERE reopened_at IS NULL AND NOT EXISTS (
      SELECT FROM calendar_exceptions e
      WHERE e.date BETWEEN c.first_date AND c.last_date AND (e.closed OR e.closed_starts <> '{}')
    ) RETURNING notice_id
  ) DELETE FROM notices WHERE id IN (SELECT notice_id FROM ended)`;
