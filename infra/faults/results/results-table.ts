import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A page to which each run adds a row; the first cell names the row. */
export type ResultsTable = { title: string; introduction: string; columns: readonly string[] };

const asRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

/** The rows of a page written by `withRow`. */
function rowsOf(page: string): string[] {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2);
}

/** Replaces the earlier row of that name, or appends it. Without a page, a new one. */
export function withRow(page: string | undefined, table: ResultsTable, cells: readonly string[]): string {
  const rows = page === undefined ? [] : rowsOf(page);
  const row = asRow(cells);
  const at = rows.findIndex((one) => one.startsWith(`${asRow(cells.slice(0, 1)).slice(0, -1)}|`));
  rows.splice(at < 0 ? rows.length : at, at < 0 ? 0 : 1, row);
  const head = [asRow(table.columns), asRow(table.columns.map(() => '---'))];
  return `# ${table.title}\n\n${table.introduction}\n\n${[...head, ...rows].join('\n')}\n`;
}

/** Adds a row to the page in `file`, which need not exist yet. */
export function recordRow(file: string, table: ResultsTable, cells: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, withRow(existsSync(file) ? readFileSync(file, 'utf8') : undefined, table, cells));
}
