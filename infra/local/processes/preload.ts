/**
 * Run by `node --import`: loads the packages that the workspace in the current directory and the platform depend on, and holds
 * the main module back until standard input ends. Most of a start is loading packages, and a save does not change them.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const platform = join(import.meta.dirname, '../../../services/shared/platform');

function dependenciesOf(folder: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies);
}

const own = dependenciesOf(process.cwd());
const packages = own.includes('@hilltop/platform') ? ['reflect-metadata', ...dependenciesOf(platform), ...own] : own;
for (const name of packages.filter((one) => !one.startsWith('@hilltop/'))) {
  // The main module names what cannot be loaded better than this can.
  await import(name).catch(() => undefined);
}
process.stdin.resume();
await once(process.stdin, 'end');
