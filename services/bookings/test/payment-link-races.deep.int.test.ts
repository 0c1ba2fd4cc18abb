import { randomUUID } from 'node:crypto';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { assembleApp, newClock } from './support/booking-app.js';
import { adults, bookingRequest } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { callerRequest, callersOn, linkPayment } from './support/caller.js';
import { ChangedStatements } from './support/changed-statements.js';
import { ledger } from './support/ledger.js';
import { openReplicas, type Replicas } from './support/replicas.js';
import { standingInLine, whileLocked } from './support/starting-line.js';

let replicas: Replicas;
beforeAll(async () => {
  replicas = await openReplicas(2);
}, 60_000);
afterAll(() => replicas.close());
beforeEach(() =>
  emptyTables(replicas.dataSource, 'bookings, payments, payment_links, refunds, holds, slots, waivers, outbox'),
);

const MINUTES = 60;

/**
 * A full slot whose last four seats are held for a caller, and two replicas whose clocks differ by the last millisecond of the
 * link: one books its payment, the other puts the seats back on sale. Both work on the hold at the same time, in the given order.
 */
async function inTheLastSecond(
  first: 'payment' | 'end',
  statementsOf: (dataSource: DataSource) => PreparedStatements = (dataSource) => new PreparedStatements(dataSource),
) {
  const clocks = [newClock(), newClock()] as const;
  const parts = (at: 0 | 1) => ({ dataSource: replicas.at(at).dataSource, clock: clocks[at] });
  const payer = assembleApp(parts(0));
  const callers = callersOn(payer, parts(0).dataSource);
  const sweeper = assembleApp({ ...parts(1), statements: statementsOf(parts(1).dataSource) });
  for (const guests of [20, 1]) await payer.createBooking.execute(bookingRequest({ tickets: adults(guests) }), null);
  const payUntil = new Date(clocks[0].now().getTime() + MINUTES * 60_000).toISOString();
  const request = callerRequest({ tickets: adults(4), payment: 'link', payUntil });
  const made = await callers.bookForCaller.execute(request, testStaff, randomUUID());
  if (!('link' in made)) throw new Error(JSON.stringify(made));
  clocks[0].forward(MINUTES * 60_000 - 1);
  clocks[1].forward(MINUTES * 60_000);

  const begin = {
    payment: () => callers.payByLink.execute(made.link, linkPayment({ totalAmount: '100.00' }), null),
    end: () => sweeper.releaseExpired.execute(),
  };
  const begun: { payment?: ReturnType<typeof begin.payment>; end?: ReturnType<typeof begin.end> } = {};
  const start = (who: 'payment' | 'end') => {
    if (who === 'payment') begun.payment = begin.payment();
    else begun.end = begin.end();
  };
  const row = { text: 'SELECT 1 FROM holds WHERE id = $1 FOR UPDATE', values: [made.link.holdId] };
  await whileLocked(replicas.dataSource, row, async () => {
    start(first);
    await standingInLine(replicas.dataSource, 1);
    start(first === 'payment' ? 'end' : 'payment');
    await standingInLine(replicas.dataSource, 2);
  });
  const [payment, ended] = await Promise.all([begun.payment, begun.end]);
  const [line] = await ledger(replicas.dataSource);
  const refunds = await replicas.dataSource.query('SELECT amount_cents FROM refunds');
  const released = await replicas.dataSource.query('SELECT status FROM payments WHERE booking_id IS NULL');
  return { payment, ended, line, refunds, released };
}

describe('a link that is paid in the second in which it ends', () => {
  it('is a booking when the payment comes first', async () => {
    const { payment, ended, line, refunds } = await inTheLastSecond('payment');
    expect(payment).toMatchObject({ booking: { seats: 4, unpaidCents: 0 } });
    expect(ended).toBe(0);
    expect(line).toMatchObject({ taken: 25, booked: 25, held: 0 });
    expect(refunds).toEqual([]);
    expect(await brokenPromises(replicas.dataSource)).toEqual([]);
  });

  it('takes no money when the end comes first, although its seats are free again', async () => {
    const { payment, ended, line, refunds, released } = await inTheLastSecond('end');
    expect(payment).toMatchObject({ __typename: 'PaymentLinkEnded' });
    expect(ended).toBe(1);
    expect(line).toMatchObject({ taken: 21, booked: 21, held: 0 });
    // The payment was authorized, and is released before the answer: nothing was captured that a refund could give back.
    expect(refunds).toEqual([]);
    expect(released).toEqual([{ status: 'refused' }]);
    expect(await brokenPromises(replicas.dataSource)).toEqual([]);
  });

  it('loses its seats when the end does not check that it is open (negative control)', async () => {
    const careless = (dataSource: DataSource) =>
      new ChangedStatements(dataSource, [
        { find: "AND h.status = 'active' AND h.expires_at", replace: 'AND h.expires_at' },
      ]);
    const { payment, ended, line } = await inTheLastSecond('payment', careless);
    expect(payment).toMatchObject({ booking: { seats: 4 } });
    expect(ended).toBe(1);
    expect(line).toMatchObject({ taken: 21, booked: 25 });
  });
});

it('takes one payment at the door when two press at once', async () => {
  const { bookForCaller, takeDoorPayment } = callersOn(replicas.at(0), replicas.at(0).dataSource);
  const made = await bookForCaller.execute(callerRequest(), testStaff, randomUUID());
  if (!('booking' in made)) throw new Error(JSON.stringify(made));
  const actor = { by: 'staff', staff: testStaff, action: 'takeDoorPayment', reason: null } as const;
  const take = () =>
    takeDoorPayment.execute(made.booking.id, { amount: 5000, paidBy: 'cash', revision: 0 }, actor, randomUUID());
  const outcomes = await Promise.all(Array.from({ length: 6 }, take));
  expect(outcomes.filter((outcome) => 'booking' in outcome)).toHaveLength(1);
  expect(await brokenPromises(replicas.dataSource)).toEqual([]);
});
