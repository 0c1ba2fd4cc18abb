import { randomUUID } from 'node:crypto';
import { personErased } from '@hilltop/contracts/bookings/person-erased';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BlankReasonsWhenPersonErased } from '../src/personal-data/blank-reasons-when-person-erased.js';
import { type Books, type Lines, reversed, runBooks, visit } from './support/books.js';
import { emptyBooks, pagesOf, SECRET, verify } from './support/seals.js';

const CORRECT = `mutation ($movementId: ID!, $reason: String!, $move: CorrectionMove, $key: String!) {
  correctMovement(movementId: $movementId, reason: $reason, move: $move, idempotencyKey: $key) { __typename ... on Refusal { message }
    ... on InvalidInput { fields { field message } }
    ... on MovementCorrected { replayed correction { movementId byMovementId reason at } } } }`;
const LINES = `query ($filter: MoneyLineFilter!) { moneyLines(filter: $filter) { ... on MoneyLinePage { sumCents lines { id movementId date
  account cents tender cause reference source correction { movementId byMovementId reason } } } } }`;
const DAYS = '$from: String!, $to: String!';
const GIVEN = 'from: $from, to: $to';
const BALANCES = `query (${DAYS}) { accountBalances(${GIVEN}) { ... on AccountBalances { accounts { account closingCents } } } }`;
const TAKINGS = `query (${DAYS}) { takings(${GIVEN}) { ... on Takings { takenInCents refundCents days { tourCents otherCents takenInCents } } } }`;
const TOUR = randomUUID();
const START = '2026-07-01T15:00:00.000Z';
const REASON = 'Paid in cash, and not by card';

type Answer = { __typename: string; correction: { byMovementId: string } };

let books: Books;
beforeAll(async () => {
  books = await runBooks({ SEAL_SECRETS: [SECRET] });
});
afterAll(() => books.close());
beforeEach(async () => {
  await emptyBooks(books);
  await books.dataSource.query('SET ROLE NONE; TRUNCATE corrections; RESET ROLE');
});

async function correct(movementId: string, reason = REASON, key: string = randomUUID(), caller: object = testStaff) {
  const { data, errors } = await books.ask(CORRECT, { movementId, reason, key }, caller as typeof testStaff);
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.correctMovement as unknown as Answer;
}
const sell = async (lines: Lines = visit(5_000, START, TOUR), cause = 'paid', sourceId: string = randomUUID()) =>
  books.take({ at: '2026-06-01T15:00:00.000Z', sourceId, lines, cause });
const linesOf = (filter: object) =>
  books.report(LINES, { filter: { from: '2026-06-01', to: '2026-08-01', ...filter } });
const balances = async () => {
  const { accounts } = await books.report(BALANCES, { from: '2026-06-01', to: '2026-08-01' });
  const open = (accounts as { account: string; closingCents: number }[]).filter(
    ({ closingCents }) => closingCents !== 0,
  );
  return Object.fromEntries(open.map(({ account, closingCents }) => [account, closingCents]));
};

describe('a correcting entry', () => {
  it('takes a movement back on the page of today, and changes no line of it', async () => {
    const { id } = await sell();
    const before = await linesOf({ movementId: id });
    books.clock.set('2026-06-03T15:00:00Z');
    const answer = await correct(id);
    expect(answer).toEqual({
      __typename: 'MovementCorrected',
      replayed: false,
      correction: { movementId: id, byMovementId: expect.any(String), reason: REASON, at: '2026-06-03T15:00:00.000Z' },
    });
    const correction = { movementId: id, byMovementId: answer.correction.byMovementId, reason: REASON };
    const facts = { date: '2026-06-03', cause: 'corrected', reference: 'HT-TEST-0001', source: 'bookings', correction };
    expect(await linesOf({ movementId: answer.correction.byMovementId })).toMatchObject({
      sumCents: 0,
      lines: [
        { ...facts, account: 'card', tender: 'card', cents: -5_000 },
        { ...facts, account: 'deferred_visits', cents: 5_000 },
      ],
    });
    const marked = (before.lines as object[]).map((line) => ({ ...line, correction }));
    expect((await linesOf({ movementId: id })).lines).toEqual(marked);
    expect(await balances()).toEqual({});
  });

  it('leaves the columns of the reports as if nothing had been: a sale is no refund', async () => {
    const { id } = await sell();
    await correct(id);
    expect(await books.report(TAKINGS, { from: '2026-06-01', to: '2026-06-01' })).toEqual({
      takenInCents: 0,
      refundCents: 0,
      days: [{ tourCents: 0, otherCents: 0, takenInCents: 0 }],
    });
    const refund = await sell(reversed(visit(2_000, START, TOUR)), 'refund_requested');
    await correct(refund.id);
    expect(await books.report(TAKINGS, { from: '2026-06-01', to: '2026-06-01' })).toMatchObject({ refundCents: 0 });
  });

  it('is written once, whoever asks at the same time, and is answered again', async () => {
    const { id } = await sell();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => correct(id, REASON, key)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(Array(3).fill('MovementCorrected'));
    expect(answers).toContainEqual(expect.objectContaining({ replayed: true }));
    const others = await Promise.all([correct(id), correct(id, 'Another reason', key)]);
    expect(others).toEqual(
      Array(2).fill({
        __typename: 'MovementNotCorrectable',
        message: 'This movement has been corrected already. The lines show why.',
      }),
    );
    expect(await balances()).toEqual({});
  });

  it('can itself be taken back', async () => {
    const { id } = await sell();
    const first = await correct(id);
    await correct(first.correction.byMovementId, 'It was right after all');
    expect(await balances()).toEqual({ card: 5_000, deferred_visits: -5_000 });
  });

  it('stays, whatever the booking publishes later', async () => {
    const sourceId = randomUUID();
    const { id } = await sell(undefined, undefined, sourceId);
    await correct(id);
    await sell(visit(2_500, START, TOUR), 'changed', sourceId);
    expect(await balances()).toEqual({ card: 2_500, deferred_visits: -2_500 });
  });

  it('of a visit that was earned lowers what was earned', async () => {
    const { id } = await sell();
    books.clock.set('2026-07-01T15:00:00Z');
    await books.earn();
    expect(await balances()).toEqual({ card: 5_000, tours: -5_000 });
    const earned = (await linesOf({ accounts: ['tours'] })).lines as { movementId: string }[];
    expect(await correct(earned[0]?.movementId ?? '')).toMatchObject({ __typename: 'MovementNotCorrectable' });
    await correct(id);
    await books.earn();
    expect(await balances()).toEqual({});
  });

  it('of a sealed day stands on a later page, and every seal still adds up', async () => {
    const sourceId = randomUUID();
    const { id } = await sell(undefined, undefined, sourceId);
    books.clock.set('2026-06-05T12:00:00Z');
    await books.dataSource.query(`SET ROLE NONE; ALTER TABLE money_lines DISABLE TRIGGER money_lines_stay;
      UPDATE money_lines SET written_at = '2026-06-01T15:00:00Z'; ALTER TABLE money_lines ENABLE TRIGGER money_lines_stay; RESET ROLE`);
    await books.sealDays.execute();
    await correct(id);
    expect(await pagesOf(books, sourceId)).toEqual(
      expect.arrayContaining([
        { page: '2026-06-01', corrects: null },
        { page: '2026-06-05', corrects: null },
      ]),
    );
    books.clock.set('2026-06-06T12:00:00Z');
    await books.sealDays.execute();
    expect((await verify(books)).status).toBe(0);
  });
});

describe('a correction that moves an amount', () => {
  const move = async (id: string, from: string, to: string, amount: string) => {
    const variables = { movementId: id, reason: REASON, move: { from, to, amount }, key: randomUUID() };
    return (await books.ask(CORRECT, variables, testStaff)).data?.correctMovement as unknown as Answer;
  };
  const owed = { account: 'receivable', kind: 'tour', tourId: TOUR } as const;
  const atDoor = () =>
    sell([
      { account: 'cash', tender: 'cash', cents: 5_000 },
      { ...owed, cents: -5_000 },
    ]);

  it('tells a payment at the door as it was made', async () => {
    const { id } = await atDoor();
    const { correction } = await move(id, 'CASH', 'CARD_READER', '50.00');
    expect(await balances()).toEqual({ card: 5_000, receivable: -5_000 });
    expect((await linesOf({ movementId: correction.byMovementId })).lines).toMatchObject([
      { account: 'cash', tender: 'cash', cents: -5_000 },
      { account: 'card', tender: 'card_reader', cents: 5_000 },
    ]);
  });

  it('tells what is missing in the drawer, and what the house gives up', async () => {
    await move((await atDoor()).id, 'CASH', 'OVER_SHORT', '0.75');
    expect(await balances()).toEqual({ cash: 4_925, over_short: 75, receivable: -5_000 });
    const noShow = await sell([
      { ...owed, cents: 2_500 },
      { account: 'deferred_visits', kind: 'tour', taxCode: 'tours', tourId: TOUR, startsAt: START, cents: -2_500 },
    ]);
    const days = { from: '2026-06-01', to: '2026-06-01' };
    const before = await books.report(TAKINGS, days);
    await move(noShow.id, 'RECEIVABLE', 'GOODWILL', '25.00');
    expect(await balances()).toMatchObject({ receivable: -5_000, goodwill: 2_500 });
    expect(await books.report(TAKINGS, days)).toEqual(before);
  });

  it('moves at most what the movement has there, and to another account', async () => {
    const { id } = await atDoor();
    expect(await move(id, 'CASH', 'CARD', '50.01')).toMatchObject({
      fields: [{ field: 'move.amount', message: 'The movement has 50.00 there' }],
    });
    expect(await move(id, 'CARD', 'CASH', '1.00')).toMatchObject({
      fields: [{ field: 'move.amount', message: 'The movement has 0.00 there' }],
    });
    expect(await move(id, 'CASH', 'CASH', '1.00')).toMatchObject({ fields: [{ field: 'move.to' }] });
    expect(await move(id, 'CASH', 'CARD', '0')).toMatchObject({ fields: [{ field: 'move.amount' }] });
    expect(await balances()).toEqual({ cash: 5_000, receivable: -5_000 });
  });
});

describe('who corrects', () => {
  it('gives a reason, and names a movement', async () => {
    const { id } = await sell();
    expect(await correct(id, 'x')).toMatchObject({ fields: [{ field: 'reason' }] });
    expect(await correct(id, 'x'.repeat(501))).toMatchObject({ fields: [{ field: 'reason' }] });
    for (const none of [randomUUID(), 'x']) {
      expect(await correct(none)).toMatchObject({ __typename: 'MovementNotFound' });
    }
  });

  it('changes no correction that was made', async () => {
    await correct((await sell()).id);
    await expect(books.dataSource.query(`UPDATE corrections SET reason = 'Other'`)).rejects.toThrow('never changed');
    await expect(books.dataSource.query('UPDATE corrections SET staff_id = corrects')).rejects.toThrow(
      'permission denied',
    );
    await expect(books.dataSource.query('DELETE FROM corrections')).rejects.toThrow('permission denied');
  });

  it('writes a reason that is blanked with its guest, and no other with it', async () => {
    const [erased, other] = [await sell(), await sell()];
    await correct(erased.id, 'Canary paid in cash');
    await correct(other.id);
    const data = { erasureId: randomUUID(), erased: 1, kept: 0, sourceIds: [erased.data.sourceId] };
    const facts = { aggregateId: data.erasureId, correlationId: 'test', now: books.clock.now() };
    const blank = books.app.get(BlankReasonsWhenPersonErased, { strict: false });
    await inTransaction(books.dataSource, (manager) => blank.react(personErased.create({ ...facts, data }), manager));
    const { lines } = (await linesOf({ movementId: erased.id })) as { lines: { correction: object }[] };
    expect(lines.map(({ correction }) => correction)).toEqual(lines.map(() => expect.objectContaining({ reason: '' })));
    const others = await linesOf({ movementId: other.id });
    expect(others).toMatchObject({ lines: [{ correction: { reason: REASON } }, { correction: { reason: REASON } }] });
    // An older process says nothing of the sales.
    const { sourceIds: _, ...before } = data;
    const older = personErased.create({ ...facts, data: before });
    await expect(inTransaction(books.dataSource, (manager) => blank.react(older, manager))).resolves.toBeUndefined();
  });

  it('is shown to managers with the booking, order or voucher that it was about, until it is blanked', async () => {
    const types = ['Booking', 'Order', 'StaffVoucher'];
    const document = `query ($sold: [_Any!]!) { _entities(representations: $sold) {
      ${types.map((type) => `... on ${type} { correctionReasons }`).join(' ')} } }`;
    const [first, second, none] = [randomUUID(), randomUUID(), randomUUID()];
    for (const reason of [REASON, 'Ada paid twice']) {
      await correct((await sell(undefined, 'paid', first)).id, reason);
      books.clock.forward(1_000);
    }
    await correct((await sell(undefined, 'paid', second)).id, 'Ada had a voucher');
    const sold = [first, second, none].map((id, at) => ({ __typename: types[at], id }));
    const shown = async (caller: object = testStaff) =>
      (await books.ask(document, { sold }, caller as typeof testStaff)).data?._entities ?? null;
    expect(await shown()).toEqual([
      { correctionReasons: [REASON, 'Ada paid twice'] },
      { correctionReasons: ['Ada had a voucher'] },
      { correctionReasons: [] },
    ]);
    for (const staffRole of ['guide', 'desk', 'ops']) expect(await shown({ ...testStaff, staffRole })).toBeNull();
    await books.dataSource.query(`UPDATE corrections SET reason = '' WHERE reason = $1`, [REASON]);
    expect(await shown()).toMatchObject([{ correctionReasons: ['Ada paid twice'] }, {}, {}]);
  });
});
