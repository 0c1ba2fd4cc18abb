import { createDataSource } from '@hilltop/platform/database/data-source';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { VenueClock } from '../src/opening/schedule/venue-clock.js';
import { DueReminders } from '../src/reminders/due-reminders/due-reminders.js';
import { TAKE_DUE } from '../src/reminders/reminder.statements.js';
import { bookingsService } from '../src/service.js';
import { type Booked, type DoorApp, openDoorApp, scanOf } from './support/door-app.js';

const SERVICE = { role: 'service', name: 'notifications' } as const;
const REMINDER = `query ($id: ID!, $kind: ReminderKind!, $preview: Boolean) { reminder(bookingId: $id, kind: $kind, preview: $preview) {
  booking { startsAt waivers { signed of } } cameIn notices afterUrl unsubscribeToken } }`;
const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename } }`;
const STOP = 'mutation ($token: String!) { unsubscribe(token: $token) { message } }';
const venue = new VenueClock('America/Chicago');
/** The day before 2026-12-05, at the venue. */
const TEN = '2026-12-04T16:00:00Z';
const MORNING_AFTER = '2026-12-06T16:00:00Z';

let app: DoorApp;
let replicas: DataSource[];
let jobs: DueReminders[];
beforeAll(async () => {
  app = await openDoorApp();
  replicas = await Promise.all(
    [1, 2, 3].map((at) =>
      createDataSource({
        url: app.database.url,
        entities: bookingsService.entities,
        poolSize: 4,
        applicationName: `replica ${at}`,
        logger: quietLogger(),
      }).initialize(),
    ),
  );
  jobs = replicas.map((dataSource) => new DueReminders(dataSource, venue, new Outbox(), app.clock));
});
afterAll(async () => {
  await Promise.all(replicas.map((dataSource) => dataSource.destroy()));
  await app.close();
});
beforeEach(async () => {
  app.clock.set('2026-12-03T16:30:00Z');
  const { dataSource } = app.database;
  await emptyTables(
    dataSource,
    `bookings, booking_changes, payments, refunds, slots, scans, guest_book_entries, sent_reminders, outbox, holds,
      closures, displacements, calendar_exceptions, notices`,
  );
  await dataSource.query('UPDATE reminder_rules SET is_on = true; UPDATE calendar SET version = version + 1');
});

const run = () => Promise.all(jobs.map((job) => job.execute()));
const due = async (at: string) => {
  app.clock.set(at);
  return (await run()).reduce((sum, taken) => sum + taken, 0);
};
const events = (): Promise<{ id: string; startsAt: string; kind: string }[]> =>
  app.database.dataSource.query(
    `SELECT event #>> '{data,bookingId}' AS id, event #>> '{data,startsAt}' AS "startsAt", event #>> '{data,kind}' AS kind
     FROM outbox WHERE subject LIKE '%reminder-due%' ORDER BY position`,
  );
async function reminder({ id }: { id: string }, kind = 'day_before', preview = false) {
  const { data, errors } = await app.ask(REMINDER, { id, kind, preview }, SERVICE);
  expect(errors).toBeUndefined();
  return data?.reminder as unknown as { unsubscribeToken: string; afterUrl: string } | null;
}

describe('the day before', () => {
  it('is called for once from 10 AM to 8 PM, by one of three replicas', async () => {
    const booking = await app.book();
    expect(await due('2026-12-04T15:59:59Z')).toBe(0);
    expect(await due(TEN)).toBe(1);
    expect(await due('2026-12-04T17:00:00Z')).toBe(0);
    expect(await events()).toEqual([{ id: booking.id, startsAt: '2026-12-05T16:00:00.000Z', kind: 'day_before' }]);
    expect(await reminder(booking)).toMatchObject({ booking: { waivers: { signed: 1, of: 2 } }, notices: [] });
  });

  it('is dropped, not sent late: at 8 PM, on the day, and when it was never called for', async () => {
    const booking = await app.book();
    expect(await reminder(booking)).toBeNull();
    await due(TEN);
    for (const late of ['2026-12-05T02:00:00Z', '2026-12-05T15:00:00Z']) {
      app.clock.set(late);
      expect(await reminder(booking)).toBeNull();
    }
    await emptyTables(app.database.dataSource, 'sent_reminders');
    expect(await due('2026-12-05T02:00:00Z')).toBe(0);
  });

  it('leaves nobody who booked or changed after it was due with two mails at once', async () => {
    app.clock.set('2026-12-04T15:00:00Z');
    const [early, changed] = [await app.book({ tourTime: '1:00 PM' }), await app.book({ tourTime: '2:00 PM' })];
    app.clock.set('2026-12-04T16:00:30Z');
    await app.book({ tourTime: '3:00 PM' });
    await app.database.dataSource.query(
      `INSERT INTO booking_changes (id, booking_id, revision, kind, actor, before, after, request_hash, changed_at)
       VALUES (gen_random_uuid(), $1, 1, 'party_changed', 'visitor', '{}', '{}', 'h', '2026-12-04T16:00:10Z')`,
      [changed.id],
    );
    expect(await due('2026-12-04T16:01:00Z')).toBe(1);
    expect(await events()).toMatchObject([{ id: early.id }]);
  });

  it('is neither called for nor sent for a canceled visit, a closed day, or a kind that is off', async () => {
    const [canceled, closed] = [await app.book(), await app.book({ tourTime: '11:00 AM' })];
    await due(TEN);
    app.clock.set('2026-12-04T16:05:00Z');
    await app.cancel(canceled);
    expect(await reminder(canceled)).toBeNull();
    const input = { date: '2026-12-05', reason: 'Ice storm', message: 'Stay safe.' };
    expect((await app.ask(CLOSE, { input }, testStaff)).errors).toBeUndefined();
    expect(await reminder(closed)).toBeNull();
    await emptyTables(app.database.dataSource, 'sent_reminders');
    expect(await due('2026-12-04T16:10:00Z')).toBe(0);
    await app.database.dataSource.query('UPDATE reminder_rules SET is_on = false');
    await app.book({ tourDate: '2026-12-06' });
    expect(await due('2026-12-05T16:00:00Z')).toBe(0);
  });
});

describe('after the visit', () => {
  const asked = { mailAfterVisit: true };

  it('is called for from 10 AM of the next day, to a party that was let in and ticked the box', async () => {
    const [came, unasked, missed] = [
      await app.book(asked),
      await app.book({ tourTime: '11:00 AM' }),
      await app.book({ ...asked, tourTime: '12:00 PM' }),
    ];
    await app.submit([came, unasked].map((party) => scanOf(party)));
    expect(await due('2026-12-06T15:59:59Z')).toBe(0);
    expect(await due(MORNING_AFTER)).toBe(1);
    expect(await events()).toMatchObject([{ id: came.id, kind: 'after_visit' }]);
    expect(await reminder(came, 'after_visit')).toMatchObject({
      cameIn: 2,
      afterUrl: expect.stringMatching(/\/after$/),
    });
    expect(await reminder(missed, 'after_visit')).toBeNull();
    expect(await due('2026-12-07T16:00:00Z')).toBe(0);
  });

  it('ends at once for all bookings of the address by one press, and begins again with another tick', async () => {
    const booking = await app.book(asked);
    await app.submit([scanOf(booking)]);
    await due(MORNING_AFTER);
    const { unsubscribeToken: token } = (await reminder(booking, 'after_visit')) ?? { unsubscribeToken: '' };
    const answers = await Promise.all([token, 'x'.repeat(43), ''].map((one) => app.ask(STOP, { token: one })));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await reminder(booking, 'after_visit')).toBeNull();
    expect(await reminder(booking, 'after_visit', true)).not.toBeNull();
    app.clock.set('2026-12-03T16:30:00Z');
    const again = await app.book({ ...asked, tourTime: '1:00 PM' });
    await app.submit([scanOf(again)]);
    await emptyTables(app.database.dataSource, 'sent_reminders, outbox');
    expect(await due(MORNING_AFTER)).toBe(1);
  });

  it('has words for services alone', async () => {
    const booking = await app.book(asked);
    for (const caller of [{ role: 'visitor' }, testStaff] as const) {
      const { data, errors } = await app.ask(REMINDER, { id: booking.id, kind: 'day_before', preview: true }, caller);
      expect(data?.reminder ?? null).toBeNull();
      expect(errors?.length).toBeGreaterThan(0);
    }
  });
});

describe('moves, cancellations, closures and jumps of the clock around the due minute', () => {
  const minutes = fc.integer({ min: -3, max: 3 });
  const step = fc.oneof(
    fc.record({ what: fc.constant('run'), at: minutes }),
    fc.record({ what: fc.constantFrom('move', 'back', 'cancel', 'close'), at: minutes }),
  );

  async function change(what: string, { id }: Booked): Promise<unknown> {
    const { dataSource } = app.database;
    const to = (date: string) =>
      dataSource.query(
        `UPDATE bookings SET tour_date = $2::date, starts_at = ($2 || ' 16:00:00Z')::timestamptz,
           slot_id = 'standard@' || $2 || 'T16:00:00.000Z' WHERE id = $1`,
        [id, date],
      );
    if (what === 'move') return to('2026-12-06');
    if (what === 'back') return to('2026-12-05');
    if (what === 'cancel') return dataSource.query(`UPDATE bookings SET status = 'cancelled' WHERE id = $1`, [id]);
    return dataSource.query(`UPDATE slots SET closed = true WHERE id = 'standard@2026-12-05T16:00:00.000Z'`);
  }

  it('make at most one mail per booking, kind and start, and none that leaves for what does not take place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        app.clock.set('2026-12-03T16:30:00Z');
        await emptyTables(app.database.dataSource, 'bookings, payments, slots, sent_reminders, outbox');
        const booking = await app.book();
        const work = steps.map(async ({ what, at }) => {
          app.clock.set(new Date(Date.parse(TEN) + at * 60_000).toISOString());
          await (what === 'run' ? run() : change(what, booking));
        });
        await Promise.all(work);
        const called = await events();
        expect(new Set(called.map(({ id, startsAt }) => `${id} ${startsAt}`)).size).toBe(called.length);
        app.clock.set('2026-12-04T17:00:00Z');
        const [now] = await app.database.dataSource.query(
          `SELECT b.status, b.starts_at, coalesce(s.closed, false) AS closed FROM bookings b LEFT JOIN slots s ON s.id = b.slot_id`,
        );
        const leaves = await reminder(booking);
        const takesPlace =
          now.status === 'confirmed' && !now.closed && now.starts_at.toISOString().startsWith('2026-12-05');
        if (!takesPlace) expect(leaves).toBeNull();
      }),
      { numRuns: 12 },
    );
  });

  it('make two without the key: the test would see it', async () => {
    await app.book();
    app.clock.set(TEN);
    const { dataSource } = app.database;
    const unguarded = TAKE_DUE.day_before
      .replace(/AND NOT EXISTS \(SELECT FROM sent_reminders[^)]*\)/, '')
      .replace('ON CONFLICT DO NOTHING', '');
    await dataSource.query('ALTER TABLE sent_reminders DROP CONSTRAINT sent_reminders_pkey');
    try {
      const parameters = ['2026-12-05', new Date(TEN), new Date(TEN), 50];
      await Promise.all(replicas.map((replica) => replica.query(unguarded, parameters)));
      const [{ count }] = await dataSource.query('SELECT count(*)::int AS count FROM sent_reminders');
      expect(count).toBe(3);
    } finally {
      await emptyTables(dataSource, 'sent_reminders');
      await dataSource.query('ALTER TABLE sent_reminders ADD PRIMARY KEY (booking_id, kind, starts_at)');
    }
  });
});
