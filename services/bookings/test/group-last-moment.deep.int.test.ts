import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { closeDayInput } from '../src/opening/closures/close-day/close-day.input.js';
import { assembleApp, newClock } from './support/booking-app.js';
import { brokenPromises } from './support/broken-promises.js';
import { ChangedStatements } from './support/changed-statements.js';
import { assembleGroups, DAY, later, newGroup, part, SCHOOL, visitOf } from './support/group-app.js';
import { openReplicas, type Replicas } from './support/replicas.js';
import { standingInLine, whileLocked } from './support/starting-line.js';

const TABLES = `group_visits, bookings, booking_changes, payments, refunds, holds, slots, outbox, waitlist_entries, closures,
  displacements, notices, calendar_exceptions`;
const END = new Date('2026-11-28T18:00:00Z');
const CLOSING = { date: DAY, reason: 'Ice storm', message: 'The drive is not safe.' };

let replicas: Replicas;
let tour: string;
beforeAll(async () => {
  replicas = await openReplicas(3);
  [{ id: tour }] = await replicas.dataSource.query(`SELECT id FROM tours WHERE type = 'standard'`);
});
afterAll(() => replicas.close());
beforeEach(async () => {
  await emptyTables(replicas.dataSource, TABLES);
  await replicas.dataSource.query('UPDATE calendar SET version = version + 1');
});

type Contender = 'deposit' | 'end' | 'closing';

/**
 * A group that holds three starts. Its deposit or order books them at a replica whose clock is in the last millisecond of the hold, another
 * ends holds that are over, a third closes the day. All work on the same holds, in the given order.
 * @returns whether they were booked, and how many parts the group has
 */
async function inTheLastMoment(
  order: readonly Contender[],
  statementsOf = (dataSource: DataSource) => new PreparedStatements(dataSource),
) {
  const clocks = [newClock(), newClock(), newClock()] as const;
  const appAt = (at: 0 | 1 | 2, changed?: PreparedStatements) => {
    const { dataSource } = replicas.at(at);
    const app = assembleApp({ dataSource, clock: clocks[at], ...(changed && { statements: changed }) });
    return { ...app, dataSource, ...assembleGroups({ ...app, dataSource }) };
  };
  const [payer, sweeper, closer] = [appAt(0), appAt(1, statementsOf(replicas.at(1).dataSource)), appAt(2)];
  const group = newGroup();
  const parts = ['10:00 AM', '12:00 PM', '2:00 PM'].map((time) => part(time, 17));
  expect(await payer.groups.hold(group, visitOf(tour, parts, { heldUntil: END.toISOString() }))).toBeUndefined();
  const holdIds = (await payer.groupOf(group)).parts.map(({ holdId }) => holdId ?? '');
  for (const [at, clock] of clocks.entries()) clock.set(new Date(END.getTime() - (at === 0 ? 1 : 0)).toISOString());
  let refused: { readonly __typename: string } | undefined;
  const begin = {
    deposit: async () => {
      refused = await payer.groups.book(later(group), { name: SCHOOL, holdIds });
    },
    end: () => sweeper.releaseExpired.execute(),
    closing: () => closer.closeDay.execute(closeDayInput.parse(CLOSING), testStaff),
  };
  const begun: Promise<unknown>[] = [];
  const rows = { text: 'SELECT 1 FROM holds WHERE group_id = $1 ORDER BY id FOR UPDATE', values: [group.id] };
  await whileLocked(replicas.dataSource, rows, async () => {
    for (const contender of order) {
      begun.push(begin[contender]());
      await standingInLine(replicas.dataSource, begun.length);
    }
  });
  await Promise.all(begun);
  const left = (await payer.groupOf(group)).parts;
  return { refused: refused?.__typename, parts: left.filter(({ bookingId }) => bookingId !== null).length };
}

const ORDERS: readonly (readonly Contender[])[] = [
  ['deposit', 'end', 'closing'],
  ['deposit', 'closing', 'end'],
  ['end', 'deposit', 'closing'],
  ['end', 'closing', 'deposit'],
  ['closing', 'deposit', 'end'],
  ['closing', 'end', 'deposit'],
];

describe('a deposit or an order, the end of the hold and the closing of the day, at one moment', () => {
  it.each(ORDERS)('books all of the group, or nothing: %s, %s, %s', async (...order) => {
    const isFirst = order[0] === 'deposit';
    const had = isFirst ? { refused: undefined, parts: 3 } : { refused: 'NoSeatsOfGroup', parts: 0 };
    expect(await inTheLastMoment(order)).toEqual(had);
    expect(await brokenPromises(replicas.dataSource)).toEqual([]);
    const held = await replicas.dataSource.query(`SELECT FROM holds WHERE status = 'active'`);
    expect(held).toEqual([]);
  });

  it('gives back seats that are booked where the end does not ask whether they are held (negative control)', async () => {
    const careless = (dataSource: DataSource) =>
      new ChangedStatements(dataSource, [
        { find: "AND h.status = 'active' AND h.expires_at", replace: 'AND h.expires_at' },
      ]);
    expect(await inTheLastMoment(['deposit', 'end'], careless)).toMatchObject({ parts: 3 });
    expect(await brokenPromises(replicas.dataSource)).not.toEqual([]);
  });
});
