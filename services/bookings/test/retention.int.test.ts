import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { bookingsService } from '../src/service.js';
import { TWO_ADULTS } from './support/booking-request.js';

it('deletes holds that ended long ago without a booking, and keeps those of bookings', async () => {
  const deleted = await applyRetention(
    bookingsService,
    {
      HOLDS_KEPT_DAYS: 30,
      GUESTS_KEPT_DAYS: 730,
      RETURNED_PAYMENTS_KEPT_DAYS: 90,
      CALENDAR_KEPT_DAYS: 730,
      WAITLIST_KEPT_DAYS: 30,
      WAIVERS_KEPT_DAYS: 365,
      BOOKING_LINK_WINDOW_SECONDS: 600,
    },
    `INSERT INTO holds (id, slot_id, group_size, places, status, extended, created_at, expires_at, ended_at)
       SELECT gen_random_uuid(), 'standard@x', 1, 1, status, false, ended, ended, CASE status WHEN 'active' THEN NULL ELSE ended END
       FROM unnest(ARRAY['active', 'converted', 'released', 'replaced', 'expired']) status,
         unnest(ARRAY[now() - interval '31 days', now() - interval '29 days']) ended;
     INSERT INTO payments (id, booking_id, amount_cents, status, created_at)
       SELECT status || kept, CASE status WHEN 'used' THEN gen_random_uuid() END, 100, status, now() - kept * interval '1 day'
       FROM unnest(ARRAY['used', 'returned']) status, unnest(ARRAY[89, 91]) kept;
     INSERT INTO refunds (id, payment_id, booking_id, reason, revision, status, due_at, requested_at, ended_at)
       SELECT gen_random_uuid(), gen_random_uuid(), booking, 'unused', 0, status, now(), now(), now() - interval '91 days'
       FROM unnest(ARRAY['settled', 'failed']) status, unnest(ARRAY[NULL, gen_random_uuid()]) booking;
     INSERT INTO waitlist_entries (id, tour_type, slot_ids, group_size, places, first_name, last_name, email, status, joined_at,
         closes_at, ended_at, tickets)
       SELECT gen_random_uuid(), 'standard', '{standard@x}', 2, 2, 'A', 'B', 'a@example.test', status, ended, ended,
         CASE status WHEN 'waiting' THEN NULL ELSE ended END, '${TWO_ADULTS}'
       FROM unnest(ARRAY['waiting', 'left', 'accepted']) status,
         unnest(ARRAY[now() - interval '31 days', now() - interval '29 days']) ended;
     INSERT INTO calendar_exceptions SELECT (now() - age * interval '1 day')::date, true, NULL, '{}', '' FROM unnest(ARRAY[729, 732]) age;
     INSERT INTO calendar_rules (position, weekday, starts, valid_from, valid_until)
       SELECT 1, 6, '{}', '2020-01-01', (now() - age * interval '1 day')::date FROM unnest(ARRAY[729, 732]) age;
     INSERT INTO notices SELECT gen_random_uuid(), 'Ice', 'info', '2020-01-01', now() - age * interval '1 day' FROM unnest(ARRAY[729, 732]) age;
     INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, slot_id, tour_date, tour_time, starts_at,
         group_size, places, total_cents, first_name, last_name, email, phone, liability_waiver_accepted, food_platform,
         food_total_cents, payment_status, payment_intent_id, request_hash, created_at, access_needs, tickets, change_rule)
       SELECT gen_random_uuid(), 'HT-' || age, gen_random_uuid(), 'standard', 'Lamplight', 'standard@x', '2026-12-05', '10:00 AM',
         now() - age * interval '1 hour', 2, 2, 5000, 'Ada', 'Example', 'ada@example.test', '8175550100', true, 'none', 0, 'paid',
         'pi_' || age, '', now(), 'A ramp', '${TWO_ADULTS}', '{"changesUntilHours": 24, "refundSteps": []}'
         FROM unnest(ARRAY[23, 25, 366 * 24]) age;
     INSERT INTO waivers (id, booking_id, guest_name, text_version, place, signed_at)
       SELECT gen_random_uuid(), id, 'Ada Example', '2026-11', 'link', now() FROM bookings;
     INSERT INTO delivery_marks SELECT (now() - age * interval '1 day')::date, 'chick_fil_a', '9:30 AM', 'paid', gen_random_uuid(), now()
       FROM unnest(ARRAY[729, 732]) age;
     INSERT INTO scans (id, device_id, sequence, date, people, verdict, overridden, scanned_at, clock_offset_ms, staff_id, received_at, reason)
       SELECT gen_random_uuid(), 'Gate', 1, (now() - age * interval '1 day')::date, 1, 'ADMIT', false, now(), 0, gen_random_uuid(), now(), 'Late'
       FROM unnest(ARRAY[29, 32, 550]) age;
     INSERT INTO scans (id, device_id, sequence, date, people, verdict, overridden, scanned_at, clock_offset_ms, staff_id, received_at)
       SELECT gen_random_uuid(), 'Gate', 2, '9999-12-31', 1, 'ADMIT', false, now(), 0, gen_random_uuid(), now() - age * interval '1 day'
       FROM unnest(ARRAY[29, 32]) age;
     INSERT INTO check_in_conflicts (id, subject_id, kind, date, people, opened_at)
       SELECT gen_random_uuid(), gen_random_uuid(), 'TOO_MANY', date, 1, received_at FROM scans;
     INSERT INTO link_counts VALUES ('old', 1, 1), ('new', 9000000000, 1);`,
  );
  expect(deleted).toEqual({
    holds: 3,
    payments: 1,
    refunds: 1,
    waitlist_entries: 2,
    link_counts: 1,
    calendar_exceptions: 1,
    calendar_rules: 1,
    notices: 1,
    delivery_marks: 1,
    // Two lose the words that were written with them, and one of these goes.
    scans: 3,
    check_in_conflicts: 3,
    // The access needs of visits a day or more ago are deleted.
    bookings: 2,
    waivers: 1,
  });
});
