/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet would run a cell that begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;
const TO_QUOTE = /[",\r\n]/;

/** Text as a spreadsheet shows and never runs it. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** One record of RFC 4180, with its line end. Cells are written as they are: text goes through `harmless` first. */
export function csvRecord(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (TO_QUOTE.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}
