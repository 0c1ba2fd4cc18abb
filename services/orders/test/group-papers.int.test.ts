import { randomUUID } from 'node:crypto';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { booksOf } from './support/books.js';
import type { ShownGroup } from './support/group-desk.js';
import { DAY, type RunningGroups, runGroups } from './support/running-groups.js';

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());
beforeEach(() => groups.clear());

const books = ({ id }: ShownGroup) => booksOf(groups, id);
const numberOf = (group: ShownGroup, place = 0): string => group.money.documents[place]?.number ?? '';

/** Has paid 120.00 ahead, came, and was billed 480.00. */
async function invoiced(): Promise<ShownGroup> {
  const group = await desk.pay(await desk.accepted(), '120.00', { day: '2027-01-05' });
  groups.at(`${DAY}T20:00:01Z`);
  await groups.job();
  return desk.invoice(await desk.shown(group.number), false);
}

/** Two that have accepted, on the same day. */
async function two(): Promise<[ShownGroup, ShownGroup]> {
  const small = { pupils: 16, adults: 2 };
  return [await desk.accepted(small), await desk.accepted({ ...small, organizationName: 'Travis Elementary' })];
}

/** The other group that its mail names. */
async function mailed({ id }: ShownGroup, cause: string): Promise<string> {
  const entries = 'SELECT id FROM group_entries WHERE group_id = $1 AND cause = $2';
  const [entry] = await groups.database.dataSource.query(entries, [id, cause]);
  const query = 'query ($id: ID!) { groupEntryMail(entryId: $id) { otherGroupNumber } }';
  const service = { role: 'service', name: 'notifications' } as const;
  const { data = {} } = await groups.ask(query, { id: entry.id }, service);
  return (data.groupEntryMail as { otherGroupNumber: string }).otherGroupNumber;
}

it('an invoice says what was received when it was issued, whatever comes later', async () => {
  const group = await invoiced();
  expect(group.money.documents).toMatchObject([{ totalCents: 48_000, receivedCents: 12_000 }]);
  await desk.pay(group, '400.00', { day: DAY });
  groups.bookings.groups.came = 20;
  const more = await desk.invoice(await desk.shown(group.number), false);
  // 40.00 are more than the first invoice needs.
  expect(more.money.documents).toMatchObject([{ receivedCents: 12_000 }, { totalCents: 6_000, receivedCents: 4_000 }]);
  const credited = await desk.credit(more, numberOf(more), '10.00');
  expect(credited.money.documents.at(-1)).toMatchObject({ kind: 'credit_note', receivedCents: null });
});

describe('an invoice that its payer questions', () => {
  it('is marked with the reason until it is settled, once, and on record', async () => {
    const group = await invoiced();
    const number = numberOf(group);
    const asked = await desk.question(group, number, 'Two pupils were ill.');
    const questions = [{ invoice: number, reason: 'Two pupils were ill.', settledAt: null }];
    expect(asked.money).toMatchObject({ questions, owedCents: 36_000 });
    expect((await desk.question(group, number, 'Again.')).money).toMatchObject({ questions });
    expect((await desk.question(group, number, null)).money).toMatchObject({
      questions: [{ reason: 'Two pupils were ill.', settledAt: expect.any(String) }],
    });
    expect(await desk.question(group, 'HI-2027-9999', 'No.')).toMatchObject({ fields: [{ field: 'invoice' }] });
    const told = (await toldActions(groups.database.dataSource)).filter(({ action }) => action === 'questionInvoice');
    expect(told.map(({ after }) => after?.questioned)).toEqual([true, false]);
  });

  it('stands so in the report of what is owed, as of each day', async () => {
    const group = await invoiced();
    await desk.question(group, numberOf(group), 'Two pupils were ill.');
    groups.later(48);
    await desk.question(group, numberOf(group), null);
    const questioned = async (on: string) => {
      const query = `{ ordersReport(name: "receivables", from: "${on}", to: "${on}") { ... on ReportPage { rows } } }`;
      const { data = {} } = await groups.ask(query, {}, testStaff);
      return (data.ordersReport as { rows: string[][] }).rows[0]?.at(-1);
    };
    expect(await questioned('2027-03-16')).toBe('36000');
    expect(await questioned('2027-03-18')).toBe('0');
  });
});

describe('a check that pays several groups', () => {
  it('gives each its part with the same reference, and books the seats of both', async () => {
    const [one, other] = await two();
    const { groups: paid } = await desk.share([
      [one, '160.00'],
      [other, '200.00'],
    ]);
    expect(paid.map(({ state }) => state)).toEqual(['secured', 'secured']);
    const entry = { cause: 'received', method: 'check', reference: '1042' };
    expect((await desk.shown(one.number)).money).toMatchObject({ entries: [{ ...entry, cents: 16_000 }] });
    expect((await desk.shown(other.number)).money).toMatchObject({ entries: [{ ...entry, cents: 20_000 }] });
    expect([await books(one), await books(other)]).toEqual([
      { bank: 16_000, 'deferred_visits tour': -16_000 },
      { bank: 20_000, 'deferred_visits tour': -20_000 },
    ]);
  });

  it('is all of its parts, or nothing', async () => {
    const [one, other] = await two();
    const asked = await desk.quoted({ pupils: 16, adults: 2 });
    const unknown = { ...one, number: 'HG-NONE' };
    const refused = [
      await desk.share(
        [
          [one, '10.00'],
          [other, '20.00'],
        ],
        { amount: '40.00' },
      ),
      await desk.share([
        [one, '10.00'],
        [one, '20.00'],
      ]),
      await desk.share([
        [one, '10.00'],
        [unknown, '20.00'],
      ]),
      await desk.share([
        [one, '10.00'],
        [asked, '20.00'],
      ]),
      await desk.share([]),
    ];
    expect(refused).toMatchObject([
      { fields: [{ field: 'parts', message: 'The parts are $30.00, and the check is $40.00' }] },
      { fields: [{ field: 'parts.1' }] },
      { fields: [{ field: 'parts.1' }] },
      { __typename: 'NotAcceptedYet' },
      { __typename: 'InvalidInput' },
    ]);
    expect(await books(one)).toEqual({});
  });

  it('counts once with a key, and only as a whole', async () => {
    const [[one, other], key] = [await two(), randomUUID()];
    const parts = [
      [one, '10.00'],
      [other, '20.00'],
    ] as const;
    await Promise.all([
      desk.share(parts, {}, key),
      desk.share(parts.toReversed(), {}, key),
      desk.share(parts, {}, key),
    ]);
    expect([await books(one), await books(other)]).toMatchObject([{ bank: 1_000 }, { bank: 2_000 }]);
    expect(await desk.share([[one, '10.00']], {}, key)).toMatchObject({ fields: [{ field: 'idempotencyKey' }] });
    expect(
      await desk.share(
        [
          [one, '20.00'],
          [other, '20.00'],
        ],
        {},
        key,
      ),
    ).toMatchObject({
      fields: [{ field: 'idempotencyKey' }],
    });
  });

  it('has its key for itself, also where another check names none of its groups', async () => {
    const [[one, other], [third, fourth], key] = [await two(), await two(), randomUUID()];
    const pairs = [
      [one, other],
      [third, fourth],
    ] as const;
    const answers = await Promise.all(
      pairs.map(([first, second]) =>
        desk.share(
          [
            [first, '10.00'],
            [second, '20.00'],
          ],
          {},
          key,
        ),
      ),
    );
    expect(answers.filter((answer) => 'fields' in answer)).toMatchObject([{ fields: [{ field: 'idempotencyKey' }] }]);
    const written = await Promise.all([one, other, third, fourth].map(books));
    expect(written.filter(({ bank }) => bank !== undefined)).toHaveLength(2);
    expect(await desk.pay(await desk.accepted(), '10.00', { day: '2027-01-05' }, key)).toMatchObject({
      fields: [{ field: 'idempotencyKey' }],
    });
  });
});

describe('money that a group has too much', () => {
  it('is paid over to another one that day, once, and the bank has as much as before', async () => {
    const [one, other] = await two();
    await desk.pay(one, '250.00', { day: '2027-01-05' });
    const ended = await desk.end(await desk.shown(one.number), 'canceled');
    expect(ended.money).toMatchObject({ dueBackCents: 25_000 });
    expect(await desk.payOver(ended, other, '250.01')).toMatchObject({ fields: [{ field: 'amount' }] });
    expect(await desk.payOver(ended, ended, '1.00')).toMatchObject({ fields: [{ field: 'to' }] });
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => desk.payOver(ended, other, '160.00', key)));
    expect((await desk.shown(one.number)).money).toMatchObject({
      dueBackCents: 9_000,
      entries: expect.arrayContaining([
        expect.objectContaining({ cause: 'refunded', cents: 16_000, reference: other.number }),
      ]),
    });
    // Less is due back now than was asked for.
    expect(await desk.payOver(ended, other, '160.00', key)).toMatchObject({ money: { dueBackCents: 9_000 } });
    expect(await desk.payOver(ended, other, '90.00', key)).toMatchObject({ fields: [{ field: 'idempotencyKey' }] });
    const into = await desk.shown(other.number);
    expect(into).toMatchObject({ state: 'secured', money: { receivedCents: 16_000 } });
    expect(into.money.entries).toMatchObject([{ cause: 'received', reference: one.number, canBeReversed: false }]);
    expect(await desk.reverse(into, into.money.entries[0]?.id ?? '')).toMatchObject({ __typename: 'NothingToReverse' });
    expect([await mailed(one, 'refunded'), await mailed(other, 'received')]).toEqual([other.number, one.number]);
    expect([await books(one), await books(other)]).toEqual([
      { bank: 9_000, refunds_due: -9_000 },
      { bank: 16_000, 'deferred_visits tour': -16_000 },
    ]);
  });
});

describe('two rows of one organization', () => {
  it('are found by their name, and are one once the desk says so', async () => {
    const first = await desk.quoted({ pupils: 16, adults: 2 });
    const second = await desk.ask({ organizationName: 'carver  ELEMENTARY', address: '' });
    await desk.ask({ organizationName: 'Carver Elementary', organizationKind: 'family' });
    const [from, into] = [second.organization.id, first.organization.id];
    const others = [{ groups: 1, organization: { id: into, name: 'Carver Elementary' } }];
    expect(await desk.same(from)).toEqual({ groups: 1, others });
    expect(await desk.merge(from, into)).toMatchObject({ id: into, name: 'Carver Elementary' });
    expect(await desk.shown(second.number)).toMatchObject({ organization: { id: into } });
    expect(await desk.same(into)).toEqual({ groups: 2, others: [] });
    expect(await desk.merge(from, into)).toMatchObject({ fields: [{ field: 'from' }] });
    expect(await desk.ask({}, undefined, from)).toMatchObject({ fields: [{ field: 'organizationId' }] });
    const [told] = (await toldActions(groups.database.dataSource)).filter(({ targetId }) => targetId === into);
    expect(told).toMatchObject({ action: 'mergeOrganizations', after: { groups: 1 } });
  });

  it('are no family and school, nor one that is merged into itself', async () => {
    const family = await desk.ask({ organizationName: 'Carver Elementary', organizationKind: 'family' });
    const school = await desk.ask();
    const [one, other] = [family.organization.id, school.organization.id];
    expect(await desk.merge(one, other)).toMatchObject({ fields: [{ field: 'into' }] });
    expect(await desk.merge(one, one)).toMatchObject({ fields: [{ field: 'into' }] });
  });

  it('lose no group to somebody who asks meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [from, into] = [(await desk.ask()).organization.id, (await desk.ask()).organization.id];
      await Promise.all([desk.merge(from, into), desk.ask({}, randomUUID(), from), desk.merge(into, from)]);
      const [row] = await groups.database.dataSource.query(`SELECT count(*)::integer AS lost FROM groups g
        WHERE NOT EXISTS (SELECT FROM organizations o WHERE o.id = g.organization_id)`);
      expect(row.lost).toBe(0);
    }
  });
});
