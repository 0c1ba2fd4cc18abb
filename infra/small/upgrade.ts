import { existsSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { messageOf, UserError } from '../local/user-error.ts';
import { backUp, newestBackup, restoreBackup } from './back-up.ts';
import { places, run, systemctl } from './machine.ts';
import type { PartVariables } from './part-variables.ts';

const releases = join(places.opt, 'releases');
const current = join(places.opt, 'current');
const say = (line: string): boolean => process.stdout.write(`  ${line}\n`);

/** Unpacks a file of `make small-machine` among the releases. @returns its folder */
function unpack(file: string): string {
  const staging = mkdtempSync(join(releases, '.unpacked-'));
  try {
    run('tar', ['--extract', '--gzip', '--no-same-owner', `--file=${file}`, `--directory=${staging}`]);
    const [name = ''] = readdirSync(staging);
    const folder = join(releases, name);
    if (!existsSync(join(staging, name, 'infra/small/hilltop.ts'))) {
      throw new UserError(`${basename(file)} is no release of Hilltop: \`make small-machine\` makes one.`);
    }
    if (existsSync(folder) && folder === realpathSync(current)) throw new UserError(`${name} runs already.`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(join(staging, name), folder);
    return folder;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Makes a release the current one, in one step, and starts it. */
function switchTo(folder: string): void {
  const link = join(places.opt, 'next');
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  renameSync(link, current);
  run(join(folder, 'hilltop'), ['apply']);
}

/** On the migrated databases, which the release before a rolling release understands, or else on those of the back-up. */
function goBack(machine: PartVariables, before: string): void {
  try {
    switchTo(before);
  } catch (error) {
    say(`${basename(before)} does not serve on the migrated databases (${messageOf(error)}), so they are restored`);
    restoreBackup(machine, newestBackup());
    switchTo(before);
  }
}

/** Back-up, then the new release, which migrates and is checked. @throws UserError when it does not serve and the one before is back */
export function upgrade(machine: PartVariables, file: string): void {
  const before = realpathSync(current);
  const next = unpack(file);
  say(`${basename(before)} → ${basename(next)}: the site stops for the back-up`);
  systemctl('stop', 'hilltop');
  try {
    backUp(machine);
  } catch (error) {
    systemctl('start', 'hilltop');
    throw new UserError(`Nothing was changed, and ${basename(before)} runs again: ${messageOf(error)}`);
  }
  try {
    switchTo(next);
  } catch (error) {
    say(`${basename(next)} does not serve: ${messageOf(error)}`);
    goBack(machine, before);
    throw new UserError(`${basename(before)} runs again, and nothing is lost. What went wrong is above.`);
  }
  const older = readdirSync(releases).map((name) => join(releases, name));
  for (const old of older) if (old !== before && old !== next) rmSync(old, { recursive: true });
  say(`${basename(next)} runs; ${basename(before)} stays until the next upgrade`);
}
