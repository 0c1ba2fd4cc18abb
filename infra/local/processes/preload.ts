/**
 * For `node --import`: loads the packages of the current workspace and the platform, then waits with the main module
 * until standard input ends. Loading packages is most of a start, and a save does not change them.
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
  // The main module reports better what cannot be loaded.
  await import(name).catch(() => undefined);
}
process.stdin.resume();
await once(process.stdin, 'end');
