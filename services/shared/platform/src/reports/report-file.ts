import type { Column, Report } from '@hilltop/contracts/reports/report';
import { formatSignedCents } from '../values/cents.js';
import type { Days } from '../values/report-days.js';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet would run a cell that begins with one of these; some take the wide ones of Asian keyboards. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;
const TO_QUOTE = /[",\r\n]/;

export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** One record of RFC 4180 with its line end. Text must go through `harmless` first. */
export function csvRecord(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (TO_QUOTE.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}

/** As services answer it: a cell is text, and of an amount its US cents. */
export interface ReportPage {
  readonly rows: readonly (readonly (string | null)[])[];
  /** On all pages; only the first page has it. */
  readonly total?: number | null;
  /** What the next page begins after; nothing on the last. */
  readonly after?: string | null;
}

/** More than 400 days can fill; a page that repeats would otherwise be read forever. */
const MOST_PAGES = 50_000;

/** Each page begins after the last row of the one before, so that none comes twice while others are written. */
export async function* pagesOf(read: (after: string | null) => Promise<ReportPage>): AsyncGenerator<ReportPage> {
  let next: string | null = null;
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const page = await read(next);
    yield page;
    if (!page.after) return;
    next = page.after;
  }
  throw new Error(`a report has more than ${MOST_PAGES} pages`);
}

/** A page at a time. */
export async function* csvOf(columns: readonly Column[], pages: AsyncIterable<ReportPage>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRecord(columns.map(({ name }) => name));
  for await (const { rows } of pages) {
    const cell = (column: Column, text: string | null) => {
      const value = String(cellOf(column, text) ?? '');
      return column.kind === 'cents' || column.kind === 'count' ? value : harmless(value);
    };
    yield rows.map((row) => csvRecord(columns.map((column, place) => cell(column, row[place] ?? null)))).join('');
  }
}

/** A page at a time. */
export async function* jsonOf(
  days: ShownDays,
  columns: readonly Column[],
  pages: AsyncIterable<ReportPage>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(days).slice(0, -1)},"rows":[`;
  let comma = '';
  for await (const { rows } of pages) {
    for (const row of rows) {
      const cells = columns.map((column, place) => [column.name, cellOf(column, row[place] ?? null)]);
      yield comma + JSON.stringify(Object.fromEntries(cells));
      comma = ',';
    }
  }
  yield ']}';
}

/** The cell in JSON: an amount is text with two decimals. */
export function cellOf({ kind }: Column, cell: string | null): string | number | null {
  if (cell === null) return null;
  if (kind === 'count') return Number(cell);
  return kind === 'cents' ? formatSignedCents(Number(cell)) : cell;
}

type ShownDays = Readonly<Record<string, string>>;

/** How its address, its file and its name say the days of a report. */
export function shownDays({ asOf }: Report, { from, to }: Days): ShownDays {
  return asOf ? { on: to } : { from, to };
}

export function fileNameOf(report: Report, days: Days): string {
  return `hilltop-${[report.name, ...Object.values(shownDays(report, days))].join('-')}.csv`;
}
