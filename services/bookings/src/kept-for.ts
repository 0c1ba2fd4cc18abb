import { RETURNED_PAYMENT_BEFORE } from '@hilltop/payments/payment.statements';
import { expiredPurchaseCounts } from '@hilltop/payments/purchase-limit';
import { expiredKeys } from '@hilltop/platform/database/retention/expired-keys';
import type { RetentionRule } from '@hilltop/platform/database/retention/retention-rule';
import type { Environment } from './env.js';
import { ENDED_HOLD_BEFORE } from './holds/hold.statements.js';
import { SCANS_KEPT_DAYS } from './opening/schedule/own-times.js';
import { BLANK_GUEST } from './personal-data.js';
import { SCAN_RETENTION } from './visit-report/scan-retention.js';
import { KEEP_TURNED_AWAY } from './visit-report/visit-report.statements.js';

/** Those that are kept for some days. The others stay without the guest, as no text can. @param days SQL before the cutoff */
const answersOlderThan = (days: string): string => `EXISTS (
  SELECT FROM bookings b, questions q WHERE b.id = booking_id AND q.id = question_id
    AND q.kept_days IS NOT NULL AND b.starts_at < $1::timestamptz - ${days})`;

/** How long rows are kept, and what of longer-lived rows is blanked. */
export function keptFor({
  HOLDS_KEPT_DAYS,
  GUESTS_KEPT_DAYS,
  RETURNED_PAYMENTS_KEPT_DAYS,
  CALENDAR_KEPT_DAYS,
  WAITLIST_KEPT_DAYS,
  WAIVERS_KEPT_DAYS,
  BOOKING_LINK_WINDOW_SECONDS: window,
}: Environment): readonly RetentionRule[] {
  return [
    { table: 'holds', expired: ENDED_HOLD_BEFORE, keptDays: HOLDS_KEPT_DAYS },
    {
      table: 'bookings',
      expired: `starts_at < $1 AND (email <> '' OR first_name <> 'Erased')`,
      keptDays: GUESTS_KEPT_DAYS,
      blank: BLANK_GUEST,
    },
    {
      table: 'bookings',
      expired: 'starts_at < $1 AND access_needs IS NOT NULL',
      keptDays: 1,
      blank: 'access_needs = NULL',
    },
    {
      table: 'booking_notes',
      expired: 'for_door AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.starts_at < $1)',
      keptDays: 1,
    },
    {
      table: 'booking_notes',
      expired: 'EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.starts_at < $1)',
      keptDays: GUESTS_KEPT_DAYS,
    },
    { table: 'answers', expired: answersOlderThan('make_interval(days => q.kept_days)'), keptDays: 0 },
    { table: 'answers', expired: answersOlderThan(`interval '0'`), keptDays: GUESTS_KEPT_DAYS },
    {
      // Words that everyone reads stay, as the guest wrote them for everyone.
      table: 'guest_book_entries',
      expired: `visited_on < $1 AND (private_words IS NOT NULL OR stars IS NOT NULL OR (words IS NOT NULL AND state <> 'taken_in'))`,
      keptDays: GUESTS_KEPT_DAYS,
      blank: `private_words = NULL, stars = NULL, words = CASE state WHEN 'taken_in' THEN words END,
        first_name = CASE state WHEN 'taken_in' THEN first_name ELSE '' END`,
    },
    {
      table: 'waivers',
      expired: 'EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.starts_at < $1)',
      keptDays: WAIVERS_KEPT_DAYS,
    },
    {
      table: 'booking_changes',
      expired: 'changed_at < $1 AND (reason IS NOT NULL OR former_contact IS NOT NULL)',
      keptDays: GUESTS_KEPT_DAYS,
      blank: 'reason = NULL, former_contact = NULL',
    },
    expiredKeys('bookings'),
    expiredPurchaseCounts,
    { table: 'payments', expired: RETURNED_PAYMENT_BEFORE, keptDays: RETURNED_PAYMENTS_KEPT_DAYS },
    {
      table: 'refunds',
      expired: `status = 'settled' AND booking_id IS NULL AND ended_at < $1`,
      keptDays: RETURNED_PAYMENTS_KEPT_DAYS,
    },
    ...SCAN_RETENTION,
    { table: 'check_in_conflicts', expired: 'date < $1 OR opened_at < $1', keptDays: SCANS_KEPT_DAYS },
    { table: 'guide_assignments', expired: 'ended_at IS NOT NULL AND starts_at < $1', keptDays: SCANS_KEPT_DAYS },
    { table: 'sent_reminders', expired: 'starts_at < $1', keptDays: SCANS_KEPT_DAYS },
    { table: 'displacements', expired: 'answered_at < $1', keptDays: CALENDAR_KEPT_DAYS },
    { table: 'delivery_marks', expired: 'date < $1', keptDays: CALENDAR_KEPT_DAYS },
    { table: 'calendar_exceptions', expired: 'date < $1', keptDays: CALENDAR_KEPT_DAYS },
    { table: 'calendar_rules', expired: 'valid_until < $1', keptDays: CALENDAR_KEPT_DAYS },
    { table: 'notices', expired: 'valid_until < $1', keptDays: CALENDAR_KEPT_DAYS },
    {
      table: 'change_rules',
      expired: 'set_at < $1 AND version < (SELECT max(version) FROM change_rules)',
      keptDays: CALENDAR_KEPT_DAYS,
    },
    { table: 'waitlist_entries', expired: 'ended_at < $1', keptDays: WAITLIST_KEPT_DAYS, keep: KEEP_TURNED_AWAY },
    { table: 'payment_links', expired: 'created_at < $1', keptDays: WAITLIST_KEPT_DAYS },
    { table: 'link_counts', expired: `time_window < extract(epoch FROM $1::timestamptz) / ${window}`, keptDays: 1 },
  ];
}
