import { emailHash } from '@hilltop/platform/personal-data/email-hash';
import { erasePerson } from '@hilltop/platform/personal-data/erase-when-requested';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data.js';
import { bookingsService } from '../src/service.js';
import { TWO_ADULTS } from './support/booking-request.js';

const booking = (email: string, startsAt: string) => `
  INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, slot_id, tour_date, tour_time, starts_at,
    group_size, places, total_cents, first_name, last_name, email, phone, special_requests, liability_waiver_accepted,
    food_platform, food_total_cents, payment_status, payment_intent_id, idempotency_key, request_hash, created_at, tickets,
    change_rule)
  VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'standard', 'Tour', 's', (${startsAt})::date, '10:00 AM',
    ${startsAt}, 2, 2, 5000, 'Canary', 'Guest', '${email}', '817-555-0100', 'a canary', true, 'none', 0, 'paid',
    gen_random_uuid(), gen_random_uuid(), 'h', now() - interval '31 days', '${TWO_ADULTS}', '{"changesUntilHours": 24, "refundSteps": []}');`;

const waiting = (email: string, status: string) => `
  INSERT INTO waitlist_entries (id, tour_type, slot_ids, group_size, places, first_name, last_name, email, phone, status,
    joined_at, closes_at, ended_at, tickets)
  VALUES (gen_random_uuid(), 'standard', '{s}', 2, 2, 'Canary', 'Guest', '${email}', '817-555-0100', '${status}', now(), now(),
    ${status === 'waiting' ? 'NULL' : 'now()'}, '${TWO_ADULTS}');`;

it('keeps a waiting party until it is off the list', async () => {
  const { migrations } = bookingsService;
  const setup = `${waiting('Canary@example.test', 'waiting')} ${waiting('canary@example.test', 'left')}`;
  const { dataSource, close } = await createTestDatabase({ migrations, setup });
  try {
    const erased = await erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@example.test'));
    expect(erased).toEqual({ erased: 1, kept: 1 });
    const rows = await dataSource.query('SELECT email, first_name, phone FROM waitlist_entries ORDER BY status');
    expect(rows[0]).toEqual({ email: '', first_name: 'Erased', phone: null });
    expect(rows[1]).toMatchObject({ email: 'Canary@example.test' });
  } finally {
    await close();
  }
});

it('erases one person by e-mail address, not case-sensitive, and no one else', async () => {
  const { migrations } = bookingsService;
  const setup = `
    ${booking('Canary@Example.test', `now() - interval '1 day'`)}
    ${booking('canary@example.test', `now() + interval '1 day'`)}
    ${booking('somebody@example.test', `now() - interval '1 day'`)}`;
  const { dataSource, close } = await createTestDatabase({ migrations, setup });
  try {
    const erase = () => erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@EXAMPLE.test'));
    const [past] = await dataSource.query(`SELECT id FROM bookings WHERE email = 'Canary@Example.test'`);
    // The visit ahead keeps what the books say of it, too.
    expect(await erase()).toEqual({ erased: 1, kept: 1, sourceIds: [past.id] });
    const found = 'SELECT email FROM bookings WHERE searched LIKE $1';
    expect(await dataSource.query(found, ['%canary%'])).toHaveLength(2);
    expect(await dataSource.query(found, ['%canary@example%'])).toEqual([{ email: 'canary@example.test' }]);
    expect(
      await dataSource.query(
        'SELECT email, first_name, phone, special_requests, group_size, total_cents FROM bookings ORDER BY email',
      ),
    ).toEqual([
      { email: '', first_name: 'Erased', phone: '', special_requests: null, group_size: 2, total_cents: 5000 },
      {
        email: 'canary@example.test',
        first_name: 'Canary',
        phone: '817-555-0100',
        special_requests: 'a canary',
        group_size: 2,
        total_cents: 5000,
      },
      {
        email: 'somebody@example.test',
        first_name: 'Canary',
        phone: '817-555-0100',
        special_requests: 'a canary',
        group_size: 2,
        total_cents: 5000,
      },
    ]);
    // A second run finds nothing.
    expect(await erase()).toMatchObject({ erased: 0 });
  } finally {
    await close();
  }
});

it('erases who booked without an e-mail address by the booking, and no other party without one', async () => {
  const { migrations } = bookingsService;
  const setup = `${booking('', `now() - interval '1 day'`)} ${booking('', `now() - interval '2 days'`)}
    INSERT INTO booking_notes (id, booking_id, text, for_door, staff_id, written_at)
      SELECT gen_random_uuid(), id, 'a canary', false, gen_random_uuid(), now() FROM bookings;`;
  const { dataSource, close } = await createTestDatabase({ migrations, setup });
  try {
    const [{ id }] = await dataSource.query('SELECT id FROM bookings ORDER BY starts_at');
    const erase = (whose: string) => erasePerson(dataSource.manager, PERSONAL_DATA, emailHash(whose));
    expect(await erase('')).toEqual({ erased: 0, kept: 0 });
    expect(await erase(id)).toEqual({ erased: 2, kept: 0, sourceIds: [id] });
    const rows = await dataSource.query(
      `SELECT first_name, phone, (SELECT count(*)::int FROM booking_notes WHERE booking_id = b.id) AS notes FROM bookings b ORDER BY starts_at`,
    );
    expect(rows).toEqual([
      { first_name: 'Erased', phone: '', notes: 0 },
      { first_name: 'Canary', phone: '817-555-0100', notes: 1 },
    ]);
  } finally {
    await close();
  }
});

it('erases the signatures and access needs of a party after its visit', async () => {
  const { migrations } = bookingsService;
  const setup = `
    ${booking('canary@example.test', `now() - interval '1 day'`)}
    ${booking('canary@example.test', `now() + interval '1 day'`)}
    UPDATE bookings SET access_needs = 'a canary', link_replaced_because = 'a canary';
    INSERT INTO waivers (id, booking_id, guest_name, signed_by, text_version, place, signed_at)
      SELECT gen_random_uuid(), id, 'Canary', 'Canary', '2026-11', 'link', now() FROM bookings;`;
  const { dataSource, close } = await createTestDatabase({ migrations, setup });
  try {
    await erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@example.test'));
    const rows = await dataSource.query(
      'SELECT access_needs, link_replaced_because, guest_name, signed_by FROM waivers JOIN bookings b ON b.id = booking_id ORDER BY starts_at',
    );
    expect(rows).toEqual([
      { access_needs: null, link_replaced_because: null, guest_name: 'Erased', signed_by: null },
      { access_needs: 'a canary', link_replaced_because: 'a canary', guest_name: 'Canary', signed_by: 'Canary' },
    ]);
  } finally {
    await close();
  }
});

it('erases the notes of staff on the scans of a party after its visit', async () => {
  const { migrations } = bookingsService;
  const setup = `
    ${booking('canary@example.test', `now() - interval '1 day'`)}
    ${booking('canary@example.test', `now() + interval '1 day'`)}
    INSERT INTO scans (id, device_id, sequence, date, booking_id, people, verdict, overridden, reason, scanned_at, clock_offset_ms,
        staff_id, received_at)
      SELECT gen_random_uuid(), 'Gate', 1, tour_date, id, 1, 'ADMIT', true, 'a canary', now(), 0, gen_random_uuid(), now() FROM bookings;
    INSERT INTO check_in_conflicts (id, subject_id, kind, date, booking_id, people, opened_at, reason)
      SELECT gen_random_uuid(), id, 'TOO_MANY', tour_date, id, 1, now(), 'a canary' FROM bookings;`;
  const { dataSource, close } = await createTestDatabase({ migrations, setup });
  try {
    await erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@example.test'));
    const rows = await dataSource.query(
      `SELECT s.reason AS scan, c.reason AS conflict FROM scans s JOIN check_in_conflicts c USING (booking_id)
       JOIN bookings b ON b.id = booking_id ORDER BY starts_at`,
    );
    expect(rows).toEqual([
      { scan: null, conflict: null },
      { scan: 'a canary', conflict: 'a canary' },
    ]);
  } finally {
    await close();
  }
});
