/** `make bounds BOUGHT="party by type"`: writes today's numbers as bounds. A rise must say what it buys. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Bound, measure, roomPaths, sourceFiles } from './measures.ts';

const root = resolve(import.meta.dirname, '../../..');
const path = join(import.meta.dirname, 'bounds.json');
const before = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Bound>;
const bought = process.argv[2] ?? '';
const measures = Object.entries(measure(sourceFiles(root), roomPaths(root))).sort(([one], [other]) =>
  one.localeCompare(other, 'en'),
);
const grown = measures.filter(([name, now]) => now > (before[name]?.most ?? 0)).map(([name]) => name);
if (grown.length > 0 && bought === '') {
  process.stderr.write(`  These have grown: ${grown.join(', ')}. Say what that buys: make bounds BOUGHT="…".\n`);
  process.exitCode = 1;
} else {
  const bounds = measures.map(([name, most]) => [
    name,
    grown.includes(name) ? { most, bought } : { ...before[name], most },
  ]);
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(bounds), null, 2)}\n`);
}
