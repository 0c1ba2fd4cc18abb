import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOLD_MINUTES } from '../src/holds/hold.entity.js';
import { type BookingApp, newClock, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';
import { brokenLedger, brokenPromises } from './support/broken-promises.js';
import type { StatementChange } from './support/changed-statements.js';
import { type Choose, everyOrder, Turnstile } from './support/turnstile.js';
import { openParty, type Party } from './support/watched-party.js';

const OPENING = '2026-11-21T16:30:00Z';
const ELSEWHERE = { ...SLOT, tourTime: '12:00 PM' } as const;
const TABLES = ['slots', 'holds', 'bookings', 'payments', 'refunds', 'outbox'];
const here = Promise.resolve();
const lifeMs = HOLD_MINUTES * 60_000;

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

type Deed = (party: Party, holdId: string) => Promise<unknown>;
interface Course {
  /** Seats of 25 that others have booked; four more are held. */
  readonly booked: number;
  /** The hold has expired before the parties start. */
  readonly stale?: true;
  /** The hold expires while they run. */
  readonly runsOut?: true;
  readonly parties: Readonly<Record<string, Deed>>;
}

const pay =
  (guests = 4, paymentIntentId?: string): Deed =>
  ({ createBooking }, holdId) =>
    createBooking.execute(
      bookingRequest({ tickets: adults(guests), holdId, ...(paymentIntentId && { paymentIntentId }) }),
      null,
    );
const book =
  (guests: number, changes: object = {}): Deed =>
  ({ createBooking }) =>
    createBooking.execute(bookingRequest({ tickets: adults(guests), ...changes }), null);
const hold =
  (guests: number): Deed =>
  ({ holdSeats }) =>
    holdSeats.execute({ ...SLOT, tickets: adults(guests), replaces: undefined });
const change =
  (guests: number, slot: typeof SLOT | typeof ELSEWHERE = SLOT): Deed =>
  ({ holdSeats }, replaces) =>
    holdSeats.execute({ ...slot, tickets: adults(guests), replaces });
const sweep: Deed = ({ releaseExpired }) => releaseExpired.execute();
const extend: Deed = ({ holds }, holdId) => holds.extend(holdId);
const release: Deed = async ({ holds }, holdId) => {
  const found = await holds.find(holdId);
  if (found) await holds.end(found, 'released');
};

const courses: Readonly<Record<string, Course>> = {
  'a payment, its hold running out, and the sweep': {
    booked: 21,
    runsOut: true,
    parties: { payer: pay(), sweeper: sweep },
  },
  'a payment, its hold running out, and a buyer of the same seats': {
    booked: 21,
    runsOut: true,
    parties: { payer: pay(), buyer: book(4) },
  },
  'two who want the seats of a hold that has run out': {
    booked: 21,
    stale: true,
    parties: { buyer: book(4), holder: hold(3) },
  },
  'a payment that comes too late, and another hold': {
    booked: 21,
    stale: true,
    parties: { payer: pay(3), holder: hold(2) },
  },
  'the same payment twice': { booked: 21, parties: { payer: pay(4, 'pi_one'), again: pay(4, 'pi_one') } },
  'the same payment twice, after its hold ran out': {
    booked: 21,
    stale: true,
    parties: { payer: pay(4, 'pi_one'), again: pay(4, 'pi_one') },
  },
  'one payment for two times at once, one of them full': {
    booked: 21,
    parties: {
      payer: book(2, { ...ELSEWHERE, paymentIntentId: 'pi_one' }),
      again: book(2, { paymentIntentId: 'pi_one' }),
    },
  },
  'a party that grows while it is paid for': { booked: 20, parties: { payer: pay(), changer: change(5) } },
  'a party that is paid for in another size while it shrinks': {
    booked: 20,
    parties: { payer: pay(5), changer: change(2) },
  },
  'a party that moves to another time while it is paid for': {
    booked: 21,
    parties: { payer: pay(), mover: change(4, ELSEWHERE) },
  },
  'a hold that is released while it is paid': { booked: 21, parties: { payer: pay(), leaver: release } },
  'a hold that is prolonged as it runs out, and paid': {
    booked: 21,
    runsOut: true,
    parties: { payer: pay(), patient: extend },
  },
};

/** The initial tables of a scenario, shared by all its orders. Returns the hold. */
async function setUp({ booked, stale }: Course): Promise<string> {
  app.clock.set(OPENING);
  await emptyTables(app.dataSource, TABLES.join());
  for (let left = booked; left > 0; left -= 20) await book(Math.min(20, left))(app, '');
  const held = await app.holdSeats.execute({ ...SLOT, tickets: adults(4), replaces: undefined });
  if (!('hold' in held)) throw new Error(held.message);
  for (const table of TABLES) await app.dataSource.query(`CREATE TABLE first_${table} AS TABLE ${table}`);
  if (stale) app.clock.forward(lifeMs);
  return held.hold.id;
}

const again = TABLES.map(
  (table) => `DELETE FROM ${table}; INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM first_${table}`,
).join(';');

interface Setting {
  readonly course: Course;
  readonly holdId: string;
  readonly changes: readonly StatementChange[];
  /** Prefixes after which the ledger was already checked, because many orders share them. */
  readonly known: Set<string>;
}

/** Runs a scenario in one order. Returns the broken invariants, each with the steps so far. */
async function run({ course, holdId, changes, known }: Setting, choose: Choose) {
  const { dataSource } = app;
  await dataSource.query(again);
  const clock = newClock();
  clock.set(app.clock.now().toISOString());
  const turnstile = new Turnstile(choose);
  const parties = Object.entries(course.parties).map(([party, deed]) => {
    const opened = openParty({ party, dataSource, clock, turnstile, changes });
    // Each party reads the clock when it starts.
    const arrives = () => turnstile.pass({ party, name: 'arrives', kind: 'aside' }, async () => undefined);
    return {
      party,
      does: () => (course.runsOut ? arrives() : here).then(() => deed(opened, holdId)),
    };
  });
  const time = { party: 'time', name: 'passes', kind: 'time' } as const;
  const passes = () => turnstile.pass(time, async () => clock.forward(lifeMs));
  const broken: string[] = [];
  const steps = () => turnstile.taken.map(({ party, name }) => `${party} ${name}`).join(', ');
  const told = (sentence: string) => broken.push(`${sentence} (after ${steps()})`);
  await turnstile.run(
    { ...Object.fromEntries(parties.map(({ party, does }) => [party, does])), ...(course.runsOut && { time: passes }) },
    async () => {
      if (turnstile.taken.at(-1)?.kind !== 'acts' || known.has(steps())) return;
      known.add(steps());
      (await brokenLedger(dataSource)).forEach(told);
    },
  );
  (await brokenPromises(dataSource)).forEach(told);
  return broken;
}

async function runEveryOrder(course: Course, changes: readonly StatementChange[] = []) {
  const setting = { course, holdId: await setUp(course), changes, known: new Set<string>() };
  const broken: string[][] = [];
  try {
    const orders = await everyOrder(async (choose) => {
      // Vacuum, because every order rewrites all rows and dead ones would take a quarter of the time.
      if (broken.length % 50 === 49) await app.dataSource.query(`VACUUM ${TABLES.join()}`);
      broken.push(await run(setting, choose));
    });
    return { orders, broken: broken.filter((sentences) => sentences.length > 0) };
  } finally {
    for (const table of TABLES) await app.dataSource.query(`DROP TABLE first_${table}`);
  }
}

describe('every order of the steps of', () => {
  it.each(Object.entries(courses))(
    '%s',
    async (_, course) => {
      const { orders, broken } = await runEveryOrder(course);
      expect(broken[0] ?? []).toEqual([]);
      expect(orders).toBeGreaterThan(2);
    },
    600_000,
  );
});

describe('some orders, and not all, break an invariant with a guard off (negative control):', () => {
  it.each([
    [
      'a hold ends without being asked whether it still runs',
      'a payment, its hold running out, and the sweep',
      "AND h.status = 'active' AND h.expires_at",
      'AND h.expires_at',
    ],
    [
      'a hold is paid without being asked whether it still runs',
      'a hold that is released while it is paid',
      "AND status = 'active' AND expires_at > $4::timestamptz",
      '',
    ],
    [
      'a booking does not store its payment by its key',
      'one payment for two times at once, one of them full',
      'SELECT payment_intent_id, payment_intent_id, id,',
      'SELECT id::text, payment_intent_id, id,',
    ],
  ])(
    '%s',
    async (_, name, find, replace) => {
      const course = courses[name];
      if (!course) throw new Error(`there is no course "${name}"`);
      const { orders, broken } = await runEveryOrder(course, [{ find, replace }]);
      expect(broken.length).toBeGreaterThan(0);
      expect(broken.length).toBeLessThan(orders);
    },
    600_000,
  );
});
