import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Books, runBooks } from './support/books.js';
import { emptyBooks, pagesOf, SECRET, sealedRows, sell } from './support/seals.js';

let books: Books;
beforeAll(async () => {
  books = await runBooks({ SEAL_SECRETS: [SECRET] });
});
beforeEach(() => emptyBooks(books));
afterAll(() => books.close());

const sealedDates = async () => (await sealedRows(books)).map(({ date }) => date);

describe('a day', () => {
  it.each([
    ['in summer', '2026-06-03T18:00:00Z', '2026-06-04T07:59:59Z', '2026-06-04T08:00:00Z'],
    ['in winter', '2026-12-31T18:00:00Z', '2027-01-01T08:59:59Z', '2027-01-01T09:00:00Z'],
    // 1:59:59 AM is followed by 3 AM.
    ['before the night without an hour', '2027-03-13T18:00:00Z', '2027-03-14T07:59:59Z', '2027-03-14T08:00:00Z'],
    ['whose night has no 2 AM', '2027-03-14T18:00:00Z', '2027-03-15T07:59:59Z', '2027-03-15T08:00:00Z'],
    // 1 AM comes twice: 3 AM is an hour later than the clocks of the day before would say.
    ['before the night with an hour twice', '2026-10-31T18:00:00Z', '2026-11-01T08:59:59Z', '2026-11-01T09:00:00Z'],
    ['whose night has 1 AM twice', '2026-11-01T18:00:00Z', '2026-11-02T08:59:59Z', '2026-11-02T09:00:00Z'],
  ])('%s is sealed at 3 AM at the venue, and not a second before', async (_, sold, before, at) => {
    // The day before it has the first line, so that the wait of the first seal is over.
    const dayBefore = new Date(Date.parse(sold) - 86_400_000).toISOString();
    books.clock.set(dayBefore);
    await sell(books, dayBefore);
    books.clock.set(sold);
    await sell(books, sold);
    books.clock.set(before);
    await books.sealDays.execute();
    const day = sold.slice(0, 10);
    expect(await sealedDates()).not.toContain(day);
    books.clock.set(at);
    await books.sealDays.execute();
    expect((await sealedDates()).at(-1)).toBe(day);
  });

  it('without lines is sealed too, with zeros, and each names the hash of the day before', async () => {
    books.clock.set('2026-06-01T12:00:00Z');
    await sell(books, '2026-06-01T12:00:00Z');
    books.clock.set('2026-06-04T12:00:00Z');
    await sell(books, '2026-06-04T12:00:00Z', 100);
    books.clock.set('2026-06-06T12:00:00Z');
    await books.sealDays.execute();
    const rows = await sealedRows(books);
    expect(rows.map(({ date, lines }) => [date, lines])).toEqual([
      ['2026-06-01', 2],
      ['2026-06-02', 0],
      ['2026-06-03', 0],
      ['2026-06-04', 2],
      ['2026-06-05', 0],
    ]);
    expect(rows.map(({ previous }) => previous)).toEqual([null, ...rows.slice(0, -1).map(({ hash }) => hash)]);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(5);
    const query = `query ($date: String!) { sealedDay(date: $date) { lineCount lastLineId previousHash accounts { account cents } } }`;
    expect(await books.report(query, { date: '2026-06-04' })).toMatchObject({
      lineCount: 2,
      previousHash: rows[2]?.hash,
      accounts: expect.arrayContaining([
        { account: 'card', cents: 100 },
        { account: 'deferred_visits', cents: -100 },
      ]),
    });
    expect(await books.report(query, { date: '2026-06-05' })).toMatchObject({ lastLineId: null, accounts: [] });
    expect((await books.ask(query, { date: 'tomorrow' }, testStaff)).data).toEqual({ sealedDay: null });
    const events = await books.dataSource.query(
      `SELECT aggregate_id AS date, event->'data' AS data FROM outbox WHERE subject = 'hilltop.ledger.day-sealed.v1' ORDER BY position`,
    );
    expect(events.map(({ date }: { date: string }) => date)).toEqual(rows.map(({ date }) => date));
    expect(events[3].data).toMatchObject({
      hash: rows[3]?.hash,
      tenders: [{ tender: 'card', takenCents: 100, refundCents: 0 }],
    });
    const seals = '{ seals { firstDate newest { date hash } publicKeys } }';
    expect(await books.report(seals)).toEqual({
      firstDate: '2026-06-01',
      newest: { date: '2026-06-05', hash: rows[4]?.hash },
      publicKeys: [expect.stringMatching(/^MCowBQYDK2VwAyEA.{44}$/)],
    });
  });

  it('is the first only a day after the first line was written, when what was sold before has come', async () => {
    books.clock.set('2026-06-04T00:00:00Z');
    await sell(books, '2026-03-01T12:00:00Z');
    books.clock.set('2026-06-04T23:59:59Z');
    await books.sealDays.execute();
    await sell(books, '2026-02-27T12:00:00Z');
    expect(await sealedDates()).toEqual([]);
    books.clock.set('2026-06-05T00:00:00Z');
    await books.sealDays.execute();
    expect([(await sealedDates()).at(0), (await sealedDates()).at(-1)]).toEqual(['2026-02-27', '2026-06-03']);
  });
});

describe('a line of a sealed day', () => {
  beforeEach(async () => {
    await sell(books, '2026-06-01T12:00:00Z');
    books.clock.set('2026-06-03T12:00:00Z');
    await books.sealDays.execute();
    expect(await sealedDates()).toEqual(['2026-06-01', '2026-06-02']);
  });

  it.each([
    ['stands on the page of today and names its day', '2026-06-01T20:00:00Z', '2026-06-03', '2026-06-01'],
    ['also when its day is before the first sealed one', '2026-05-20T20:00:00Z', '2026-06-03', '2026-05-20'],
    ['of an open day stands on its own page', '2026-06-03T05:00:00Z', '2026-06-03', null],
  ])('%s', async (_, at, page, corrects) => {
    const booking = await sell(books, at);
    expect(await pagesOf(books, booking)).toEqual([{ page, corrects }]);
  });

  it('stands on the first open page when the clock of a process is behind', async () => {
    books.clock.set('2026-06-02T12:00:00Z');
    const booking = await sell(books, '2026-06-01T20:00:00Z');
    expect(await pagesOf(books, booking)).toEqual([{ page: '2026-06-03', corrects: '2026-06-01' }]);
  });

  it('is written between midnight and 3 AM on the page of yesterday', async () => {
    books.clock.set('2026-06-04T07:00:00Z');
    const booking = await sell(books, '2026-06-04T04:59:59Z');
    expect(await pagesOf(books, booking)).toEqual([{ page: '2026-06-03', corrects: null }]);
  });

  it('that was earned while nobody counted stands on the page of today', async () => {
    const sourceId = randomUUID();
    const line = {
      kind: 'tour',
      taxCode: 'tours',
      tourId: randomUUID(),
      startsAt: '2026-06-05T15:00:00.000Z',
    } as const;
    await books.take({
      at: '2026-06-03T12:00:00Z',
      sourceId,
      lines: [
        { account: 'card', tender: 'card', cents: 900 },
        { ...line, account: 'deferred_visits', cents: -900 },
      ],
    });
    books.clock.set('2026-06-07T12:00:00Z');
    await books.sealDays.execute();
    await books.earn();
    expect(await pagesOf(books, sourceId)).toEqual(
      expect.arrayContaining([
        { page: '2026-06-03', corrects: null },
        { page: '2026-06-07', corrects: '2026-06-05' },
      ]),
    );
  });

  it('of a process that knows no seals is refused, so that it comes again', async () => {
    const statement = `INSERT INTO money_lines (movement_id, position, at, business_date, account, cents, source, source_id, reference,
      channel, cause, is_refund) SELECT $1::uuid, n, now(), '2026-06-02', 'card', 3 - 2 * n, 'bookings', $1::uuid, '', 'site', 'paid', false
      FROM generate_series(1, 2) AS n`;
    await expect(books.dataSource.query(statement, [randomUUID()])).rejects.toThrow('is sealed');
  });
});

it.each(['guide', 'desk', 'ops'])('a %s sees no seals', async (staffRole) => {
  const caller = { ...testStaff, staffRole } as unknown as typeof testStaff;
  for (const query of ['{ seals { firstDate } }', '{ sealedDay(date: "2026-06-01") { hash } }']) {
    expect((await books.ask(query, {}, caller)).errors).toBeDefined();
  }
});
