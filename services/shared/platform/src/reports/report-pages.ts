import type { ReportPage } from './report-file.js';

/** The largest page of `moneyLines`. */
export const LINES_PER_PAGE = 100;
/** More than 400 days can fill; a page that repeats would otherwise be read forever. */
const MOST_PAGES = 50_000;

export async function* singlePage<Row>(read: () => Promise<readonly Row[]>): AsyncGenerator<ReportPage<Row>> {
  const rows = await read();
  yield { rows, total: rows.length };
}

/**
 * Each page begins after the last line of the one before, so that none comes twice while others are written.
 * @param read reads the `LINES_PER_PAGE` lines after one, or the first ones
 */
export async function* pagesOfLines<Row extends { readonly id: string }>(
  read: (afterId: string | null) => Promise<{ readonly lines: readonly Row[]; readonly total?: number }>,
): AsyncGenerator<ReportPage<Row>> {
  let afterId: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { lines, total } = await read(afterId);
    yield { rows: lines, total };
    if (lines.length < LINES_PER_PAGE) return;
    afterId = lines.at(-1)?.id ?? null;
  }
  throw new Error(`a report has more than ${MOST_PAGES} pages`);
}
