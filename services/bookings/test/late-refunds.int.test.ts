import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refundsOf } from '../src/bookings/booking-deadlines.js';
import type { Actor } from '../src/visits/booking-change.entity.js';
import { type BookingApp, newClock, openBookingApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { booked, STAFF, VISITOR } from './support/visits.js';

const HOUR = 3_600_000;
const NEXT = { tourDate: '2026-12-06', tourTime: '2:00 PM' } as const;

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(newClock().now().toISOString());
  app.payments.charged.length = 0;
  await emptyTables(app.dataSource, 'bookings, booking_changes, payments, refunds, holds, slots, outbox');
  await app.dataSource.query(`UPDATE tours SET price_cents = 2500 WHERE type = 'standard'`);
});

const refunds = () => app.dataSource.query('SELECT amount_cents AS cents FROM refunds');
const sound = async () => expect(await brokenPromises(app.dataSource)).toEqual([]);

describe('after the last chance for a refund', () => {
  const DEADLINE = Date.parse('2026-12-03T16:00:00Z');
  const resize = async (id: string, guests: number, revision: number, actor: Actor = VISITOR) =>
    app.changes.execute(id, { kind: 'party', tickets: adults(guests), revision }, actor, null);
  const move = (id: string, to: { tourDate: string; tourTime: string }, revision: number, actor: Actor = VISITOR) =>
    app.changes.execute(id, { kind: 'move', ...to, revision }, actor, null);
  const cancel = (id: string, revision: number, actor: Actor = VISITOR) =>
    app.changes.execute(id, { kind: 'cancel', revision }, actor, null);
  const late = async (changes: object = {}) => {
    const booking = await booked(app, { tickets: adults(10), ...changes });
    app.clock.set(new Date(DEADLINE).toISOString());
    return booking;
  };
  const back = async () => {
    const all: { cents: number }[] = await refunds();
    return all.reduce((sum, { cents }) => sum + cents, 0);
  };

  it('a smaller party gets nothing back, and pays with it for who is added again', async () => {
    const { id } = await late();
    expect(await resize(id, 1, 0)).toMatchObject({
      booking: { totalCents: 2500, keptCents: 22_500, dueCents: 25_000 },
    });
    await sound();
    expect(await resize(id, 3, 1)).toMatchObject({
      booking: { totalCents: 7500, keptCents: 17_500, dueCents: 25_000 },
    });
    expect(await resize(id, 11, 2)).toMatchObject({ booking: { totalCents: 27_500, keptCents: 0 } });
    expect(app.payments.charged).toMatchObject([{ amountCents: 2500 }]);
    expect(await resize(id, 2, 3)).toMatchObject({ booking: { keptCents: 22_500 } });
    expect(await cancel(id, 4)).toMatchObject({ booking: { status: 'cancelled', keptCents: 27_500 } });
    expect(await refunds()).toEqual([]);
    await sound();
  });

  it('staff give back what a smaller party did not get, once', async () => {
    const { id } = await late();
    await resize(id, 4, 0);
    const goodwill = (amount: number, revision: number) =>
      app.refundGoodwill.execute(id, { amount, revision }, STAFF, null);
    expect(await goodwill(12_500, 1)).toMatchObject({
      booking: { keptCents: 2500, goodwillCents: 0, dueCents: 12_500 },
    });
    expect(await goodwill(3500, 2)).toMatchObject({ booking: { keptCents: 0, goodwillCents: 1000, dueCents: 9000 } });
    await resize(id, 5, 3);
    expect(app.payments.charged).toMatchObject([{ amountCents: 2500 }]);
    await resize(id, 4, 4);
    expect(await resize(id, 3, 5, STAFF)).toMatchObject({ booking: { keptCents: 2500, dueCents: 9000 } });
    expect(await back()).toBe(12_500 + 3500 + 2500);
    expect(await cancel(id, 6, STAFF)).toMatchObject({ booking: { keptCents: 0, dueCents: 0 } });
    expect(await back()).toBe(27_500);
    await sound();
  });

  it('a cheaper start gives nothing back, and a dearer one costs what is then missing', async () => {
    const { id } = await late({ tickets: adults(4) });
    const price = (cents: number) =>
      app.dataSource.query(`UPDATE tours SET price_cents = $1 WHERE type = 'standard'`, [cents]);
    await price(1000);
    expect(await move(id, NEXT, 0)).toMatchObject({ booking: { totalCents: 4000, keptCents: 6000 } });
    await price(3000);
    expect(await move(id, { ...NEXT, tourTime: '3:00 PM' }, 1)).toMatchObject({
      booking: { totalCents: 12_000, keptCents: 0 },
    });
    expect(app.payments.charged).toMatchObject([{ amountCents: 2000 }]);
    expect(await refunds()).toEqual([]);
    await sound();
  });

  it.each([
    ['before it', -HOUR],
    ['after it', HOUR],
  ])('a visit that moved %s to a later day has the deadline that it had', async (_, moved) => {
    const { id } = await booked(app, { tickets: adults(4) });
    app.clock.set(new Date(DEADLINE + moved).toISOString());
    const later = await move(id, { ...NEXT, tourDate: '2026-12-19' }, 0);
    if (!('booking' in later)) throw new Error('not moved');
    expect(refundsOf(later.booking).map(({ until }) => until.getTime())).toEqual([DEADLINE]);
    app.clock.set(new Date(DEADLINE + HOUR).toISOString());
    expect(await cancel(id, 1)).toMatchObject({ booking: { status: 'cancelled', keptCents: 10_000 } });
    expect(await refunds()).toEqual([]);
    await sound();
  });

  it('the house gives back all, and its new time has a deadline of its own', async () => {
    const [moves, cancels] = [
      await late({ tickets: adults(4) }),
      await late({ tickets: adults(4), paymentIntentId: 'pi_other' }),
    ];
    for (const { id } of [moves, cancels]) await resize(id, 3, 0);
    await app.dataSource.query(`UPDATE bookings SET status = 'displaced'; UPDATE slots SET taken = 0`);
    expect(await cancel(cancels.id, 1)).toMatchObject({ booking: { keptCents: 0 } });
    expect(await back()).toBe(10_000);
    const later = await move(moves.id, { ...NEXT, tourDate: '2026-12-19' }, 1);
    if (!('booking' in later)) throw new Error('not moved');
    expect(refundsOf(later.booking)).toEqual([{ until: new Date('2026-12-17T20:00:00.000Z'), percent: 100 }]);
    expect(await cancel(moves.id, 2)).toMatchObject({ booking: { keptCents: 0 } });
    expect(await back()).toBe(20_000);
    await sound();
  });
});
