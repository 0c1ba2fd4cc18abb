import { randomUUID } from 'node:crypto';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { booksOf } from './support/books.js';
import { DAY, type RunningGroups, runGroups, start, three } from './support/running-groups.js';

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());
beforeEach(() => groups.clear());

const books = (id: string) => booksOf(groups, id);
/** 44 pupils and 6 adults: $440. */
const fewer = [start('10:00 AM', 15, 2), start('12:00 PM', 15, 2), start('2:00 PM', 14, 2)];
const visit = async () => {
  groups.at(`${DAY}T20:00:01Z`);
  await groups.job();
};
/** It paid its deposit of $120 by check, came with 50 people, and owes the rest. */
async function visited() {
  const group = await desk.pay(await desk.accepted(), '120.00', { day: '2027-01-05' });
  expect(group).toMatchObject({ state: 'secured', money: { receivedCents: 12_000, owedCents: 0, dueBackCents: 0 } });
  const counted = await desk.count(group, fewer);
  expect(counted).toMatchObject({ pupils: 44, adults: 6, quote: { version: 2, totalCents: 44_000 } });
  await visit();
  return desk.shown(group.number);
}
const today = { day: DAY };

describe('the money of a group', () => {
  it('is deferred when it comes, earned by the visit, invoiced with who came, and paid', async () => {
    const group = await visited();
    expect(group).toMatchObject({ state: 'visited', money: { billableCents: 44_000, owedCents: 32_000 } });
    expect(await books(group.id)).toEqual({ bank: 12_000, 'deferred_visits tour': -44_000, 'receivable tour': 32_000 });
    const toInvoice = async () =>
      (await groups.ask('{ groups(need: invoice) { total } }', {}, testStaff)).data?.groups?.total;
    expect(await toInvoice()).toBe(1);
    groups.bookings.groups.came = 17;
    const invoiced = await desk.invoice(group, false);
    expect(invoiced.money).toMatchObject({
      documents: [{ kind: 'invoice', totalCents: 45_000, came: 51, dueOn: '2027-04-15', leftCents: 45_000 }],
      owedCents: 33_000,
    });
    expect(await desk.invoice(invoiced, false)).toMatchObject({ __typename: 'NothingToInvoice' });
    expect(await toInvoice()).toBe(0);
    const number = invoiced.money.documents[0]?.number;
    const { data } = await groups.ask(`{ groups(search: "${number}") { groups { number } } }`, {}, testStaff);
    expect(data?.groups).toEqual({ groups: [{ number: group.number }] });
    const paid = await desk.pay(invoiced, '340.00', { ...today, method: 'transfer' });
    expect(paid.money).toMatchObject({ owedCents: 0, dueBackCents: 1_000 });
    expect(await books(group.id)).toEqual({ bank: 46_000, 'deferred_visits tour': -45_000, refunds_due: -1_000 });
    expect(await desk.payOut(paid, '10.01', today)).toMatchObject({
      fields: [{ field: 'amount', message: 'The house owes this group $10.00' }],
    });
    const key = randomUUID();
    for (const _ of [1, 2])
      expect((await desk.payOut(paid, '10.00', today, key)).money).toMatchObject({ owedCents: 0, dueBackCents: 0 });
    expect(await books(group.id)).toEqual({ bank: 45_000, 'deferred_visits tour': -45_000 });
  });

  it('stands in the books on the day when it came', async () => {
    const group = await desk.pay(await desk.accepted(), '20.00', { day: '2026-12-20' });
    const [event] = await groups.database.dataSource.query(
      `SELECT event->>'time' AS time, event->'data'->>'channel' AS channel FROM outbox
        WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1`,
      [group.id],
    );
    expect(event).toEqual({ time: '2026-12-20T18:00:00.000Z', channel: 'group' });
    expect(group).toMatchObject({ state: 'accepted', money: { receivedCents: 2_000 } });
  });

  it('counts once with a key', async () => {
    const [accepted, key] = [await desk.accepted(), randomUUID()];
    await desk.pay(accepted, '20.00', { day: '2027-01-05' }, key);
    expect((await desk.pay(accepted, '20.00', { day: '2027-01-05' }, key)).money).toMatchObject({
      receivedCents: 2_000,
    });
    expect(await desk.pay(accepted, '30.00', { day: '2027-01-05' }, key)).toMatchObject({
      fields: [{ field: 'idempotencyKey' }],
    });
  });

  it.each([
    [{ day: '2027-01-06' }, 'day'],
    [{ day: '2026-11-05' }, 'day'],
    [{ amount: '0.00' }, 'amount'],
  ])('is not written down with %j', async (more, field) => {
    const refused = await desk.pay(await desk.accepted(), '20.00', { day: '2027-01-05', ...more });
    expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
  });

  it('is of a group that has accepted', async () => {
    expect(await desk.pay(await desk.quoted(), '20.00', { day: '2027-01-05' })).toMatchObject({
      __typename: 'NotAcceptedYet',
    });
  });

  it('comes back out of the books when a check bounces, once', async () => {
    const group = await visited();
    const [entry] = group.money.entries;
    expect((await desk.reverse(group, entry?.id ?? '')).money).toMatchObject({ owedCents: 44_000, receivedCents: 0 });
    expect(await books(group.id)).toEqual({ 'deferred_visits tour': -44_000, 'receivable tour': 44_000 });
    expect(await desk.reverse(group, entry?.id ?? '')).toMatchObject({ __typename: 'NothingToReverse' });
  });

  it('is credited up to what is left of an invoice', async () => {
    const invoiced = await desk.invoice(await visited(), false);
    const number = invoiced.money.documents[0]?.number ?? '';
    const credited = await desk.credit(invoiced, number, '10.00');
    expect(credited.money).toMatchObject({
      owedCents: 31_000,
      documents: [{ leftCents: 43_000 }, { kind: 'credit_note', ofNumber: number }],
    });
    expect(await books(invoiced.id)).toEqual({
      bank: 12_000,
      'deferred_visits tour': -43_000,
      'receivable tour': 31_000,
    });
    expect(await desk.credit(credited, number, '430.01')).toMatchObject({ __typename: 'CreditTooLarge', left: 43_000 });
    const all = await desk.credit(credited, number, '430.00');
    expect(all.money).toMatchObject({ owedCents: 0, dueBackCents: 12_000 });
    expect(await books(invoiced.id)).toEqual({ bank: 12_000, refunds_due: -12_000 });
  });

  it('is written off when it is late, or small', async () => {
    const invoiced = await desk.invoice(await visited(), false);
    expect(await desk.writeOff(invoiced)).toMatchObject({ __typename: 'TooEarlyToWriteOff' });
    groups.later(24 * 121);
    expect((await desk.writeOff(invoiced)).money).toMatchObject({ owedCents: 0 });
    expect(await books(invoiced.id)).toEqual({ bad_debts: 32_000, bank: 12_000, 'deferred_visits tour': -44_000 });
    expect(await desk.writeOff(invoiced)).toMatchObject({ __typename: 'NothingDue' });
  });
});

it('who owes what since when is a report, as of any day, and equal to the books', async () => {
  const group = await visited();
  const invoiced = await desk.invoice(group, false);
  const report = async (name: string, to: string, from = to) => {
    const query = `{ ordersReport(name: "${name}", from: "${from}", to: "${to}") { ... on ReportPage { rows } } }`;
    return (await groups.ask(query, {}, testStaff)).data?.ordersReport?.rows;
  };
  const row = (...cents: number[]) => [['Carver Elementary', group.number, ...cents.map(String), '0']];
  expect(await report('receivables', DAY)).toEqual(row(0, 32_000, 0, 0, 0, 0, 32_000));
  expect(await report('receivables', '2027-03-15')).toEqual([]);
  expect((await books(group.id))['receivable tour']).toBe(32_000);
  groups.later(24 * 31);
  expect(await report('receivables', '2027-04-16')).toEqual(row(0, 0, 32_000, 0, 0, 0, 32_000));
  expect(await report('receivables', DAY)).toEqual(row(0, 32_000, 0, 0, 0, 0, 32_000));
  await desk.pay(invoiced, '320.00', { day: '2027-04-16', method: 'transfer' });
  expect(await report('receivables', '2027-04-16')).toEqual([]);
  expect(await report('receivables', '2027-04-15')).toEqual(row(0, 32_000, 0, 0, 0, 0, 32_000));
  const number = invoiced.money.documents[0]?.number;
  expect(await report('documents', '2027-03-31', '2027-03-01')).toContainEqual([
    ...[number, DAY, 'invoice', null, 'Carver Elementary', group.number, null, '2027-04-15', '0', '44000'],
  ]);
});

it('what the desk does with it is on record', async () => {
  const invoiced = await desk.invoice(await visited(), false);
  const [entry] = invoiced.money.entries;
  const credited = await desk.credit(invoiced, invoiced.money.documents[0]?.number ?? '', '440.00');
  await desk.payOut(credited, '120.00', today);
  await desk.reverse(credited, entry?.id ?? '');
  groups.later(24 * 121);
  await desk.writeOff(credited);
  const told = (await toldActions(groups.database.dataSource)).filter(({ targetId }) => targetId === invoiced.id);
  expect(told.map(({ action, after }) => [action, after?.cents])).toEqual([
    ...['askForGroup', 'sendGroupQuote', 'acceptForCaller'].map((action) => [action, undefined]),
    ['recordGroupPayment', 12_000],
    ['changeGroupCount', undefined],
    ['issueInvoice', 44_000],
    ['issueCreditNote', 44_000],
    ['payOutGroup', 12_000],
    ['reverseGroupPayment', 12_000],
    ['writeOffGroup', 12_000],
  ]);
});

describe('a purchase order', () => {
  it('is billed after the visit, and never for more', async () => {
    const secured = await desk.secured();
    expect(await desk.invoice(secured, true)).toMatchObject({ fields: [{ field: 'onOrder' }] });
    groups.bookings.groups.came = 20;
    await visit();
    const group = await desk.shown(secured.number);
    // 48 pupils and 6 adults were quoted $480, and 60 people came.
    expect(await desk.invoice(group, true)).toMatchObject({ __typename: 'AbovePurchaseOrder', left: 48_000 });
    groups.bookings.groups.came = 18;
    const invoiced = await desk.invoice(group, true);
    expect(invoiced.money).toMatchObject({ documents: [{ totalCents: 48_000 }], owedCents: 48_000 });
    groups.bookings.groups.came = 19;
    expect(await desk.invoice(invoiced, true)).toMatchObject({ __typename: 'AbovePurchaseOrder', left: 0 });
    const rest = await desk.invoice(invoiced, false, 'The parents');
    expect(rest.money).toMatchObject({ documents: [{}, { totalCents: 3_000 }], owedCents: 51_000 });
  });
});

describe('the count', () => {
  it('goes down until it is final, and up after', async () => {
    const secured = await desk.secured();
    groups.at('2027-03-10T15:00:00Z');
    const closed = { __typename: 'CountClosed', since: '2027-03-09T23:00:00.000Z' };
    expect(await desk.count(secured, fewer)).toMatchObject(closed);
    const more = [...three.slice(0, 2), start('2:00 PM', 18, 2)];
    expect(await desk.count(secured, more)).toMatchObject({ pupils: 50, quote: { totalCents: 50_000 } });
  });

  it('is refused with what the group had where seats are missing', async () => {
    const [first, second] = [await desk.secured(), await desk.quoted({ pupils: 18, adults: 2 })];
    expect(await desk.accept(second)).toMatchObject({ state: 'accepted' });
    const more = [...three.slice(0, 2), start('4:00 PM', 22, 2)];
    expect(await desk.count(first, more)).toMatchObject({
      __typename: 'GroupSeatsRefused',
      group: { state: 'secured', step: null },
    });
    expect(await desk.shown(first.number)).toMatchObject({ pupils: 48, quote: { version: 1 } });
    expect(groups.seatsOf(first.id)).toMatchObject(three);
  });

  it('moves what was paid ahead to the other start', async () => {
    const group = await desk.pay(await desk.accepted(), '120.00', { day: '2027-01-05' });
    await desk.count(group, [...three.slice(0, 2), start('4:00 PM', 16, 2)]);
    const sums: { at: string; cents: number }[] = await groups.database.dataSource.query(
      `SELECT line->>'startsAt' AS at, sum((line->>'cents')::int)::int AS cents FROM outbox, jsonb_array_elements(event->'data'->'lines') AS line
        WHERE aggregate_id = $1 AND line->>'account' = 'deferred_visits' GROUP BY 1 HAVING sum((line->>'cents')::int) <> 0`,
      [group.id],
    );
    expect(sums).toEqual([{ at: `${DAY}T22:00:00.000Z`, cents: -12_000 }]);
  });
});

describe('a group that cancels', () => {
  it.each([
    [20, 0, 12_000, 0],
    [10, 12_000, 0, 0],
    [1, 48_000, 0, 36_000],
  ])('%d days before keeps %i cents billed', async (days, billableCents, dueBackCents, owedCents) => {
    const paid = await desk.pay(await desk.accepted(), '120.00', { day: '2027-01-05' });
    groups.at(new Date(Date.parse(`${DAY}T16:00:00Z`) - days * 86_400_000).toISOString());
    expect(await desk.shown(paid.number)).toMatchObject({ money: { keptIfCanceledCents: billableCents } });
    const ended = await desk.end(paid, 'canceled');
    expect(ended).toMatchObject({ state: 'ended', money: { billableCents, dueBackCents, owedCents } });
    const sold = billableCents === 0 ? {} : { 'deferred_visits tour': -billableCents };
    const rest = {
      ...(dueBackCents > 0 && { refunds_due: -dueBackCents }),
      ...(owedCents > 0 && { 'receivable tour': owedCents }),
    };
    expect(await books(paid.id)).toEqual({ bank: 12_000, ...sold, ...rest });
  });

  it('is asked again while bookings is silent: it may have closed the day', async () => {
    const paid = await desk.pay(await desk.accepted(), '120.00', { day: '2027-01-05' });
    groups.bookings.server.isAway = true;
    const silent = { __typename: 'GroupSeatsRefused', message: expect.stringMatching(/cannot be read now/) };
    expect(await desk.end(paid, 'canceled')).toMatchObject(silent);
    expect(await desk.shown(paid.number)).toMatchObject({ state: 'secured', money: { keptIfCanceledCents: null } });
    await visit();
    const group = await desk.shown(paid.number);
    expect(await desk.invoice(group, false)).toMatchObject(silent);
    expect(await desk.shown(paid.number)).toMatchObject({ state: 'visited', money: { documents: [] } });
  });

  it('has all back when the house closed its day', async () => {
    const paid = await desk.pay(await desk.accepted(), '120.00', { day: '2027-01-05' });
    groups.bookings.groups.isDisplaced = true;
    groups.at(`${DAY}T10:00:00Z`);
    expect((await desk.end(paid, 'canceled')).money).toMatchObject({ billableCents: 0, dueBackCents: 12_000 });
  });

  it('has back what it paid before its seats were booked', async () => {
    const paid = await desk.pay(await desk.accepted(), '20.00', { day: '2027-01-05' });
    groups.later(24 * 14 + 1);
    await groups.job();
    expect(await desk.shown(paid.number)).toMatchObject({ ending: 'hold_ended', money: { dueBackCents: 2_000 } });
  });
});
