/** Builds everything that images consist of, as a start does: types, supergraph, packages, site. */
import { resolve } from 'node:path';
import { build, describeBuild } from '../local/build/build.ts';
import { chosenHouse } from '../local/house.ts';
import { messageOf } from '../local/user-error.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  process.stdout.write(
    `${describeBuild(await build(root, resolve(root, '.hilltop/logs'), { house: chosenHouse() }))}\n`,
  );
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
