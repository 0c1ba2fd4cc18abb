import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a Markdown page and its figures as JSON. */
export function writeResults(name: string, page: string, figures: object): void {
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.md`), page);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(figures, undefined, 2)}\n`);
}
