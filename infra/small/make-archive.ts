/**
 * `make small-machine`: builds Hilltop and writes `.hilltop/hilltop-<version>.tar.gz`, which has all that a machine of this
 * processor needs but Debian's packages: code, packages, Node, the site of HOUSE, `install.sh` and the command `hilltop`.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, describeBuild } from '../local/build/build.ts';
import { chosenHouse, isUsual } from '../local/house.ts';
import { runTool } from '../local/processes/run-tool.ts';
import { messageOf } from '../local/user-error.ts';

const root = resolve(import.meta.dirname, '../..');
const work = join(root, '.hilltop/small');

async function main(): Promise<string> {
  const house = chosenHouse();
  process.stdout.write(`  ${describeBuild(await build(root, join(root, '.hilltop/logs'), { house }))}\n`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const name = `hilltop-${process.env.VERSION?.trim() || version}`;
  const folder = join(work, name);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const lay = [join(root, 'infra/images/lay-out.ts'), 'one-process', join(work, 'laid-out')];
  await runTool({ name: 'lay-out', command: process.execPath, args: lay, cwd: root });
  for (const part of ['packages', 'code']) {
    cpSync(join(work, 'laid-out', part), folder, { recursive: true, verbatimSymlinks: true });
  }
  copyFileSync(process.execPath, join(folder, 'bin/node'));
  for (const file of ['install.sh', 'hilltop']) copyFileSync(join(root, 'infra/small', file), join(folder, file));
  const settings = readFileSync(join(root, 'infra/small/settings.env'), 'utf8');
  writeFileSync(join(folder, 'settings'), isUsual(house) ? settings : `${settings}HOUSE=${house.folder}\n`);
  const file = join(root, '.hilltop', `${name}.tar.gz`);
  const tar = ['--create', '--gzip', '--owner=0', '--group=0', `--file=${file}`, `--directory=${work}`, name];
  await runTool({ name: 'tar', command: 'tar', args: tar, cwd: root });
  rmSync(work, { recursive: true });
  return file;
}

main().then(
  (file) => process.stdout.write(`  ${file}\n`),
  (error: unknown) => {
    process.stderr.write(`  ${messageOf(error)}\n`);
    process.exitCode = 1;
  },
);
