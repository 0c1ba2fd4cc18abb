import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '../src/visits/booking-change.entity.js';
import { type BookingApp, newClock, openBookingApp } from './support/booking-app.js';
import { adults, SLOT } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { ledger } from './support/ledger.js';
import { booked, nameOf, STAFF, VISITOR } from './support/visits.js';

const HOUR = 3_600_000;
type Start = Record<'tourDate' | 'tourTime', string>;
const NEXT: Start = { tourDate: '2026-12-06', tourTime: '2:00 PM' };
const NEXT_SLOT = 'standard@2026-12-06T20:00:00.000Z';

let refusesCharge = false;
let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp(20, { refusesCharge: () => refusesCharge });
});
afterAll(() => app.close());
beforeEach(async () => {
  refusesCharge = false;
  app.clock.set(newClock().now().toISOString());
  app.payments.charged.length = 0;
  app.payments.refunded.length = 0;
  await emptyTables(app.dataSource, 'bookings, booking_changes, payments, refunds, holds, slots, outbox');
  await app.dataSource.query(`UPDATE tours SET price_cents = 2500 WHERE type = 'standard'`);
});

const taken = async () => Object.fromEntries((await ledger(app.dataSource)).map((line) => [line.slotId, line.taken]));
const refunds = () =>
  app.dataSource.query(
    'SELECT reason, revision, amount_cents AS cents, status FROM refunds ORDER BY requested_at, amount_cents',
  );
const sound = async () => expect(await brokenPromises(app.dataSource)).toEqual([]);
const subjects = async (id: string) => {
  const rows: { event: { type: string; data: object } }[] = await app.dataSource.query(
    `SELECT event FROM outbox WHERE aggregate_id = $1 AND subject NOT LIKE '%.money-moved.v1' ORDER BY position`,
    [id],
  );
  return rows.map(({ event }) => event.type.split('.')[2]);
};

const move = (id: string, revision: number, actor: Actor = VISITOR, { tourDate, tourTime }: Start = NEXT) =>
  app.changes.execute(id, { kind: 'move', tourDate, tourTime, revision }, actor, null);
const resize = (id: string, revision: number, guests: number, actor: Actor = VISITOR, key: string | null = null) =>
  app.changes.execute(id, { kind: 'party', tickets: adults(guests), revision }, actor, key);
const cancelBooking = (id: string, revision: number, actor: Actor = VISITOR, key: string | null = null) =>
  app.changes.execute(id, { kind: 'cancel', revision }, actor, key);

describe('moving', () => {
  it('takes the new seats and releases the old ones once, with events that have ids only', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    const outcome = await move(booking.id, 0);
    expect(outcome).toMatchObject({ replayed: false, booking: { ...NEXT, revision: 1, slotId: NEXT_SLOT } });
    expect(await taken()).toEqual({ [booking.slotId]: 0, [NEXT_SLOT]: 4 });
    expect(await app.bookings.findById(booking.id)).toMatchObject({ ...NEXT, revision: 1, status: 'confirmed' });
    expect(await subjects(booking.id)).toEqual(['booking-confirmed', 'booking-moved']);
    const [event] = await app.dataSource.query(`SELECT event::text FROM outbox WHERE subject LIKE '%booking-moved%'`);
    for (const secret of [booking.email, booking.lastName, booking.phone]) expect(event.event).not.toContain(secret);
    expect(await app.dataSource.query('SELECT kind, actor, before, after FROM booking_changes')).toMatchObject([
      { kind: 'moved', actor: 'visitor', before: { slotId: booking.slotId }, after: { slotId: NEXT_SLOT } },
    ]);
    await sound();
  });

  it('is refused when the time is full, with the seats left, and changes nothing', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    await booked(app, { ...NEXT, tickets: adults(20) });
    await booked(app, { ...NEXT, tickets: adults(2) });
    const outcome = await move(booking.id, 0);
    expect(outcome).toMatchObject({ __typename: 'SlotFull', remaining: 3, holdExpired: false });
    expect(await app.bookings.findById(booking.id)).toMatchObject({ revision: 0, slotId: booking.slotId });
    await sound();
  });

  it('never exceeds the capacity, not even for staff', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    await booked(app, { ...NEXT, tickets: adults(20) });
    await booked(app, { ...NEXT, tickets: adults(5) });
    expect(nameOf(await move(booking.id, 0, STAFF))).toBe('SlotFull');
    expect((await ledger(app.dataSource)).map(({ capacity }) => capacity)).toEqual([25, 25]);
  });

  it('takes the seats of expired holds', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    await app.holdSeats.execute({ tourType: 'standard', ...NEXT, tickets: adults(20), replaces: undefined });
    await booked(app, { ...NEXT, tickets: adults(5) });
    app.clock.forward(16 * 60_000);
    expect(nameOf(await move(booking.id, 0))).toBe('changed');
    await sound();
  });

  it('charges a higher price and refunds a lower one', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    app.clock.forward(HOUR);
    await app.dataSource.query(`UPDATE tours SET price_cents = 3000 WHERE type = 'standard'`);
    await move(booking.id, 0);
    expect(app.payments.charged).toMatchObject([{ earlierIntentId: booking.paymentIntentId, amountCents: 2000 }]);
    await sound();
    await app.dataSource.query(`UPDATE tours SET price_cents = 1000 WHERE type = 'standard'`);
    await move(booking.id, 1, VISITOR, SLOT);
    // Newest payment first, and each at most for what it paid.
    expect(await refunds()).toEqual([
      { reason: 'moved', revision: 2, cents: 2000, status: 'requested' },
      { reason: 'moved', revision: 2, cents: 6000, status: 'requested' },
    ]);
    await sound();
  });

  it('changes nothing when the card is declined', async () => {
    refusesCharge = true;
    const booking = await booked(app, { tickets: adults(4) });
    await app.dataSource.query(`UPDATE tours SET price_cents = 3000 WHERE type = 'standard'`);
    const outcome = await move(booking.id, 0);
    expect(outcome).toMatchObject({ __typename: 'PaymentRefused' });
    expect(await taken()).toEqual({ [booking.slotId]: 4 });
    await sound();
  });

  it('keeps the food order and moves its delivery time', async () => {
    const food = {
      foodOrderPlatform: 'chick_fil_a',
      foodOrderDetails: '10 × Chicken Sandwich Meal',
      foodOrderTotal: '129.90',
    };
    const booking = await booked(app, { tickets: adults(10), ...food });
    const outcome = await move(booking.id, 0);
    expect(outcome).toMatchObject({ booking: { foodDeliveryTime: '1:30 PM', foodTotalCents: 12_990 } });
  });
});

describe('the number of guests', () => {
  it('grows at the price of today, and shrinks with a refund of what was paid last', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    await app.dataSource.query(`UPDATE tours SET price_cents = 9900 WHERE type = 'standard'`);
    await resize(booking.id, 0, 6);
    expect(app.payments.charged).toMatchObject([{ amountCents: 19_800 }]);
    expect(await taken()).toEqual({ [booking.slotId]: 6 });
    await resize(booking.id, 1, 3);
    expect(await taken()).toEqual({ [booking.slotId]: 3 });
    expect((await refunds()).map((refund: { cents: number }) => refund.cents)).toEqual([2500, 19_800]);
    expect(await subjects(booking.id)).toContain('refund-requested');
    await sound();
  });

  it('removes the food order of a party that becomes too small', async () => {
    const food = {
      foodOrderPlatform: 'chick_fil_a',
      foodOrderDetails: '10 × Chicken Sandwich Meal',
      foodOrderTotal: '129.90',
    };
    const booking = await booked(app, { tickets: adults(10), ...food });
    const outcome = await resize(booking.id, 0, 9);
    expect(outcome).toMatchObject({ booking: { foodPlatform: 'none', foodTotalCents: 0, foodDeliveryTime: null } });
  });

  it('is limited by the tour type and the seats left', async () => {
    const premium = await booked(app, { tourType: 'premium', tickets: adults(2) });
    const sixteen = await resize(premium.id, 0, 16);
    expect(sixteen).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'tickets' }] });
    const booking = await booked(app, { tickets: adults(4) });
    await booked(app, { tickets: adults(19) });
    const outcome = await resize(booking.id, 0, 7);
    // Includes the seats that the party already has.
    expect(outcome).toMatchObject({ __typename: 'SlotFull', remaining: 6 });
    expect(app.payments.charged).toEqual([]);
    await sound();
  });

  it('of a private party takes no more seats', async () => {
    const booking = await booked(app, { tourType: 'private', tickets: adults(4) });
    expect(nameOf(await resize(booking.id, 0, 20))).toBe('changed');
    expect(await taken()).toEqual({ [booking.slotId]: 1 });
    await sound();
  });
});

describe('cancelling', () => {
  it('frees the seats, refunds everything, and is final', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    const outcome = await cancelBooking(booking.id, 0);
    expect(outcome).toMatchObject({ booking: { status: 'cancelled', revision: 1 } });
    expect(await taken()).toEqual({ [booking.slotId]: 0 });
    expect(await refunds()).toEqual([{ reason: 'cancelled', revision: 1, cents: 10_000, status: 'requested' }]);
    expect(await subjects(booking.id)).toEqual(['booking-confirmed', 'refund-requested', 'booking-cancelled']);
    for (const again of [cancelBooking(booking.id, 1), move(booking.id, 1, STAFF), resize(booking.id, 1, 2, STAFF)]) {
      expect(await again).toMatchObject({ __typename: 'BookingNotChangeable', reason: 'CANCELLED' });
    }
    await sound();
  });

  it('of a time that the house closed is always refunded', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    await app.dataSource.query(`UPDATE bookings SET status = 'displaced'; UPDATE slots SET taken = 0`);
    app.clock.set(new Date(booking.startsAt.getTime() - HOUR).toISOString());
    await cancelBooking(booking.id, 0);
    expect(await taken()).toEqual({ [booking.slotId]: 0 });
    expect(await refunds()).toMatchObject([{ cents: 10_000 }]);
    await sound();
  });
});

it('a displaced party takes another time, or its own once that is open again', async () => {
  const booking = await booked(app, { tickets: adults(4) });
  await app.dataSource.query(`UPDATE bookings SET status = 'displaced'; UPDATE slots SET taken = 0`);
  const grow = await resize(booking.id, 0, 5);
  expect(grow).toMatchObject({ __typename: 'BookingNotChangeable', reason: 'DISPLACED' });
  const outcome = await move(booking.id, 0, VISITOR, SLOT);
  expect(outcome).toMatchObject({ booking: { status: 'confirmed', revision: 1 } });
  expect(await taken()).toEqual({ [booking.slotId]: 4 });
  await sound();
});

describe('the deadlines', () => {
  const before = (hours: number, ms = 0) => {
    const start = Date.parse('2026-12-05T16:00:00Z');
    app.clock.set(new Date(start - hours * HOUR + ms).toISOString());
  };

  it('apply to visitors: up to exactly 24 hours before', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    before(24);
    const late = { __typename: 'BookingNotChangeable', reason: 'TOO_LATE', closedAt: '2026-12-04T16:00:00.000Z' };
    expect(await move(booking.id, 0)).toMatchObject(late);
    const party = await resize(booking.id, 0, 3);
    expect(party).toMatchObject(late);
    before(24, -1);
    expect(nameOf(await resize(booking.id, 0, 3))).toBe('changed');
    before(1);
    expect(nameOf(await move(booking.id, 1, STAFF))).toBe('changed');
    expect(
      await app.dataSource.query('SELECT actor, staff_id, reason FROM booking_changes WHERE revision = 2'),
    ).toEqual([{ actor: 'staff', staff_id: STAFF.staff.id, reason: STAFF.reason }]);
    await sound();
  });

  it.each([
    ['a visitor less than 48 hours before keeps the house the money', 48, VISITOR, 0],
    ['a visitor a moment earlier gets it back', 48.001, VISITOR, 1],
    ['staff get it back for their guest', 1, STAFF, 1],
  ])('cancelling: %s', async (_, hours, actor, count) => {
    const booking = await booked(app, { tickets: adults(4) });
    before(hours);
    const outcome = await cancelBooking(booking.id, 0, actor);
    expect(outcome).toMatchObject({ booking: { status: 'cancelled', keptCents: count === 1 ? 0 : 10_000 } });
    expect(await refunds()).toHaveLength(count);
    await sound();
  });
});

describe('a repeated change', () => {
  it('with the same key gets the same answer; a different request with the key is refused', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    const shrink = (guests: number) => resize(booking.id, 0, guests, VISITOR, 'key');
    expect(await shrink(3)).toMatchObject({ replayed: false, booking: { revision: 1 } });
    expect(await shrink(3)).toMatchObject({ replayed: true, booking: { revision: 1, guests: 3 } });
    expect(nameOf(await shrink(2))).toBe('IdempotencyKeyReused');
    expect(await refunds()).toHaveLength(1);
    const cancel = (reason: string) => cancelBooking(booking.id, 1, { ...STAFF, reason }, 'desk');
    expect(nameOf(await cancel('One is ill'))).toBe('changed');
    expect(nameOf(await cancel('The guest called'))).toBe('IdempotencyKeyReused');
    expect(await cancel('One is ill')).toMatchObject({ replayed: true });
  });

  it('at the same time is made once, and charged once', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    const grow = () => resize(booking.id, 0, 6, VISITOR, 'key');
    const outcomes = await Promise.all([grow(), grow(), grow()]);
    expect(outcomes.filter((outcome) => 'replayed' in outcome && outcome.replayed)).toHaveLength(2);
    await sound();
    // Charges of the refused changes are returned.
    const open = await app.dataSource.query(`SELECT count(*)::integer AS n FROM payments WHERE status = 'started'`);
    expect(open).toEqual([{ n: 0 }]);
    const released = await app.dataSource.query(`SELECT count(*)::integer AS n FROM payments WHERE status = 'refused'`);
    expect(released).toEqual([{ n: app.payments.charged.length - 1 }]);
  });

  it('from an older revision is refused with the current booking', async () => {
    const booking = await booked(app, { tickets: adults(4) });
    await resize(booking.id, 0, 3);
    const outcome = await cancelBooking(booking.id, 0);
    expect(outcome).toMatchObject({ __typename: 'BookingChangedMeanwhile', current: { revision: 1, guests: 3 } });
    await sound();
  });
});

it('releases a charge whose change never finished', async () => {
  const booking = await booked(app, { tickets: adults(4) });
  await app.charges.start(booking, 2500, undefined);
  const state = async () => (await app.dataSource.query(`SELECT status FROM payments WHERE id LIKE 'charge_%'`)).at(-1);
  await app.charges.returnForgotten();
  expect(await state()).toEqual({ status: 'started' });
  app.clock.forward(15 * 60_000 + 1);
  await app.charges.returnForgotten();
  await app.charges.returnForgotten();
  expect(await state()).toEqual({ status: 'refused' });
  expect(await refunds()).toEqual([]);
});
