import { randomUUID } from 'node:crypto';
import { groupFileKept } from '@hilltop/contracts/orders/group-file-kept';
import type { Identity } from '@hilltop/platform/identity/identity';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { booksOf } from './support/books.js';
import { deskStaff } from './support/group-desk.js';
import { groupToken } from './support/my-group.js';
import { DAY, type RunningGroups, runGroups, three } from './support/running-groups.js';

const MEDIA: Identity = { role: 'service', name: 'media' };
const KEEP = 'mutation ($file: GroupFileInput!) { keepGroupFile(file: $file) }';
const REMOVE = `mutation ($id: ID!, $name: ID!) { done: removeGroupFile(id: $id, name: $name) { __typename ... on Group { files { name } }
  ... on InvalidInput { fields { message } } } }`;
const CONFIRM = `mutation ($id: ID!, $revision: Int!, $input: ExemptionInput!) {
  done: confirmExemption(id: $id, revision: $revision, input: $input) { __typename ... on InvalidInput { fields { field message } }
    ... on Group { organization { exemption { reason until file confirmedBy } } } } }`;
const CREDIT_TAX = `mutation ($id: ID!, $revision: Int!, $invoice: String!) {
  done: creditTax(id: $id, revision: $revision, invoice: $invoice) { __typename ... on InvalidInput { fields { message } }
    ... on Group { revision money { owedCents documents { number kind totalCents taxCents leftCents exemptReason reason lines { label cents taxCents } } } } } }`;
const LUNCHES = { label: 'Boxed lunches', amount: '100.00', taxCode: 'goods' };

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
  await groups.database.dataSource.query(
    `INSERT INTO tax_rates (id, code, revision, basis_points, state_basis_points, basis, valid_from, set_at, confirmed_at)
      VALUES (gen_random_uuid(), 'goods', 2, 825, 625, 'A test.', '2026-01-01', now(), now())`,
  );
});
afterAll(() => groups.close());
beforeEach(async () => {
  await groups.clear();
  await emptyTables(groups.database.dataSource, 'group_files');
});

const nameOf = () => `${randomUUID()}.pdf`;

async function asks<Answer>(query: string, variables: object, as?: object): Promise<Answer> {
  const { data, errors } = await groups.ask(query, variables, as as never);
  if (errors) throw new Error(errors[0]?.message);
  return data as Answer;
}

async function keep(groupId: string | null, kind = 'certificate', more: object = {}): Promise<string | false> {
  const file = { name: nameOf(), kind, bytes: 1_000, groupId, ...more };
  const { keepGroupFile } = await asks<{ keepGroupFile: boolean }>(KEEP, { file }, MEDIA);
  return keepGroupFile && file.name;
}

const done = async (query: string, variables: object, as: object = testStaff) =>
  (await asks<{ done: Record<string, never> }>(query, variables, as)).done;

const exemption = (file: string | false, more: object = {}) => ({
  ...{ file, purchaser: true, items: true, why: true, signature: true, seller: true },
  ...{ reason: 'Public school', until: '2029-12-31', ...more },
});

/** A group that is quoted 48 people and lunches: $480.00 + $100.00 + $8.25 tax. */
async function withLunches() {
  const group = await desk.quote(await desk.ask(), { parts: three, extras: [LUNCHES] });
  expect(group.quote).toMatchObject({ totalCents: 58_825, taxCents: 825 });
  return group;
}

async function exempt(group: { id: string; revision: number }) {
  const input = exemption(await keep(group.id));
  return done(CONFIRM, { id: group.id, revision: group.revision, input });
}

async function visited() {
  const group = await desk.pay(await desk.accept(await withLunches()), '148.00', { day: '2027-01-05' });
  groups.at(`${DAY}T20:00:01Z`);
  return group;
}

describe('the files of a group', () => {
  it('are ten at most, also at once, and kept once', async () => {
    const { id } = await desk.ask();
    const names = await Promise.all(Array.from({ length: 14 }, () => keep(id)));
    expect(names.filter(Boolean)).toHaveLength(10);
    const name = names.find(Boolean);
    expect(await keep(id, 'certificate', { name })).toBe(name);
    const told = `SELECT count(*)::integer AS told FROM outbox WHERE subject = $1 AND aggregate_id = $2`;
    expect(await groups.database.dataSource.query(told, [groupFileKept.subject, id])).toEqual([{ told: 10 }]);
    expect(await asks('query ($id: ID) { groupOfFile(id: $id) { isFull } }', { id }, MEDIA)).toEqual({
      groupOfFile: { isFull: true },
    });
  });

  it('are added by the link of the group, or by its id, and told to media alone', async () => {
    const group = await desk.ask();
    const OF = 'query ($token: String, $id: ID) { groupOfFile(token: $token, id: $id) { id number isFull } }';
    const found = { groupOfFile: { id: group.id, number: group.number, isFull: false } };
    expect(await asks(OF, { token: groupToken(group.id) }, MEDIA)).toEqual(found);
    expect(await asks(OF, { id: group.id }, MEDIA)).toEqual(found);
    for (const token of [groupToken(group.id, 1), groupToken(randomUUID()), 'x'])
      expect(await asks(OF, { token }, MEDIA)).toEqual({ groupOfFile: null });
    expect(await asks(OF, {}, MEDIA)).toEqual({ groupOfFile: null });
    const refused = await groups.ask(KEEP, { file: { name: nameOf(), kind: 'certificate', bytes: 1 } }, testStaff);
    expect(refused.errors).toBeDefined();
  });

  it('are seen by desk and organizer, wait for a manager, and go when one removes them', async () => {
    const { id, number } = await desk.ask();
    const name = await keep(id, 'certificate');
    groups.later(1);
    const order = await keep(id, 'purchase_order', { staffId: deskStaff.id });
    expect(await keep(randomUUID())).toBe(false);
    const FILES = 'query ($number: String!) { groupByNumber(number: $number) { files { name kind staffId } } }';
    expect(await asks(FILES, { number }, deskStaff)).toEqual({
      groupByNumber: {
        files: [
          { name, kind: 'certificate', staffId: null },
          { name: order, kind: 'purchase_order', staffId: deskStaff.id },
        ],
      },
    });
    const MINE = 'query ($token: String!) { myGroup(token: $token) { files { kind } hasW9 exemption { reason } } }';
    const mine = { files: [{ kind: 'certificate' }, { kind: 'purchase_order' }], hasW9: false, exemption: null };
    expect(await asks(MINE, { token: groupToken(id) })).toEqual({ myGroup: mine });
    const waiting = () => asks('{ groups(need: certificate) { total } }', {}, deskStaff);
    expect(await waiting()).toEqual({ groups: { total: 1 } });
    expect(await done(REMOVE, { id, name })).toEqual({ __typename: 'Group', files: [{ name: order }] });
    expect(await waiting()).toEqual({ groups: { total: 0 } });
    const KEPT = 'query ($names: [ID!]!) { keptGroupFiles(names: $names) }';
    expect(await asks(KEPT, { names: [name, order] }, MEDIA)).toEqual({ keptGroupFiles: [order] });
    expect(await toldActions(groups.database.dataSource)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ action: 'removeGroupFile', targetId: id })]),
    );
  });

  it('have the W-9 of the house beside them, for links of groups alone', async () => {
    const { id } = await desk.ask();
    const W9 = 'query ($token: String!) { w9OfLink(token: $token) }';
    await keep(null, 'w9');
    const name = await keep(null, 'w9');
    expect(await asks(W9, { token: groupToken(id) }, MEDIA)).toEqual({ w9OfLink: name });
    expect(await asks(W9, { token: 'x' }, MEDIA)).toEqual({ w9OfLink: null });
    expect(await asks('{ houseW9 { name } }', {}, testStaff)).toEqual({ houseW9: { name } });
  });
});

describe('an organization that pays no sales tax', () => {
  it.each([
    [{ signature: false }, 'signature'],
    [{ seller: false }, 'seller'],
    [{ reason: ' ' }, 'reason'],
    [{ until: '2027-01-04' }, 'until'],
    [{ until: '2032-01-06' }, 'until'],
    [{ file: 'another.pdf' }, 'file'],
  ])('is none with %j', async (more, field) => {
    const { id, revision } = await desk.ask();
    const input = exemption(await keep(id), more);
    expect(await done(CONFIRM, { id, revision, input })).toMatchObject({ fields: [{ field }] });
  });

  it('is one by its own certificate', async () => {
    const [group, other] = [await desk.ask(), await desk.ask()];
    const input = exemption(await keep(other.id));
    expect(await done(CONFIRM, { id: group.id, revision: 0, input })).toMatchObject({ fields: [{ field: 'file' }] });
  });

  it('is quoted, counted and invoiced without tax from then on, which its documents say', async () => {
    const group = await withLunches();
    expect(await exempt(group)).toMatchObject({
      organization: { exemption: { reason: 'Public school', until: '2029-12-31', confirmedBy: testStaff.id } },
    });
    const shown = await desk.shown(group.number);
    expect(shown.changes.at(-1)).toEqual({ kind: 'exempted', staffId: testStaff.id, reason: 'Public school' });
    const quoted = await desk.quote(shown, { parts: three, extras: [LUNCHES] });
    expect(quoted.quote).toMatchObject({ totalCents: 58_000, taxCents: 0 });
    const accepted = await desk.pay(await desk.accept(quoted, 2), '145.00', { day: '2027-01-05' });
    const counted = await desk.count(accepted, three.slice(0, 2));
    expect(counted.quote).toMatchObject({ totalCents: 42_000, taxCents: 0 });
    groups.at(`${DAY}T20:00:01Z`);
    await groups.job();
    const invoiced = await desk.invoice(await desk.shown(group.number), false);
    const { data } = await groups.ask(
      'query ($number: String!) { groupByNumber(number: $number) { money { documents { exemptReason } } } }',
      { number: group.number },
      deskStaff,
    );
    expect(data?.groupByNumber).toEqual({ money: { documents: [{ exemptReason: 'Public school' }] } });
    expect(await booksOf(groups, invoiced.id)).toMatchObject({ 'goods goods': -10_000, 'receivable tour': 27_500 });
  });

  it('is confirmed for a group as it is', async () => {
    const group = await desk.ask();
    const input = exemption(await keep(group.id));
    const confirm = () => done(CONFIRM, { id: group.id, revision: group.revision, input });
    expect(await confirm()).toMatchObject({ __typename: 'Group' });
    expect(await confirm()).toMatchObject({ __typename: 'GroupChanged' });
    expect(await groups.kinds(group.number)).toEqual(['asked', 'exempted']);
  });

  it('has taxed goods in the books at their rate, with the state’s part, until it is one', async () => {
    const group = await visited();
    await groups.job();
    expect(await ratesOf(group.id)).toEqual([
      { account: 'goods', rate: 825, state: 625, cents: -10_000 },
      { account: 'tax_payable', rate: 825, state: 625, cents: -825 },
    ]);
    const invoiced = await desk.invoice(await desk.shown(group.number), false);
    await exempt(invoiced);
    const { revision } = await desk.shown(group.number);
    await done(CREDIT_TAX, { id: group.id, revision, invoice: invoiced.money.documents[0]?.number });
    expect(await ratesOf(group.id)).toEqual([{ account: 'goods', rate: null, state: null, cents: -10_000 }]);
  });

  it('is billed without tax what was quoted with it', async () => {
    const group = await visited();
    await exempt(group);
    await groups.job();
    expect(await desk.shown(group.number)).toMatchObject({ money: { billableCents: 58_000, owedCents: 43_200 } });
    expect((await desk.invoice(await desk.shown(group.number), false)).money).toMatchObject({
      documents: [{ totalCents: 58_000 }],
      owedCents: 43_200,
    });
  });

  it('pays tax again after the last day', async () => {
    const group = await withLunches();
    const input = exemption(await keep(group.id), { until: '2027-01-05' });
    await done(CONFIRM, { id: group.id, revision: group.revision, input });
    groups.later(24);
    const shown = await desk.shown(group.number);
    expect((await desk.quote(shown, { parts: three, extras: [LUNCHES] })).quote).toMatchObject({ taxCents: 825 });
  });

  it('gets the tax of an invoice back that came before its certificate, once, and then the rest', async () => {
    const group = await visited();
    await groups.job();
    const invoiced = await desk.invoice(await desk.shown(group.number), false);
    const [invoice] = invoiced.money.documents;
    const credit = (revision: number) => done(CREDIT_TAX, { id: group.id, revision, invoice: invoice?.number });
    expect(await credit(invoiced.revision)).toMatchObject({ __typename: 'InvalidInput' });
    await exempt(invoiced);
    const { revision } = await desk.shown(group.number);
    const credited = (await credit(revision)) as unknown as { revision: number; money: object };
    expect(credited.money).toMatchObject({
      owedCents: 43_200,
      documents: [
        { totalCents: 58_825, leftCents: 58_000, exemptReason: null },
        {
          ...{ kind: 'credit_note', totalCents: 825, taxCents: 825, exemptReason: 'Public school' },
          reason: 'No sales tax is due: Public school',
          lines: [
            { label: 'Boxed lunches', cents: 10_000, taxCents: 825 },
            { label: 'Boxed lunches, exempt', cents: -10_000, taxCents: 0 },
          ],
        },
      ],
    });
    expect(await booksOf(groups, group.id)).toEqual({
      ...{ bank: 14_800, 'deferred_visits tour': -48_000, 'goods goods': -10_000, 'receivable tour': 43_200 },
    });
    expect(await taxCodes(group.id)).toEqual({ goods_exempt: -10_000 });
    expect(await credit(credited.revision)).toMatchObject({ __typename: 'InvalidInput' });
    const all = await desk.credit({ ...group, revision: credited.revision }, invoice?.number ?? '', '580.00');
    expect(all.money).toMatchObject({ owedCents: 0, dueBackCents: 14_800 });
    expect(await booksOf(groups, group.id)).toEqual({ bank: 14_800, refunds_due: -14_800 });
  });
});

/** What the books have of goods of a group, by their tax code. */
async function taxCodes(id: string): Promise<Record<string, number>> {
  const rows: { code: string; cents: string }[] = await groups.database.dataSource.query(
    `SELECT line ->> 'taxCode' AS code, sum((line ->> 'cents')::bigint) AS cents
      FROM outbox, jsonb_array_elements(event -> 'data' -> 'lines') AS line
      WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1 AND line ? 'taxCode'
      GROUP BY 1 HAVING sum((line ->> 'cents')::bigint) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ code, cents }) => [code, Number(cents)]));
}

/** What the books have of taxed and of exempt goods of a group, by the rate. */
async function ratesOf(id: string): Promise<object[]> {
  return groups.database.dataSource.query(
    `SELECT line ->> 'account' AS account, (line ->> 'taxRate')::integer AS rate, (line ->> 'stateTaxRate')::integer AS state,
        sum((line ->> 'cents')::integer)::integer AS cents
      FROM outbox, jsonb_array_elements(event -> 'data' -> 'lines') AS line
      WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1 AND line ? 'taxCode'
      GROUP BY 1, 2, 3 HAVING sum((line ->> 'cents')::integer) <> 0 ORDER BY 1, 2`,
    [id],
  );
}
