import type { Column } from '@hilltop/contracts/reports/column';
import { formatSignedCents } from '../values/cents.js';

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

export interface ReportPage<Row> {
  readonly rows: readonly Row[];
  /** On all pages; only the first page has it, if it is asked for. */
  readonly total?: number | undefined;
}

export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<ReportPage<Row>>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRecord(columns.map(({ name }) => name));
  for await (const { rows } of pages) {
    const cell = (row: Row) => (one: Column<Row>) => {
      const value = cellOf(one, row);
      return one.text ? harmless(String(value ?? '')) : String(value ?? '');
    };
    yield rows.map((row) => csvRecord(columns.map(cell(row)))).join('');
  }
}

/** The cell in JSON: an amount is text with two decimals. */
export function cellOf<Row>({ text, cents, centsAboveZero, count }: Column<Row>, row: Row): string | number | null {
  if (centsAboveZero) {
    const amount = centsAboveZero(row);
    return amount > 0 ? formatSignedCents(amount) : null;
  }
  return cents ? formatSignedCents(cents(row)) : ((text ?? count)?.(row) ?? null);
}

/** @param days YYYY-MM-DD, both included */
export function fileNameOf(report: string, { from, to }: { readonly from: string; readonly to: string }): string {
  return `hilltop-${report}-${from}-${to}.csv`;
}
