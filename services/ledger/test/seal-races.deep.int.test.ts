import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_PAGE } from '../src/lines/write-lines.js';
import { type Books, runBooks } from './support/books.js';
import { emptyBooks, pagesOf, payForGroup, SECRET, sealedRows, sell, verify, waitsForLock } from './support/seals.js';

const LATE = '2026-06-02T20:00:00Z';
type Write = typeof sell;
/** Money of a group is written on the day when it came, which the desk names later (product.md §23.21). */
const WRITES: [string, Write][] = [
  ['a visit', sell],
  ['the money of a group', payForGroup],
];

let books: Books;
beforeAll(async () => {
  books = await runBooks({ SEAL_SECRETS: [SECRET] });
});
afterAll(() => books.close());

/** June 1 is sealed, and it is 3 AM on June 3: June 2 is due. */
beforeEach(async () => {
  await emptyBooks(books);
  await sell(books, '2026-06-01T12:00:00Z');
  books.clock.set('2026-06-02T12:00:00Z');
  await books.sealDays.execute();
  await sell(books, '2026-06-02T12:00:00Z');
  books.clock.set('2026-06-03T08:00:00Z');
});

/** Writes lines of June 2 in a transaction that stays open while `meanwhile` runs. @returns what they are of */
async function writingWhile(write: Write, meanwhile: () => Promise<unknown>): Promise<string> {
  let sourceId = '';
  await books.dataSource.transaction(async (manager) => {
    sourceId = await write(books, LATE, 2_500, manager);
    await meanwhile();
  });
  return sourceId;
}

/** Seals June 2 in a transaction that stays open while `meanwhile` runs. */
function sealingWhile(meanwhile: () => Promise<unknown>): Promise<void> {
  return books.dataSource.transaction(async (manager) => {
    await books.sealDays.seal(manager);
    await meanwhile();
  });
}

const june2 = async () => (await sealedRows(books)).find(({ date }) => date === '2026-06-02');

/** Lines that are written while their day is sealed, with the lines first. @returns what they are of */
async function lineFirst(write: Write, waits: boolean): Promise<string> {
  let sealing: Promise<unknown> = Promise.resolve();
  const sourceId = await writingWhile(write, async () => {
    sealing = books.sealDays.execute();
    await (waits ? waitsForLock(books, 'SELECT pg_advisory_xact_lock(hashtext(%sealed days%') : sealing);
  });
  await sealing;
  return sourceId;
}

/** The same, with the seal first. */
async function sealFirst(write: Write, waits: boolean): Promise<string> {
  let writing: Promise<string> = Promise.resolve('');
  await sealingWhile(async () => {
    writing = write(books, LATE);
    await (waits ? waitsForLock(books, '%INSERT INTO money_lines%') : writing);
  });
  return writing;
}

describe.each(WRITES)('a line of %s that is written while its day is sealed', (_, write) => {
  it('is in the seal when it was first', async () => {
    const sourceId = await lineFirst(write, true);
    expect(await pagesOf(books, sourceId)).toEqual([{ page: '2026-06-02', corrects: null }]);
    expect(await june2()).toMatchObject({ lines: 4 });
    expect(await verify(books)).toMatchObject({ status: 0 });
  });

  it('is on the page of today when the seal was first, though its statement began before', async () => {
    const sourceId = await sealFirst(write, true);
    expect(await pagesOf(books, sourceId)).toEqual([{ page: '2026-06-03', corrects: '2026-06-02' }]);
    expect(await june2()).toMatchObject({ lines: 2 });
    expect(await verify(books)).toMatchObject({ status: 0 });
  });
});

describe('without the lock', () => {
  const unlocked = (statement: string) => statement.replace(/PERFORM pg_advisory_xact_lock_shared\([^;]+;/, '');
  let functions: string[];
  beforeEach(async () => {
    const [check]: { definition: string }[] = await books.dataSource.query(
      `SELECT pg_get_functiondef('check_movements'::regproc) AS definition`,
    );
    functions = [await readFile(OPEN_PAGE, 'utf8'), check?.definition ?? ''];
    for (const statement of functions) {
      expect(unlocked(statement)).not.toBe(statement);
      await books.dataSource.query(unlocked(statement));
    }
  });
  afterEach(async () => {
    for (const statement of functions) await books.dataSource.query(statement);
  });

  it.each(
    WRITES.flatMap(([of, write]) => [
      [of, 'the line', lineFirst, write] as const,
      [of, 'the seal', sealFirst, write] as const,
    ]),
  )('that of %s stands unsealed on a sealed day, with %s first', async (_of, _first, race, write) => {
    const sourceId = await race(write, false);
    expect(await pagesOf(books, sourceId)).toEqual([{ page: '2026-06-02', corrects: null }]);
    expect(await june2()).toMatchObject({ lines: 2 });
    expect(await verify(books)).toEqual({
      status: 1,
      said: '2026-06-02 does not add up: it has 4 lines, and was sealed with 2 lines. Days before it that do: 1.',
    });
  });
});

describe('several processes', () => {
  it('seal each day once, in order, while lines of these days are written', async () => {
    books.clock.set('2026-06-20T12:00:00Z');
    const times = Array.from({ length: 60 }, (_, at) => `2026-06-${String(2 + (at % 19)).padStart(2, '0')}T20:00:00Z`);
    await Promise.all([
      ...times.map((time) => sell(books, time)),
      ...[1, 2, 3].map(() => books.sealDays.execute()),
      ...times.map((time) => sell(books, time)),
    ]);
    const rows = await sealedRows(books);
    expect(rows.map(({ date }) => Number(date.slice(8)))).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
    expect(await verify(books)).toMatchObject({ status: 0 });
    const [sums] = await books.dataSource.query(
      `SELECT count(*)::integer AS written, (SELECT sum(line_count)::integer FROM sealed_days) AS sealed,
        count(*) FILTER (WHERE business_date = '2026-06-20')::integer AS open FROM money_lines`,
    );
    expect(sums).toMatchObject({ written: 244, sealed: 244 - sums.open });
  });

  it('go on where one was killed', async () => {
    const killed = sealingWhile(async () => {
      const [{ pid }] = await books.dataSource.query(
        `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND granted AND database =
          (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      await books.dataSource.query(`SET ROLE NONE; SELECT pg_terminate_backend(${pid}, 60000); RESET ROLE`);
    });
    await expect(killed).rejects.toThrow();
    expect(await june2()).toBeUndefined();
    await books.sealDays.execute();
    expect(await june2()).toMatchObject({ lines: 2 });
  });
});
