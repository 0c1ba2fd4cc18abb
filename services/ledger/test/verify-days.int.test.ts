import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { linesOfDay } from '../src/sealed-days/lines-of-day.js';
import { hashOf, pageText } from '../src/sealed-days/page-text.js';
import { sealKey, signPage } from '../src/sealed-days/seal-keys.js';
import { SealedDay } from '../src/sealed-days/sealed-day.entity.js';
import { type Books, runBooks } from './support/books.js';
import { emptyBooks, SECRET, SECRET_BEFORE, sealedRows, sell, tamper, verify } from './support/seals.js';

let books: Books;
beforeAll(async () => {
  books = await runBooks({ SEAL_SECRETS: [SECRET] });
});
afterAll(() => books.close());

/** June 1 to 9 are sealed; June 5 has no line. */
beforeEach(async () => {
  await emptyBooks(books);
  for (const day of [1, 2, 3, 4, 6, 7, 8, 9]) {
    books.clock.set(`2026-06-0${day}T15:00:00Z`);
    await sell(books, `2026-06-0${day}T15:00:00Z`, day * 100);
    await sell(books, `2026-06-0${day}T16:00:00Z`, day * 100);
  }
  books.clock.set('2026-06-10T12:00:00Z');
  await books.sealDays.execute();
});

/** A line of June 4. */
const ON_JUNE_4 = `(SELECT id FROM money_lines WHERE business_date = '2026-06-04' AND account = 'card' LIMIT 1)`;
const seal = (date: string) => books.dataSource.getRepository(SealedDay).findOneByOrFail({ date });

/** Seals a day again after it was changed, with a key, as whoever owns the database could. */
async function sealAgain(day: SealedDay, secret = SECRET): Promise<void> {
  const key = sealKey(secret);
  const page = pageText({ ...day, publicKey: key.publicKey });
  await tamper(
    books,
    `UPDATE sealed_days SET lines_hash = '${day.linesHash}', sums = '${JSON.stringify(day.sums)}', public_key = '${key.publicKey}',
      hash = '${hashOf(page)}', signature = '${signPage(page, key)}' WHERE date = '${day.date}'`,
  );
}

it('says how many days it checked, and with which key anybody can', async () => {
  const newest = (await sealedRows(books)).at(-1);
  expect(await verify(books)).toEqual({
    status: 0,
    said: [
      `Days checked, from 2026-06-01 to 2026-06-09: 9. Each adds up. Newest hash: ${newest?.hash}`,
      `Public key: ${sealKey(SECRET).publicKey}`,
    ].join('\n'),
  });
});

describe('it names the first day that does not add up', () => {
  it.each([
    [
      'one cent of a line',
      `UPDATE money_lines SET cents = cents + 1 WHERE id = ${ON_JUNE_4}`,
      '2026-06-04 does not add up: its lines were changed: card has 801 cents, and was sealed with 800. Days before it that do: 3.',
    ],
    [
      'what a line says',
      `UPDATE money_lines SET tender = 'cash' WHERE id = ${ON_JUNE_4}`,
      '2026-06-04 does not add up: its lines were',
    ],
    ['a line less', `DELETE FROM money_lines WHERE id = ${ON_JUNE_4}`, '2026-06-04 does not add up: it has 3 lines'],
    [
      'the day of a line',
      `UPDATE money_lines SET business_date = '2026-06-05' WHERE id = ${ON_JUNE_4}`,
      '2026-06-04 does not',
    ],
    [
      'a line before the first day',
      `UPDATE money_lines SET business_date = '2026-05-31' WHERE id = ${ON_JUNE_4}`,
      '2026-05-31 does not add up: it has lines, and the first sealed day is 2026-06-01',
    ],
    [
      'a sum of a seal',
      `UPDATE sealed_days SET sums = sums || '{"card": 1}' WHERE date = '2026-06-05'`,
      '2026-06-05 does not add up: the seal was changed',
    ],
    [
      'the hash of a seal',
      `UPDATE sealed_days SET hash = repeat('0', 64) WHERE date = '2026-06-05'`,
      '2026-06-05 does not add up: the seal was changed',
    ],
    [
      'the signature',
      `UPDATE sealed_days SET signature = (SELECT signature FROM sealed_days WHERE date = '2026-06-02') WHERE date = '2026-06-03'`,
      '2026-06-03 does not add up: its signature is wrong',
    ],
    [
      'a seal less',
      `DELETE FROM sealed_days WHERE date = '2026-06-05'`,
      '2026-06-05 does not add up: its seal is missing',
    ],
    [
      'the first seal less',
      `DELETE FROM sealed_days WHERE date = '2026-06-01'`,
      '2026-06-01 does not add up: it has lines, and the first sealed day is 2026-06-02',
    ],
    [
      'the newest seals less',
      `DELETE FROM sealed_days WHERE date > '2026-06-07'`,
      '2026-06-08 does not add up: it has ended and is not sealed. Days before it that do: 7.',
    ],
  ])('%s', async (_, statement, said) => {
    await tamper(books, statement);
    const verdict = await verify(books);
    expect(verdict.status).toBe(1);
    expect(verdict.said).toContain(said);
  });

  it('a day that was sealed again breaks the link of the day after', async () => {
    await tamper(
      books,
      `UPDATE money_lines SET tender = 'cash' WHERE business_date = '2026-06-03' AND account = 'card'`,
    );
    const day = await seal('2026-06-03');
    await sealAgain({ ...day, ...(await linesOfDay(books.dataSource, day.date)) });
    expect((await verify(books)).said).toContain('2026-06-04 does not add up: its link to the day before is broken');
  });

  it('a key that is not ours', async () => {
    await sealAgain(await seal('2026-06-09'), 'somebody-somebody-somebody-somebody');
    expect((await verify(books)).said).toContain('2026-06-09 does not add up: it is signed with a key that is not in');
  });
});

describe('a new key', () => {
  it('takes over, and days that the old one signed stay verified', async () => {
    await emptyBooks(books);
    await sell(books, '2026-06-01T15:00:00Z');
    books.clock.set('2026-06-02T15:00:00Z');
    await books.sealDays.execute();
    await sealAgain(await seal('2026-06-01'), SECRET_BEFORE);
    books.clock.set('2026-06-04T15:00:00Z');
    await books.sealDays.execute();
    expect(await verify(books, [], [SECRET, SECRET_BEFORE])).toMatchObject({ status: 0 });
    // The old one may not come back.
    await sealAgain(await seal('2026-06-03'), SECRET_BEFORE);
    expect((await verify(books, [], [SECRET, SECRET_BEFORE])).said).toContain(
      '2026-06-03 does not add up: it is signed with an older key than the day before',
    );
  });
});

describe('a hash that was mailed', () => {
  it('is one of a sealed day', async () => {
    const [, second] = await sealedRows(books);
    expect((await verify(books, [second?.hash ?? ''])).said).toContain(`2026-06-02 has the hash ${second?.hash}.`);
  });

  it('is of no day when the newest ones were sealed again with other lines', async () => {
    const newest = (await sealedRows(books)).at(-1);
    await tamper(
      books,
      `UPDATE money_lines SET tender = 'cash' WHERE business_date = '2026-06-09' AND account = 'card'`,
      `DELETE FROM sealed_days WHERE date = '2026-06-09'`,
    );
    await books.sealDays.execute();
    expect(await verify(books)).toMatchObject({ status: 0 });
    const verdict = await verify(books, [newest?.hash ?? '']);
    expect(verdict).toEqual({ status: 1, said: `Every day adds up, and none of the 9 has the hash ${newest?.hash}.` });
  });

  it.each([[['abc']], [['--all', 'x']]])('that is none is refused: %j', async (argv) => {
    expect(await verify(books, argv)).toEqual({ status: 2, said: 'usage: verify-days [hash]' });
  });
});

it('a day that is not sealed by 6 AM is in the metrics', async () => {
  const unsealed = async () => /^hilltop_day_unsealed(?:\{.*\})? (\d)$/m.exec(await books.metrics.read())?.[1];
  books.clock.set('2026-06-11T10:59:59Z');
  expect(await unsealed()).toBe('0');
  books.clock.set('2026-06-11T11:00:00Z');
  expect(await unsealed()).toBe('1');
  await books.sealDays.execute();
  expect(await unsealed()).toBe('0');
});

it('books without a sealed day have nothing to check', async () => {
  await emptyBooks(books);
  expect((await verify(books)).said).toContain('No day is sealed yet.');
});
