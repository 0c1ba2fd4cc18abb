import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { joinWaitlistInput } from '../src/selling/waitlist/join-waitlist/join-waitlist.input.js';
import { walkUpInput } from '../src/selling/walk-up/sell-walk-up.input.js';
import { assembleApp, type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';
import { ChangedStatements } from './support/changed-statements.js';
import { confirmExamples, setPrice } from './support/ticket-prices.js';

const visitor = { by: 'visitor' } as const;
const family = [
  { type: 'adult', count: 2 },
  { type: 'child', count: 1 },
  { type: 'infant', count: 1 },
  { type: 'senior', count: 1 },
];
const FAMILY_TOTAL = '82.00';

let app: BookingApp;
beforeEach(async () => {
  app = await openBookingApp();
  await confirmExamples(app.dataSource);
});
afterEach(() => app.close());

const hold = async (tickets = family, more: object = {}) => {
  const outcome = await app.holdSeats.execute({ ...SLOT, tickets, ...more });
  if (!('hold' in outcome)) throw new Error(outcome.message);
  return outcome.hold;
};
const book = (changes: object) =>
  app.createBooking.execute(bookingRequest({ tickets: family, totalAmount: FAMILY_TOTAL, ...changes }), null);
const booked = async (changes: object = {}) => {
  const outcome = await book(changes);
  if (!('booking' in outcome)) throw new Error(outcome.message);
  return outcome.booking;
};
const rows = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => app.dataSource.query(sql, values);
const taken = async () => (await rows<{ taken: number }>('SELECT taken FROM slots'))[0]?.taken;

describe('a party of several types', () => {
  it('pays the price of each, and an infant on a lap takes no seat', async () => {
    const booking = await booked();
    expect(booking).toMatchObject({ guests: 5, seats: 4, totalCents: 8200 });
    expect(booking.tickets.map(({ type, count, unitCents }) => [type, count, unitCents])).toEqual([
      ['adult', 2, 2500],
      ['child', 1, 1200],
      ['infant', 1, 0],
      ['senior', 1, 2000],
    ]);
    expect(await taken()).toBe(4);
    expect(await book({ totalAmount: '125.00' })).toMatchObject({
      __typename: 'AmountMismatch',
      expected: FAMILY_TOTAL,
    });
  });

  it('is adults where they come alone', async () => {
    const booking = await booked({ tickets: adults(3), totalAmount: '75.00' });
    expect(booking.tickets).toMatchObject([{ type: 'adult', count: 3, unitCents: 2500 }]);
    const [row] = await rows<{ tickets: object[] }>('SELECT tickets FROM bookings');
    expect(row?.tickets).toEqual(booking.tickets);
  });

  it('is refused with the type that it cannot bring', async () => {
    const total = '0.00';
    const tickets = [{ type: 'ebt', count: 1 }];
    expect(await book({ tickets, totalAmount: total })).toMatchObject({
      type: 'ebt',
      tour: 'Gate to Garden',
    });
    const alone = [{ type: 'child', count: 2 }];
    expect(await book({ tickets: alone, totalAmount: '24.00' })).toMatchObject({
      __typename: 'ChildrenNeedAnAdult',
      perAdults: 6,
    });
  });

  it('buys no example before a manager confirms it', async () => {
    await rows('UPDATE tour_prices SET confirmed_at = NULL');
    expect(await book({})).toMatchObject({ __typename: 'TypeNotSold', type: 'child' });
  });

  it('is sold at the door, and waits for as many seats as it takes', async () => {
    const sale = walkUpInput.parse({
      ...SLOT,
      ...{
        tickets: family,
        name: 'Ada Example',
        totalAmount: FAMILY_TOTAL,
        paidBy: 'cash',
        waiversSigned: true,
      },
    });
    const staff = { role: 'staff', id: randomUUID(), staffRole: 'desk' } as never;
    expect(await app.sellWalkUp.execute(sale, staff, randomUUID())).toMatchObject({
      booking: { seats: 4, totalCents: 8200 },
    });
    await booked({ tickets: adults(20), totalAmount: '500.00' });
    const contact = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.test', phone: '8175550100' };
    const request = joinWaitlistInput.parse({ ...SLOT, ...contact, tickets: family });
    const joined = await app.joinWaitlist.execute(request, undefined);
    expect(joined).toMatchObject({ entry: { guests: 5, seats: 4 } });
    expect('entry' in joined && joined.entry.tickets).toMatchObject(family);
  });
});

describe('what is held is what is paid', () => {
  it('through two changes of the price, and the next hold pays the new one', async () => {
    const held = await hold();
    await setPrice(app.dataSource, 'adult', 4000, app.clock.now());
    await setPrice(app.dataSource, 'child', 2000, app.clock.now());
    app.clock.forward(60_000);
    await setPrice(app.dataSource, 'adult', 1000, app.clock.now());
    await setPrice(app.dataSource, 'senior', 100, app.clock.now());
    expect(await book({ totalAmount: '41.00', holdId: held.id })).toMatchObject({ expected: FAMILY_TOTAL });
    expect(await booked({ holdId: held.id })).toMatchObject({ totalCents: 8200, seats: 4 });
    expect((await hold()).tickets?.map(({ unitCents }) => unitCents)).toEqual([1000, 2000, 0, 100]);
    expect(await taken()).toBe(8);
  });

  it('where the price is read again when paying (negative control), another sum is asked for', async () => {
    const find = 'WHERE id = $5::uuid AND';
    const changed = new ChangedStatements(app.dataSource, [{ find, replace: 'WHERE false AND id = $5::uuid AND' }]);
    const careless = assembleApp({ dataSource: app.dataSource, clock: app.clock, statements: changed });
    const held = await hold();
    await setPrice(app.dataSource, 'adult', 4000, app.clock.now());
    const request = { tickets: family, totalAmount: FAMILY_TOTAL, holdId: held.id };
    const outcome = await careless.createBooking.execute(bookingRequest(request), null);
    expect(changed.changed).toBeGreaterThan(0);
    expect(outcome).toMatchObject({ __typename: 'AmountMismatch', expected: '112.00' });
  });

  it('also for those that stay when the party of a hold changes', async () => {
    const first = await hold([{ type: 'adult', count: 2 }]);
    await setPrice(app.dataSource, 'adult', 3000, app.clock.now());
    const second = await hold([{ type: 'adult', count: 3 }], { replaces: first.id });
    expect(second.tickets).toMatchObject([
      { count: 2, unitCents: 2500 },
      { count: 1, unitCents: 3000 },
    ]);
  });

  it('but not after the hold has ended', async () => {
    const held = await hold();
    await setPrice(app.dataSource, 'adult', 3000, app.clock.now());
    app.clock.forward(16 * 60_000);
    expect(await book({ holdId: held.id })).toMatchObject({ __typename: 'AmountMismatch', expected: '92.00' });
  });
});

describe('other guests of a booking', () => {
  const change = (bookingId: string, tickets: typeof family, revision: number) =>
    app.changes.execute(bookingId, { kind: 'party', tickets, revision }, visitor, null);

  it('pay the price of today, and going back gives back what they paid', async () => {
    const { id } = await booked();
    await setPrice(app.dataSource, 'senior', 2300, app.clock.now());
    const more = family.map((ticket) => (ticket.type === 'senior' ? { ...ticket, count: 3 } : ticket));
    expect(await change(id, more, 0)).toMatchObject({ booking: { totalCents: 12_800, guests: 7, seats: 6 } });
    expect(app.payments.charged).toMatchObject([{ amountCents: 4600 }]);
    await setPrice(app.dataSource, 'senior', 9000, app.clock.now());
    const back = await change(id, family, 1);
    expect(back).toMatchObject({ booking: { totalCents: 8200, guests: 5, seats: 4 } });
    expect(await rows('SELECT amount_cents FROM refunds')).toEqual([{ amount_cents: 4600 }]);
    expect(await taken()).toBe(4);
  });

  it('are refused when children would be left alone', async () => {
    const { id } = await booked();
    const children = [{ type: 'child', count: 1 }];
    expect(await change(id, children, 0)).toMatchObject({ __typename: 'ChildrenNeedAnAdult' });
    const fewer = family.map((ticket) => (ticket.type === 'adult' ? { ...ticket, count: 1 } : ticket));
    expect(await change(id, fewer, 0)).toMatchObject({ booking: { totalCents: 5700, guests: 4, seats: 3 } });
  });

  it('keep the rules of a party, also where one type is left or no longer sold', async () => {
    const [adult, infant] = ['adult', 'infant'].map((type) => ({ type, count: 1 }));
    const children = { type: 'child', count: 2 };
    const withChildren = await booked({
      tickets: [adult, children],
      totalAmount: '49.00',
    });
    expect(await change(withChildren.id, [children], 0)).toMatchObject({
      __typename: 'ChildrenNeedAnAdult',
      perAdults: 6,
    });
    const withInfant = await booked({
      ...{ tickets: [adult, infant], totalAmount: '25.00', paymentIntentId: 'pi_2' },
    });
    expect(await change(withInfant.id, [{ type: 'infant', count: 1 }], 0)).toMatchObject({
      __typename: 'ChildrenNeedAnAdult',
      perAdults: 2,
    });
    await rows(`UPDATE ticket_types SET ended_at = now() WHERE code = 'child'`);
    expect(await change(withChildren.id, [children], 0)).toMatchObject({
      __typename: 'ChildrenNeedAnAdult',
      perAdults: 6,
    });
    expect(await change(withChildren.id, [{ type: 'child', count: 1 }], 0)).toMatchObject({
      __typename: 'ChildrenNeedAnAdult',
    });
    const more = [{ type: 'adult', count: 2 }, children];
    expect(await change(withChildren.id, more, 0)).toMatchObject({ booking: { totalCents: 7_400 } });
  });

  it('move with their types, at the prices of today', async () => {
    const { id } = await booked();
    await setPrice(app.dataSource, 'child', 1500, app.clock.now());
    await rows(`UPDATE ticket_types SET ended_at = now() WHERE code = 'senior'`);
    const moved = await app.changes.execute(
      id,
      { kind: 'move', tourDate: SLOT.tourDate, tourTime: '2:00 PM', revision: 0 },
      visitor,
      null,
    );
    expect(moved).toMatchObject({ booking: { totalCents: 8500, seats: 4, guests: 5 } });
    expect(await rows('SELECT taken FROM slots ORDER BY starts_at')).toEqual([{ taken: 0 }, { taken: 4 }]);
  });
});

describe('a booking', () => {
  it('cannot have tickets that differ from its guests or its money', async () => {
    await booked();
    const wrong = `UPDATE bookings SET tickets = jsonb_set(tickets, '{0,$}', '1')`;
    for (const field of ['count', 'unitCents']) {
      await expect(rows(wrong.replace('$', field))).rejects.toThrow('bookings_tickets');
    }
  });
});
