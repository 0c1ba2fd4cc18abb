import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Booking } from '../src/bookings/booking.entity.js';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { standingInLine, whileLocked } from './support/starting-line.js';
import { booked, nameOf, STAFF, VISITOR } from './support/visits.js';

const contact = { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@example.test', phone: '817-555-0168' };
const STORED = `SELECT first_name AS "firstName", last_name AS "lastName", group_size AS "guests", goodwill_cents AS "goodwillCents", revision, link_version AS "linkVersion"
  FROM bookings WHERE id = $1`;

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.dataSource, 'bookings, booking_changes, payments, refunds, holds, slots, outbox'));

const stored = async (id: string) => (await app.dataSource.query(STORED, [id]))[0];
const givenBack = async (): Promise<number> => {
  const [row] = await app.dataSource.query('SELECT coalesce(sum(amount_cents), 0)::integer AS cents FROM refunds');
  return row.cents;
};
const goodwill = (id: string, revision: number, amount: number) =>
  app.refundGoodwill.execute(id, { amount, revision }, STAFF, null);

/** All of them have started and wait for the booking before one goes on. */
async function together<Outcome>(come: readonly (() => Promise<Outcome>)[]): Promise<Outcome[]> {
  const coming: Promise<Outcome>[] = [];
  await whileLocked(app.dataSource, { text: 'SELECT 1 FROM bookings FOR UPDATE', values: [] }, async () => {
    for (const one of come) coming.push(one());
    await standingInLine(app.dataSource, come.length);
  });
  return Promise.all(coming);
}

describe('two members of staff and the visitor who change one booking at once', () => {
  it('one of them does, and the others are shown the booking as it is', async () => {
    const { id } = await booked(app, { tickets: adults(4) });
    const outcomes = await together<object>([
      () => app.correctContact.execute(id, { ...contact, revision: 0 }, STAFF, null),
      () => app.correctContact.execute(id, { ...contact, firstName: 'Rose', revision: 0 }, STAFF, null),
      () => app.changes.execute(id, { kind: 'party', tickets: adults(3), revision: 0 }, VISITOR, null),
    ]);
    expect(outcomes.map(nameOf).toSorted()).toEqual(['BookingChangedMeanwhile', 'BookingChangedMeanwhile', 'changed']);
    const changes = await app.dataSource.query('SELECT kind FROM booking_changes');
    expect(changes).toHaveLength(1);
    expect(await stored(id)).toMatchObject({
      revision: 1,
      linkVersion: changes[0].kind === 'contact_corrected' ? 1 : 0,
    });
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  });

  it('one loses what another did when each writes what it read (negative control)', async () => {
    const { id } = await booked(app, { tickets: adults(4) });
    const { manager } = app.dataSource;
    const read = await Promise.all([1, 2, 3].map(() => manager.findOneByOrFail(Booking, { id })));
    const changes = [{ firstName: 'Rosa' }, { phone: '817-555-0168' }, { lastName: 'Marsh' }];
    for (const [at, was] of read.entries()) await manager.update(Booking, { id }, { ...was, ...changes[at] });
    expect(await stored(id)).toMatchObject({ firstName: read[0]?.firstName, lastName: 'Marsh' });
  });
});

describe('goodwill refunds at once', () => {
  it('give back no more than was paid, however often staff try', async () => {
    const { id } = await booked(app, { tickets: adults(4) });
    const first = await together(Array.from({ length: 5 }, () => () => goodwill(id, 0, 4_000)));
    expect(first.map(nameOf).toSorted()).toEqual([...Array(4).fill('BookingChangedMeanwhile'), 'changed']);
    const second = await together(Array.from({ length: 4 }, () => () => goodwill(id, 1, 4_000)));
    expect(second.map(nameOf).filter((name) => name === 'changed')).toHaveLength(1);
    expect(await goodwill(id, 2, 4_000)).toMatchObject({ __typename: 'RefundTooHigh', left: '20.00' });
    expect(nameOf(await goodwill(id, 2, 2_000))).toBe('changed');
    expect(await goodwill(id, 3, 1)).toMatchObject({ __typename: 'RefundTooHigh', left: '0.00' });
    expect(await givenBack()).toBe(10_000);
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  });

  it('give back more than was paid when each counts before it writes (negative control)', async () => {
    const { id, paymentIntentId } = await booked(app, { tickets: adults(4) });
    const count = async () => 10_000 - (await givenBack());
    const counted = await Promise.all(Array.from({ length: 5 }, count));
    for (const [at, left] of counted.entries()) {
      if (left < 4_000) continue;
      await app.dataSource.query(
        `INSERT INTO refunds (id, payment_id, booking_id, reason, revision, amount_cents, status, due_at, requested_at)
         VALUES (gen_random_uuid(), $1, $2, 'goodwill', $3, 4000, 'requested', now(), now())`,
        [paymentIntentId, id, at + 1],
      );
    }
    expect(await givenBack()).toBeGreaterThan(10_000);
    expect(await brokenPromises(app.dataSource)).toContain('paid less refunded is not due');
  });
});

describe('after a goodwill refund', () => {
  it('a smaller party, a larger one and a cancellation give and take what is due', async () => {
    const { id } = await booked(app, { tickets: adults(4) });
    await goodwill(id, 0, 8_000);
    await app.changes.execute(id, { kind: 'party', tickets: adults(2), revision: 1 }, STAFF, null);
    // Two guests owe $50.00, and $80.00 had gone back: nothing of the rest is kept.
    expect(await givenBack()).toBe(10_000);
    await app.changes.execute(id, { kind: 'party', tickets: adults(5), revision: 2 }, STAFF, null);
    expect(app.payments.charged.at(-1)).toMatchObject({ amountCents: 4_500 });
    await app.changes.execute(id, { kind: 'cancel', revision: 3 }, STAFF, null);
    expect(await givenBack()).toBe(14_500);
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  });

  it('a booking that was canceled too late keeps the rest', async () => {
    const { id } = await booked(app, { tickets: adults(4) });
    app.clock.set('2026-12-04T16:30:00Z');
    await app.changes.execute(id, { kind: 'cancel', revision: 0 }, VISITOR, null);
    expect(nameOf(await goodwill(id, 1, 2_500))).toBe('changed');
    expect(await goodwill(id, 2, 7_501)).toMatchObject({ __typename: 'RefundTooHigh', left: '75.00' });
    expect(await brokenPromises(app.dataSource)).toEqual([]);
    app.clock.set('2026-11-21T16:30:00Z');
  });
});
