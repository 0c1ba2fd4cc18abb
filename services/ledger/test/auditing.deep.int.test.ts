import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Books, runBooks } from './support/books.js';
import { SECRET, sell } from './support/seals.js';

/**
 * An auditor who has the document, psql, sha256sum and openssl. Nothing here calls the service's code for sealed days; the driver
 * stands in for psql.
 */
const root = resolve(import.meta.dirname, '../../..');
const document = readFileSync(join(root, 'infra/docs/auditing.md'), 'utf8');
const [LINES = '', PAGE = '', CHAIN = '', EARLY = ''] = [...document.matchAll(/```sql\n([\s\S]*?)```/g)].map(
  ([, sql = '']) => sql,
);
const folder = mkdtempSync(join(tmpdir(), 'hilltop-audit-'));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

let books: Books;
beforeAll(async () => {
  books = await runBooks({ SEAL_SECRETS: [SECRET] });
  await sell(books, '2026-06-01T15:00:00.123Z');
  books.clock.set('2026-06-03T15:00:00Z');
  await books.take({
    at: '2026-06-03T15:00:00Z',
    channel: 'a\tchannel\\with\nwhat\rbreaks\vlines',
    lines: [
      { account: 'card', tender: 'card', cents: 4_200 },
      {
        account: 'deferred_goods',
        kind: 'goods',
        taxCode: 'goods',
        taxRate: 825,
        stateTaxRate: 625,
        productId: 'mug',
        cents: -3_000,
      },
      { account: 'deferred_goods', kind: 'shipping', cents: -1_200 },
    ],
  });
  await sell(books, '2026-06-03T16:00:00Z', 5_000);
  books.clock.set('2026-06-04T15:00:00Z');
  await books.sealDays.execute();
  await sell(books, '2026-06-02T16:00:00Z', 700);
  books.clock.set('2026-06-06T15:00:00Z');
  await books.sealDays.execute();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await books.close();
});

/** As psql writes the rows of COPY. */
async function copied(statement: string): Promise<string> {
  const select = /COPY \(\n([\s\S]*)\n\) TO STDOUT/.exec(statement)?.[1] ?? '';
  // Columns of the same name, as those of to_char, would be one in an object.
  const rows: { row: (string | null)[] }[] = await books.dataSource.query(
    `SELECT ARRAY(SELECT value FROM json_each_text(row_to_json(r)) WITH ORDINALITY AS f (key, value, at) ORDER BY at) AS row
     FROM (${select}) AS r`,
  );
  const field = (value: string | null) => value?.replace(/[\\\b\f\n\r\t\v]/g, (found) => escapes[found] ?? '') ?? '\\N';
  return rows.map(({ row }) => `${row.map(field).join('\t')}\n`).join('');
}

interface Row {
  readonly day: string;
  readonly lines_hash: string;
  readonly hash: string;
  readonly signature: string;
  readonly public_key: string;
  readonly sealed: string;
}

const rowsOf = (): Promise<Row[]> =>
  books.dataSource.query(
    `SELECT *, to_char(date, 'YYYY-MM-DD') AS day,
       to_char(sealed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS sealed FROM sealed_days ORDER BY date`,
  );

it('whoever follows the document gets the same hashes from the lines alone, and the signature of each page is right', async () => {
  let before = 'none';
  const rows = await rowsOf();
  expect(rows.map(({ day }) => day.slice(8))).toEqual(['01', '02', '03', '04', '05']);
  for (const row of rows) {
    const lines = await copied(LINES.replace('2026-06-03', row.day));
    expect(sha256(lines)).toBe(row.lines_hash);
    // The page from what was counted.
    const fields = lines
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split('\t'));
    const sums = new Map<string, number>();
    for (const [, , , , , , account = '', cents] of fields) sums.set(account, (sums.get(account) ?? 0) + Number(cents));
    const accounts = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
    const page = [
      'Hilltop sealed day 1',
      `date: ${row.day}`,
      `lines: ${fields.length}`,
      `last line: ${fields.at(-1)?.[0] ?? 'none'}`,
      ...accounts.map(([account, cents]) => `account ${account}: ${cents}`),
      `hash of the lines: ${sha256(lines)}`,
      `hash of the day before: ${before}`,
      `public key: ${row.public_key}`,
      `sealed at: ${row.sealed}`,
      '',
    ].join('\n');
    expect(sha256(page)).toBe(row.hash);
    const [written] = await books.dataSource.query(PAGE.replace('2026-06-03', row.day));
    expect(`${written.concat_ws}\n`).toBe(page);
    expect(openssl(page, row)).toContain('Signature Verified Successfully');
    expect(() => openssl(page.replace('lines: ', 'lines: 1'), row)).toThrow();
    before = row.hash;
  }
  expect(rows[1]?.lines_hash).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(document).toContain(rows[1]?.lines_hash);
});

/** Step 3. */
function openssl(page: string, { public_key: key, signature }: Row): string {
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const pem = file('key.pem', `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----\n`);
  const [text, signed] = [file('page.txt', page), file('page.sig', Buffer.from(signature, 'base64'))];
  const given = ['-inkey', pem, '-rawin', '-in', text, '-sigfile', signed];
  return execFileSync('openssl', ['pkeyutl', '-verify', '-pubin', ...given], { encoding: 'utf8' });
}

it('the chain has no hole, and no line before it', async () => {
  expect(await books.dataSource.query(CHAIN)).toEqual([]);
  expect(await books.dataSource.query(EARLY)).toEqual([{ count: '0' }]);
});
