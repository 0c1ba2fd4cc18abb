import { randomUUID } from 'node:crypto';
import { readingRoles, visitor } from '@hilltop/platform/identity/identity';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { ledgerService } from '../src/service.js';
import { type Books, runBooks, visit } from './support/books.js';

const TOUR = '7e1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d01';
let books: Books;
beforeAll(async () => {
  books = await runBooks();
});
afterAll(() => books.close());

const linesOf = (sourceId: string): Promise<{ day: string; account: string; cents: number; cause: string }[]> =>
  books.dataSource.query(
    `SELECT to_char(business_date, 'YYYY-MM-DD') AS day, account, cents, cause FROM money_lines WHERE source_id = $1 ORDER BY id`,
    [sourceId],
  );

describe('a movement', () => {
  it('is written once, on the day of the venue', async () => {
    const sourceId = randomUUID();
    // 23:59:59 on New Year's Eve in Texas.
    const event = await books.take({
      at: '2027-01-01T05:59:59.000Z',
      sourceId,
      lines: visit(2_500, '2027-06-01T15:00:00.000Z', TOUR),
    });
    await books.again(event);
    expect(await linesOf(sourceId)).toEqual([
      { day: '2026-12-31', account: 'card', cents: 2_500, cause: 'paid' },
      { day: '2026-12-31', account: 'deferred_visits', cents: -2_500, cause: 'paid' },
    ]);
  });

  it.each([
    ['2026-11-01T05:30:00.000Z', '2026-11-01'],
    ['2026-11-02T05:59:59.999Z', '2026-11-01'],
    ['2026-11-02T06:00:00.000Z', '2026-11-02'],
    ['2027-03-14T07:59:59.000Z', '2027-03-14'],
    ['2027-03-15T04:59:59.000Z', '2027-03-14'],
  ])('of %s stands on %s, also when the clocks change', async (at, day) => {
    const sourceId = randomUUID();
    await books.take({ at, sourceId, lines: visit(100, '2027-06-01T15:00:00.000Z', TOUR) });
    expect((await linesOf(sourceId)).map((line) => line.day)).toEqual([day, day]);
  });

  it('whose lines do not add up to 0 is not written', async () => {
    const sourceId = randomUUID();
    const [card, deferred] = visit(100, '2027-06-01T15:00:00.000Z', TOUR);
    if (!card || !deferred) throw new Error('a visit has two lines');
    const wrong = [card, { ...deferred, cents: -99 }];
    await expect(books.take({ at: '2026-06-01T12:00:00.000Z', sourceId, lines: wrong })).rejects.toThrow('add up to 0');
    expect(await linesOf(sourceId)).toEqual([]);
  });
});

describe('a visit', () => {
  it('is earned when it has started, and not before', async () => {
    const sourceId = randomUUID();
    await books.take({
      at: '2026-06-02T15:00:00.000Z',
      sourceId,
      lines: visit(5_000, '2026-06-05T15:00:00.000Z', TOUR),
    });
    books.clock.set('2026-06-05T14:59:59Z');
    await books.earn();
    expect(await linesOf(sourceId)).toHaveLength(2);
    books.clock.set('2026-06-05T15:00:00Z');
    await Promise.all([books.earn(), books.earn(), books.earn()]);
    expect((await linesOf(sourceId)).slice(2)).toEqual([
      { day: '2026-06-05', account: 'deferred_visits', cents: 5_000, cause: 'earned' },
      { day: '2026-06-05', account: 'tours', cents: -5_000, cause: 'earned' },
    ]);
  });

  it('that is given back after its start lowers what was earned, on the day of the refund', async () => {
    const sourceId = randomUUID();
    const startsAt = '2026-06-03T15:00:00.000Z';
    await books.take({ at: '2026-06-02T15:00:00.000Z', sourceId, lines: visit(5_000, startsAt, TOUR) });
    books.clock.set('2026-06-10T15:00:00Z');
    await books.earn();
    const back = visit(-1_000, startsAt, TOUR).map((line) =>
      line.account === 'card' ? { ...line, account: 'refunds_due' as const } : line,
    );
    await books.take({ at: '2026-06-09T15:00:00.000Z', sourceId, lines: back, cause: 'refund_requested' });
    await books.earn();
    expect((await linesOf(sourceId)).slice(6)).toEqual([
      { day: '2026-06-09', account: 'deferred_visits', cents: -1_000, cause: 'earned' },
      { day: '2026-06-09', account: 'tours', cents: 1_000, cause: 'earned' },
    ]);
  });
});

describe('a line, and a seal,', () => {
  let owner: DataSource;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    const { entities, migrations } = ledgerService;
    database = await createTestDatabase({ entities, migrations });
    owner = database.dataSource;
    await owner.query(
      `INSERT INTO money_lines (movement_id, position, at, business_date, account, cents, source, source_id,
      reference, channel, cause, is_refund) SELECT $1::uuid, n, now(), now(), 'card', 3 - 2 * n, 'bookings', $1::uuid, '', 'site', 'paid', false
      FROM generate_series(1, 2) AS n`,
      [randomUUID()],
    );
    await owner.query(`INSERT INTO sealed_days (date, line_count, sums, lines_hash, public_key, sealed_at, hash, signature)
      VALUES ('2026-06-01', 0, '{}', repeat('0', 64), '', now(), repeat('1', 64), '')`);
  });
  afterAll(() => database.close());

  it.each([
    ['money_lines', 'UPDATE money_lines SET cents = 2'],
    ['money_lines', 'DELETE FROM money_lines'],
    ['money_lines', 'TRUNCATE money_lines'],
    ['sealed_days', `UPDATE sealed_days SET hash = repeat('2', 64)`],
    ['sealed_days', 'DELETE FROM sealed_days'],
    ['sealed_days', 'TRUNCATE sealed_days'],
  ])('is not reached by the role of the service: %s, %s', async (table, statement) => {
    await expect(owner.query(statement)).rejects.toThrow(`permission denied for table ${table}`);
    // The superuser that the tests sign in as. The error takes its `SET` back.
    await expect(owner.query(`SET ROLE NONE; ${statement}`)).rejects.toThrow('is never changed or deleted');
    expect(await owner.query('SELECT cents FROM money_lines ORDER BY id')).toEqual([{ cents: 1 }, { cents: -1 }]);
    expect(await owner.query('SELECT line_count, left(hash, 1) AS hash FROM sealed_days')).toEqual([
      { line_count: 0, hash: '1' },
    ]);
  });
});

describe('the books', () => {
  it.each(readingRoles)('are read by the %s', async (staffRole) => {
    const query = '{ moneyLines(filter: { from: "2026-06-01", to: "2026-06-01" }) { __typename } seals { firstDate } }';
    const { data, errors } = await books.ask(query, {}, { ...testStaff, staffRole });
    expect([errors, data?.moneyLines?.__typename]).toEqual([undefined, 'MoneyLinePage']);
  });

  it.each([...['guide', 'desk', 'ops'].map((staffRole) => ({ ...testStaff, staffRole })), visitor])(
    'stay closed to others: %j',
    async (caller) => {
      const query = '{ moneyLines(filter: { from: "2026-06-01", to: "2026-06-01" }) { __typename } }';
      expect((await books.ask(query, {}, caller as typeof testStaff)).errors).toBeDefined();
    },
  );
});
