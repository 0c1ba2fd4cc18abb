import type { ReminderKind } from '../generated/schema-types.js';

/** Conditions on `bookings b`, checked when the mail is queued and when it leaves, so that a moved or canceled visit needs no cleanup. */
const FITS: Readonly<Record<ReminderKind, string>> = {
  day_before: `b.starts_at > $2`,
  after_visit: `b.starts_at < $2 AND b.mail_after_visit
    AND (SELECT COALESCE(sum(s.people), 0) FROM scans s WHERE s.booking_id = b.id) > 0
    AND NOT EXISTS (SELECT FROM guest_book_entries e WHERE e.booking_id = b.id)`,
};

/** Condition on `bookings b`. $1 date of the visits, $2 now. */
export const fits = (kind: ReminderKind): string => `b.tour_date = $1::date AND b.status = 'confirmed' AND b.email <> ''
  AND NOT EXISTS (SELECT FROM slots c WHERE c.id = b.slot_id AND c.closed)
  AND EXISTS (SELECT FROM reminder_rules r WHERE r.kind = '${kind}' AND r.is_on)
  AND ${FITS[kind]}`;

/** A party that booked or changed after the reminder was due has just had its ticket. $3 when it was due. */
const HAS_HEARD: Readonly<Record<ReminderKind, string>> = {
  day_before: `AND b.created_at < $3 AND NOT EXISTS (SELECT FROM booking_changes h WHERE h.booking_id = b.id AND h.changed_at >= $3
    AND h.kind <> 'language_changed')`,
  after_visit: 'AND $3::timestamptz IS NOT NULL',
};

/** Takes up to $4. $1 date of the visits, $2 now, $3 when they were due. */
export const TAKE_DUE: Readonly<Record<ReminderKind, string>> = {
  day_before: takeDue('day_before'),
  after_visit: takeDue('after_visit'),
};

function takeDue(kind: ReminderKind): string {
  return `INSERT INTO sent_reminders (booking_id, kind, starts_at, queued_at)
    SELECT b.id, '${kind}', b.starts_at, $2 FROM bookings b
    WHERE ${fits(kind)} ${HAS_HEARD[kind]}
      AND NOT EXISTS (SELECT FROM sent_reminders t WHERE t.booking_id = b.id AND t.kind = '${kind}' AND t.starts_at = b.starts_at)
    ORDER BY b.id LIMIT $4
    ON CONFLICT DO NOTHING RETURNING booking_id AS "bookingId", starts_at AS "startsAt",
      (SELECT language FROM bookings WHERE id = booking_id)`;
}
