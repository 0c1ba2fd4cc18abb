import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HoldSeats } from '../src/holds/hold-seats/hold-seats.js';
import { type BookingApp, HOLDS_PER_CALLER, HOLDS_PER_NETWORK, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';

const MINUTE = 60_000;
const TIMES = ['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM'];

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

const slot = (tourDate: string, tourTime = '10:00 AM') => ({ tourType: 'private', tourDate, tourTime }) as const;

async function activeHolds(caller: string): Promise<number> {
  const [row] = await app.dataSource.query(
    `SELECT count(*)::int AS count FROM holds WHERE caller = $1 AND status = 'active'`,
    [caller],
  );
  return row.count;
}

describe('a caller', () => {
  it('stays within the limit of holds, also with concurrent requests', async () => {
    const slots = ['2026-12-01', '2026-12-02'].flatMap((date) => TIMES.map((time) => slot(date, time)));
    const outcomes = await Promise.all(
      slots.map((one) => app.holdSeats.execute({ ...one, tickets: adults(4) }, { caller: 'hoarder' })),
    );
    for (const outcome of outcomes) {
      if (!('hold' in outcome)) expect(outcome).toMatchObject({ __typename: 'TooManyHolds' });
    }
    expect(await activeHolds('hoarder')).toBeLessThanOrEqual(HOLDS_PER_CALLER);
    for (const one of slots) await app.holdSeats.execute({ ...one, tickets: adults(4) }, { caller: 'hoarder' });
    expect(await activeHolds('hoarder')).toBe(HOLDS_PER_CALLER);
  });

  it('does not free the seats of others with a refused request', async () => {
    const held = await Promise.all(
      TIMES.map((time) =>
        app.holdSeats.execute({ ...slot('2026-12-03', time), tickets: adults(4) }, { caller: 'first' }),
      ),
    );
    const free = TIMES.filter((_, index) => !('hold' in (held[index] ?? {})));
    expect(free.length).toBeGreaterThanOrEqual(TIMES.length - HOLDS_PER_CALLER);
    for (const time of free) {
      const outcome = await app.holdSeats.execute(
        { ...slot('2026-12-03', time), tickets: adults(4) },
        { caller: `next at ${time}` },
      );
      expect(outcome).toMatchObject({ hold: { status: 'active' } });
    }
  });

  it('holds no more seats than the limit, however few bookings they are for', async () => {
    const limits = {
      HOLDS_PER_CALLER: 30,
      HELD_SEATS_PER_CALLER: 50,
      HOLDS_PER_NETWORK: 60,
      HELD_SEATS_PER_NETWORK: 200,
    };
    const holdSeats = new HoldSeats(app.slotFinder, app.holds, app.slots, app.releaseExpired, limits, app.clock);
    const standard = TIMES.map((tourTime) => ({ tourType: 'standard', tourDate: '2026-12-02', tourTime }) as const);
    const hold = (one: (typeof standard)[number], guests: number) =>
      holdSeats.execute({ ...one, tickets: adults(guests) }, { caller: 'coach' });
    await Promise.all(standard.map((one) => hold(one, 20)));
    const seats = async (): Promise<number> => {
      const sum = `SELECT sum(places)::int AS seats FROM holds WHERE caller = 'coach' AND status = 'active'`;
      return (await app.dataSource.query(sum))[0].seats ?? 0;
    };
    expect(await seats()).toBeLessThanOrEqual(50);
    for (const one of standard) await hold(one, 20);
    const outcomes = [];
    for (const one of standard) outcomes.push(await hold(one, 5));
    expect(outcomes).toContainEqual(expect.objectContaining({ __typename: 'TooManyHolds' }));
    expect(await seats()).toBe(50);
  });

  it('holds as many seats with a private party as nobody else can book then', async () => {
    const limits = {
      HOLDS_PER_CALLER: 30,
      HELD_SEATS_PER_CALLER: 120,
      HOLDS_PER_NETWORK: 60,
      HELD_SEATS_PER_NETWORK: 200,
    };
    const holdSeats = new HoldSeats(app.slotFinder, app.holds, app.slots, app.releaseExpired, limits, app.clock);
    const holdAll = async (date: string, holder: { caller: string; network?: string }) => {
      const outcomes = [];
      for (const time of TIMES)
        outcomes.push(await holdSeats.execute({ ...slot(date, time), tickets: adults(2) }, holder));
      return outcomes.filter((outcome) => 'hold' in outcome).length;
    };
    expect(await holdAll('2027-01-05', { caller: 'of parties' })).toBe(120 / 20);
    const one = { tourType: 'standard', tourDate: '2027-01-05', tourTime: '9:00 AM', tickets: adults(1) } as const;
    expect(await holdSeats.execute(one, { caller: 'of parties' })).toMatchObject({ __typename: 'TooManyHolds' });
    expect(await holdAll('2027-01-06', { caller: 'next door', network: 'a network' })).toBe(6);
    expect(await holdAll('2027-01-07', { caller: 'after that', network: 'a network' })).toBe(200 / 20 - 6);
  });

  it('books one party after another without reaching the limit', async () => {
    for (const time of TIMES) {
      const at = { ...slot('2026-12-04', time), tickets: adults(4) };
      const outcome = await app.holdSeats.execute(at, { caller: 'coach office' });
      if (!('hold' in outcome)) throw new Error(outcome.message);
      const request = bookingRequest({ ...at, holdId: outcome.hold.id });
      expect(await app.createBooking.execute(request, null)).toMatchObject({ booking: { holdId: outcome.hold.id } });
    }
  });

  it('can move a hold any number of times at the limit', async () => {
    const holds = [];
    for (const time of TIMES.slice(0, HOLDS_PER_CALLER)) {
      const outcome = await app.holdSeats.execute(
        { ...slot('2026-12-05', time), tickets: adults(4) },
        { caller: 'mover' },
      );
      if ('hold' in outcome) holds.push(outcome.hold.id);
    }
    for (const date of ['2026-12-08', '2026-12-09']) {
      const outcome = await app.holdSeats.execute(
        { ...slot(date), tickets: adults(4), replaces: holds.at(-1) },
        { caller: 'mover' },
      );
      expect(outcome).toMatchObject({ hold: { status: 'active' } });
      if ('hold' in outcome) holds.push(outcome.hold.id);
    }
  });
});

it('a hold that cannot be replaced keeps its seats: the time was held too long', async () => {
  const wanted = { ...slot('2026-12-23'), tickets: adults(4) };
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const outcome = await app.holdSeats.execute(wanted, { caller: 'changer' });
    if (!('hold' in outcome)) throw new Error(outcome.message);
    app.clock.forward(15 * MINUTE);
    await app.holds.end(outcome.hold, 'released');
  }
  const kept = await app.holdSeats.execute({ ...slot('2026-12-24'), tickets: adults(4) }, { caller: 'changer' });
  if (!('hold' in kept)) throw new Error(kept.message);
  const refused = await app.holdSeats.execute({ ...wanted, replaces: kept.hold.id }, { caller: 'changer' });
  expect(refused).toMatchObject({ __typename: 'TooManyHolds' });
  expect((await app.holds.find(kept.hold.id))?.isActive(app.clock.now())).toBe(true);
  expect(await activeHolds('changer')).toBe(1);
});

it('a hold can be renewed even when the address is over the limit', async () => {
  const at = { ...slot('2026-12-15'), tickets: adults(4) };
  const first = await app.holdSeats.execute(at, { caller: 'office' });
  if (!('hold' in first)) throw new Error(first.message);
  await app.dataSource.query(
    `INSERT INTO holds SELECT gen_random_uuid(), slot_id, group_size, places, status, extended, created_at, expires_at,
       ended_at, caller, began_at FROM holds, generate_series(1, $2) WHERE id = $1`,
    [first.hold.id, HOLDS_PER_CALLER],
  );
  const renewed = await app.holdSeats.execute({ ...at, replaces: first.hold.id }, { caller: 'office' });
  // They took no seats, so they must not free any.
  await app.dataSource.query(`DELETE FROM holds WHERE caller = 'office' AND id <> $1`, [first.hold.id]);
  expect(renewed).toMatchObject({ hold: { id: first.hold.id, status: 'active' } });
});

describe('a caller who holds a time again and again', () => {
  const at = { ...slot('2026-12-16'), tickets: adults(4) };
  const again = async (caller: string) => app.holdSeats.execute(at, { caller });

  it('cannot hold it after an hour of the last two, and can when that has passed', async () => {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const outcome = await again('hoarder of one');
      if (!('hold' in outcome)) throw new Error(outcome.message);
      app.clock.forward(15 * MINUTE);
      await app.holds.end(outcome.hold, 'released');
    }
    expect(await again('hoarder of one')).toMatchObject({ __typename: 'TooManyHolds' });
    const other = { ...slot('2026-12-17'), tickets: adults(4) };
    expect(await app.holdSeats.execute(other, { caller: 'hoarder of one' })).toMatchObject({
      hold: { status: 'active' },
    });
    const next = await again('somebody after the hoarder');
    expect(next).toMatchObject({ hold: { status: 'active' } });
    if ('hold' in next) await app.holds.end(next.hold, 'released');
    app.clock.forward(70 * MINUTE);
    expect(await again('hoarder of one')).toMatchObject({ hold: { status: 'active' } });
  });

  it('may book party after party there, because a booking is no hoarding', async () => {
    const standard = { ...SLOT, tickets: adults(1) };
    for (let party = 0; party < 6; party += 1) {
      const outcome = await app.holdSeats.execute(standard, { caller: 'busy office' });
      if (!('hold' in outcome)) throw new Error(outcome.message);
      app.clock.forward(14 * MINUTE);
      const request = bookingRequest({ tickets: adults(1), holdId: outcome.hold.id });
      expect(await app.createBooking.execute(request, null)).toMatchObject({ booking: { guests: 1 } });
    }
  });
});

it('the addresses of one IPv6 network share a larger limit', async () => {
  const dates = ['2026-12-18', '2026-12-19', '2026-12-20', '2026-12-22'];
  const slots = dates.flatMap((date) => TIMES.map((time) => slot(date, time)));
  let held = 0;
  for (const [at, one] of slots.entries()) {
    const holder = { caller: `household ${at}`, network: 'one network' };
    if ('hold' in (await app.holdSeats.execute({ ...one, tickets: adults(4) }, holder))) held += 1;
  }
  expect(held).toBe(HOLDS_PER_NETWORK);
});

describe('a renewed hold', () => {
  it('ends an hour after it began, even when it is renewed, moved or extended', async () => {
    const began = app.clock.now().getTime();
    const first = await app.holdSeats.execute({ ...slot('2026-12-10'), tickets: adults(4) }, { caller: 'renewer' });
    if (!('hold' in first)) throw new Error(first.message);
    let held = first.hold;
    for (const date of ['2026-12-10', '2026-12-11', '2026-12-11', '2026-12-12', '2026-12-12']) {
      app.clock.forward(11 * MINUTE);
      const renewed = await app.holdSeats.execute(
        { ...slot(date), tickets: adults(4), replaces: held.id },
        { caller: 'renewer' },
      );
      if (!('hold' in renewed)) throw new Error(renewed.message);
      held = renewed.hold;
    }
    expect(held.expiresAt.getTime() - began).toBe(60 * MINUTE);
    await app.holds.extend(held.id);
    expect((await app.holds.find(held.id))?.expiresAt.getTime()).toBe(began + 60 * MINUTE);
    app.clock.forward(5 * MINUTE);
    expect((await app.holds.find(held.id))?.isActive(app.clock.now())).toBe(false);
    await app.releaseExpired.execute();
    const other = await app.holdSeats.execute(
      { ...slot('2026-12-12'), tickets: adults(4) },
      { caller: 'somebody else' },
    );
    expect(other).toMatchObject({ hold: { status: 'active' } });
  });
});
