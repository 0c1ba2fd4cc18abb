import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the home page may fetch of scripts before anything is pressed, in bytes after Brotli (design language, "measured"). */
export const homeScriptBudget = 126_000;

const scriptOrPreload = /<(?:script|link)\b[^>]*\b(?:src|href)="\/(?<file>assets\/[^"]+\.js)"/g;

/** The scripts that a built page names, with their size in bytes as they are sent: compressed by Brotli at its strongest. */
export function scriptsOfPage(site: string, page: string): { file: string; bytes: number }[] {
  const html = readFileSync(join(site, page), 'utf8');
  const files = [...html.matchAll(scriptOrPreload)].flatMap(({ groups }) => (groups?.file ? [groups.file] : []));
  const named = new Set(files);
  return [...named].map((file) => ({ file, bytes: brotliCompressSync(readFileSync(join(site, file))).length }));
}

/** @throws with the scripts by size, when a page names none or they are together more than the budget */
export function demandScriptBudget(site: string, page: string, budget: number): void {
  const scripts = scriptsOfPage(site, page).sort((one, other) => other.bytes - one.bytes);
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0);
  const list = scripts.map(({ file, bytes }) => `  ${bytes} ${file}`).join('\n');
  if (scripts.length === 0) throw new Error(`${page} names no script: the budget was not held against anything`);
  if (sum > budget)
    throw new Error(`The scripts of ${page} are ${sum} bytes after Brotli, ${budget} are allowed:\n${list}`);
}
