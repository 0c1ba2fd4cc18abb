import { REPORTS } from '@hilltop/contracts/reports/reports';
import { readingRoles } from '@hilltop/platform/identity/identity';
import type { ReportPage } from '@hilltop/platform/reports/report-file';
import { expectStored } from '@hilltop/platform/testing/stored-reports';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Books } from './support/books.js';
import { fixedBooks } from './support/fixed-books.js';

const FOLDER = new URL('report-files/', import.meta.url);
const DAYS = { from: '2026-05-31', to: '2026-06-06' };
const ofLedger = REPORTS.filter(({ from }) => from === 'ledger');

let books: Books;
beforeAll(async () => {
  books = await fixedBooks();
}, 60_000);
afterAll(() => books.close());

/** Ids of movements are drawn: in the stored files they are numbered. */
async function* numbered(pages: AsyncIterable<ReportPage>): AsyncGenerator<ReportPage> {
  const seen: (string | null)[] = [];
  for await (const page of pages) {
    const rows = page.rows.map(([id = null, movement = null, ...rest]) => {
      if (!seen.includes(movement)) seen.push(movement);
      return [id, `movement ${seen.indexOf(movement) + 1}`, ...rest];
    });
    yield { ...page, rows };
  }
}

describe.each(ofLedger.map((report) => [report.name, report] as const))('the report %s', (name, report) => {
  it('is the stored file, byte for byte, as CSV and as JSON', async () => {
    const pages = () => (name === 'lines' ? numbered(books.pages(name, DAYS)) : books.pages(name, DAYS));
    await expectStored(FOLDER, report, DAYS, pages);
  });

  it('is of at most 400 days', async () => {
    await expect(books.rows(name, { from: '2025-01-01', to: '2026-06-01' })).rejects.toThrow('at most 400 days');
  });

  it.each(['manager', ...readingRoles, 'guide', 'desk', 'ops'] as const)(
    'is read by who has a role of it: %s',
    async (staffRole) => {
      const query = `{ ledgerReport(name: "${name}", from: "${DAYS.from}", to: "${DAYS.to}") { __typename } }`;
      const { errors } = await books.ask(query, {}, { ...testStaff, staffRole });
      const isRead = ['manager', ...readingRoles].includes(staffRole);
      expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(isRead ? undefined : ['ROLE_REQUIRED']);
    },
  );
});

it('an unknown name, or the name of a report of another service, is refused', async () => {
  for (const name of ['visits', '__proto__', '']) {
    await expect(books.rows(name, DAYS)).rejects.toThrow('Please check the marked fields.');
  }
});

it('a long list is read page by page, each line once', async () => {
  const many = Array.from(
    { length: 130 },
    (_, at) => ({ account: 'cash', tender: 'cash', cents: at % 2 ? -1 : 1 }) as const,
  );
  await books.take({ at: '2026-05-20T15:00:00.000Z', lines: many });
  const day = { from: '2026-05-20', to: '2026-05-20' };
  const pages: ReportPage[] = [];
  for await (const page of books.pages('lines', day)) pages.push(page);
  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [100, 130],
    [30, null],
  ]);
  const ids = pages.flatMap(({ rows }) => rows.map(([id]) => id));
  expect(new Set(ids).size).toBe(130);
  const query =
    '{ ledgerReport(name: "lines", from: "2026-05-20", to: "2026-05-20", after: "x") { ... on ReportPage { rows } } }';
  expect(await books.report(query)).toEqual({ rows: [] });
});
