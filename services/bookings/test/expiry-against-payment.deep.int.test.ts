import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { HOLD_MINUTES } from '../src/holds/hold.entity.js';
import { assembleApp, newClock } from './support/booking-app.js';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';
import { ChangedStatements } from './support/changed-statements.js';
import { ledger } from './support/ledger.js';
import { openReplicas, type Replicas } from './support/replicas.js';
import { standingInLine, whileLocked } from './support/starting-line.js';

let replicas: Replicas;
beforeAll(async () => {
  replicas = await openReplicas(2);
});
afterAll(() => replicas.close());
beforeEach(() => emptyTables(replicas.dataSource, 'bookings, holds, slots, outbox'));

/**
 * A full slot whose last four seats are held, and two replicas whose clocks differ by the last millisecond of the hold: for
 * one it is active, for the other it has expired. Both work on the hold at the same time, in the given order.
 */
async function inTheLastMoment(
  first: 'payment' | 'expiry',
  statementsOf: (dataSource: DataSource) => PreparedStatements,
) {
  const clocks = [newClock(), newClock()] as const;
  const parts = (at: 0 | 1) => ({ dataSource: replicas.at(at).dataSource, clock: clocks[at] });
  const payer = assembleApp(parts(0));
  const sweeper = assembleApp({ ...parts(1), statements: statementsOf(parts(1).dataSource) });
  for (const guests of [20, 1]) await payer.createBooking.execute(bookingRequest({ tickets: adults(guests) }), null);
  const held = await payer.holdSeats.execute({ ...SLOT, tickets: adults(4), replaces: undefined });
  if (!('hold' in held)) throw new Error(held.message);
  clocks[0].forward(HOLD_MINUTES * 60_000 - 1);
  clocks[1].forward(HOLD_MINUTES * 60_000);

  const request = bookingRequest({ tickets: adults(4), holdId: held.hold.id });
  const begin = {
    payment: () => payer.createBooking.execute(request, null),
    expiry: () => sweeper.releaseExpired.execute(),
  };
  const begun: { payment?: ReturnType<typeof begin.payment>; expiry?: ReturnType<typeof begin.expiry> } = {};
  const start = (who: 'payment' | 'expiry') => {
    if (who === 'payment') begun.payment = begin.payment();
    else begun.expiry = begin.expiry();
  };
  const row = { text: 'SELECT 1 FROM holds WHERE id = $1 FOR UPDATE', values: [held.hold.id] };
  await whileLocked(replicas.dataSource, row, async () => {
    start(first);
    await standingInLine(replicas.dataSource, 1);
    start(first === 'payment' ? 'expiry' : 'payment');
    await standingInLine(replicas.dataSource, 2);
  });
  const [payment, expired] = await Promise.all([begun.payment, begun.expiry]);
  const [line] = await ledger(replicas.dataSource);
  return { payment, expired, hold: await payer.holds.find(held.hold.id), line };
}

const asItIs = (dataSource: DataSource) => new PreparedStatements(dataSource);

describe('a hold that is paid as it expires', () => {
  it('is paid when the payment comes first: the expiry has no effect', async () => {
    const { payment, expired, hold, line } = await inTheLastMoment('payment', asItIs);
    expect(payment).toMatchObject({ booking: { seats: 4, holdId: hold?.id } });
    expect([hold?.status, expired]).toEqual(['converted', 0]);
    expect(line).toMatchObject({ taken: 25, booked: 25, held: 0 });
  });

  it('is expired when the expiry comes first: the payment takes free seats', async () => {
    const { payment, expired, hold, line } = await inTheLastMoment('expiry', asItIs);
    expect(payment).toMatchObject({ booking: { seats: 4, holdId: null } });
    expect([hold?.status, expired]).toEqual(['expired', 1]);
    expect(line).toMatchObject({ taken: 25, booked: 25, held: 0 });
  });

  it('frees its seats twice when the expiry does not check that it is active (negative control)', async () => {
    const guard = "AND h.status = 'active' AND h.expires_at";
    const careless = (dataSource: DataSource) =>
      new ChangedStatements(dataSource, [{ find: guard, replace: 'AND h.expires_at' }]);
    const { payment, expired, line } = await inTheLastMoment('payment', careless);
    expect(payment).toMatchObject({ booking: { seats: 4 } });
    expect(expired).toBe(1);
    expect(line).toMatchObject({ taken: 21, booked: 25 });
  });
});
