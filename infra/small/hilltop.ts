/** `hilltop`: what one small machine needs, for one person (infra/docs/operations.md, "On one small machine"). */
import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { services } from '../local/parts.ts';
import { messageOf, UserError } from '../local/user-error.ts';
import { partEnvironments } from '../one-process/part-environments.ts';
import { apply, oneProcess } from './apply.ts';
import { backUp, restoreFile } from './back-up.ts';
import { type Machine, readMachine, run } from './machine.ts';
import { findings, statusText } from './status.ts';
import { upgrade } from './upgrade.ts';
import { tellOwner } from './watch.ts';

const usage = `usage: hilltop status              is all well? the exit status is 1 when something is wrong
       hilltop backup              write a back-up now (there is one each night)
       hilltop restore FILE        put a back-up in the place of all data; asks first
       hilltop upgrade FILE        to another release; back to this one when that one does not serve
       hilltop apply               after a change of the settings
       hilltop seed                write the house's tours, goods and texts into empty databases
       hilltop passphrase          what opens the back-ups: keep it somewhere else
       hilltop logs                of all parts; Ctrl-C ends it
       hilltop watch               mail the owner what is wrong, each trouble once a day (there is a timer)
       hilltop run SERVICE …       a command of a service: run staff accounts add you@example.org "Your Name"
`;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const found = ({ places: { backups, data, release }, hilltop }: Machine) =>
  findings({
    site: `http://127.0.0.1:${hilltop.PORT}`,
    metricsToken: partEnvironments(hilltop).get('gateway')?.METRICS_TOKEN ?? '',
    backups,
    data,
    release,
    now: new Date(),
  });

async function status(machine: Machine): Promise<number> {
  const all = await found(machine);
  process.stdout.write(statusText(all, process.stdout.isTTY === true));
  return all.some(({ isWrong }) => isWrong) ? 1 : 0;
}

async function watch(machine: Machine): Promise<number> {
  const { SMTP_URL: smtpUrl = '', OWNER_INBOX: to = '', PUBLIC_URL = '' } = machine.hilltop;
  const { MAIL_FROM: from = to } = machine.hilltop;
  const owner = { smtpUrl, from, to, site: new URL(PUBLIC_URL).host };
  const told = await tellOwner(await found(machine), join(machine.places.data, 'watch.json'), owner, new Date());
  for (const { name, says } of told) say(`mailed to ${to}: ${name}: ${says}`);
  return 0;
}

async function restore(machine: Machine, file = ''): Promise<number> {
  const path = resolve(file);
  const { size, mtime } = statSync(path);
  say(`This replaces ALL databases, images and secrets of this machine (${machine.hilltop.PUBLIC_URL})`);
  say(
    `by those of ${basename(path)}, ${(size / 1e6).toFixed(1)} MB, of ${mtime.toISOString()}. Later bookings are lost.`,
  );
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  process.stdout.write('Its passphrase, if another machine wrote it (or Enter): ');
  const passphrase = String((await lines.next()).value ?? '').trim();
  process.stdout.write('Write "yes" to go on: ');
  const isSure = (await lines.next()).value === 'yes';
  terminal.close();
  if (!isSure) throw new UserError('Nothing was changed.');
  try {
    restoreFile(machine, path, passphrase);
  } finally {
    // With the secrets that came along; where the file was refused, with those of before.
    await apply(readMachine());
  }
  say(`Restored. The settings of the back-up are in ${machine.places.etc}/restored.`);
  return 0;
}

/** `dist/main.js` of a service with its environment, in this terminal. */
function runOfService({ hilltop, places: { release } }: Machine, name = '', words: readonly string[]): number {
  const env = partEnvironments(hilltop).get(name);
  if (!env || name === 'gateway')
    throw new UserError(`There is no service "${name}": ${services.map((one) => one.name).join(', ')}.`);
  run(join(release, 'bin/node'), ['dist/main.js', ...words], {
    cwd: join(release, 'services', name),
    env: env as Record<string, string>,
  });
  return 0;
}

async function main([command = '', ...words]: readonly string[]): Promise<number> {
  if (!usage.includes(`hilltop ${command} `)) {
    process.stderr.write(usage);
    return 2;
  }
  if (process.getuid?.() !== 0) throw new UserError(`\`hilltop ${command}\` needs root: sudo hilltop ${command}`);
  const machine = readMachine();
  const { release } = machine.places;
  switch (command) {
    case 'status':
      return await status(machine);
    case 'watch':
      return await watch(machine);
    case 'backup':
      backUp(machine);
      return 0;
    case 'restore':
      return await restore(machine, words[0]);
    case 'upgrade':
      await upgrade(machine, resolve(words[0] ?? ''));
      return 0;
    case 'apply':
      await apply(machine);
      return await status(machine);
    case 'seed':
      oneProcess(release, machine.hilltop, 'seed', 'bookings', 'catalog', 'content');
      return 0;
    case 'passphrase':
      say(machine.backup.BACKUP_PASSPHRASE ?? '');
      return 0;
    case 'logs':
      run('journalctl', ['--follow', '--lines=100', '--output=cat', '--unit=hilltop*', '--unit=caddy']);
      return 0;
    default:
      return runOfService(machine, words[0], words.slice(1));
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`  ${messageOf(error)}\n`);
    process.exit(1);
  },
);
