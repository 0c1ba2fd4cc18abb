import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { messageOf, UserError } from '../local/user-error.ts';
import { backUp, newestBackup, restoreFile } from './back-up.ts';
import { type Machine, run } from './machine.ts';

const say = (line: string): boolean => process.stdout.write(`  ${line}\n`);

/** Unpacks a file of `make small-machine` among the releases. @returns its folder */
function unpack(file: string, releases: string): string {
  const staging = mkdtempSync(join(releases, '.unpacked-'));
  try {
    run('tar', ['--extract', '--gzip', '--no-same-owner', `--file=${file}`, `--directory=${staging}`]);
    const [name = '', ...more] = readdirSync(staging);
    if (more.length > 0 || !existsSync(join(staging, name, 'infra/small/hilltop.ts'))) {
      throw new UserError(`${basename(file)} is no release of Hilltop: it is made by \`make small-machine\`.`);
    }
    const folder = join(releases, name);
    if (existsSync(folder) && realpathSync(folder) === realpathSync(join(releases, '../current'))) {
      throw new UserError(`${name} runs already.`);
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(join(staging, name), folder);
    return folder;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Makes a release the current one, in one step, and starts it. */
function switchTo(folder: string, opt: string): void {
  const link = join(opt, '.next');
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  renameSync(link, join(opt, 'current'));
  run(join(folder, 'hilltop'), ['apply']);
}

/**
 * Back-up, then the new release, which migrates and is checked. When the check fails, the release before takes its place again: on
 * the migrated databases, which it understands, or else on those of the back-up. Nobody sells in between. @throws UserError then
 */
export async function upgrade(machine: Machine, file: string): Promise<void> {
  const { opt } = machine.places;
  const releases = join(opt, 'releases');
  mkdirSync(releases, { recursive: true });
  const before = realpathSync(join(opt, 'current'));
  const next = unpack(file, releases);
  say(`${basename(before)} → ${basename(next)}: the site stops for the back-up`);
  run('systemctl', ['stop', 'hilltop']);
  try {
    backUp(machine);
  } catch (error) {
    run('systemctl', ['start', 'hilltop']);
    throw new UserError(`Nothing was changed, and ${basename(before)} runs again: ${messageOf(error)}`);
  }
  try {
    switchTo(next, opt);
  } catch (error) {
    say(`${basename(next)} does not serve: ${messageOf(error)}`);
    goBack(machine, before);
    throw new UserError(`${basename(before)} runs again. Nothing is lost. What went wrong is above.`);
  }
  for (const old of readdirSync(releases).map((name) => join(releases, name))) {
    if (old !== before && old !== next) rmSync(old, { recursive: true });
  }
  say(`${basename(next)} runs. ${basename(before)} stays until the next upgrade.`);
}

function goBack(machine: Machine, before: string): void {
  const { opt } = machine.places;
  try {
    switchTo(before, opt);
  } catch (error) {
    say(`${basename(before)} does not serve on the migrated databases: ${messageOf(error)}; they are restored`);
    restoreFile(machine, newestBackup(machine.places.backups));
    switchTo(before, opt);
  }
}

/** The release that is current. */
export function currentRelease(opt: string): string {
  const { version } = JSON.parse(readFileSync(join(opt, 'current/package.json'), 'utf8')) as { version: string };
  return version;
}
