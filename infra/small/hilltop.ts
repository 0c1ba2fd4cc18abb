/** `hilltop`: what one person needs for one small machine (infra/docs/operations.md, "On one small machine"). */
import { chmodSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { messageOf, UserError } from '../local/user-error.ts';
import { partEnvironments } from '../one-process/part-environments.ts';
import { apply, runInProcess } from './apply.ts';
import { backUp, restoreBackup } from './back-up.ts';
import { places, readMachine, run, writeParts } from './machine.ts';
import { inContainers } from './part-variables.ts';
import { findings, statusText } from './status.ts';
import { upgrade } from './upgrade.ts';
import { tellOwner } from './watch.ts';

const usage = `usage: hilltop status           is all well? the exit status is 1 when something is wrong
       hilltop backup           write a back-up now; there is one each night
       hilltop restore FILE     put a back-up in the place of all data; asks first
       hilltop upgrade FILE     to another release, and back to this one when that one does not serve
       hilltop apply            after a change of the settings; settles when the site serves
       hilltop seed             write the tours, goods and texts of the house into empty databases
       hilltop passphrase       what opens the back-ups: keep it somewhere else
       hilltop watch            mail the owner what is wrong, each trouble once a day; a timer runs it
       hilltop logs             of all parts; Ctrl-C ends it
       hilltop run SERVICE …    a command of a service: hilltop run staff accounts add you@example.org "Your Name"
`;

/** Of compose, its environment is that of the container. */
const isContainer = process.env.HILLTOP_CONTAINER === '1';
const hilltopEnvironment = () => (isContainer ? process.env : readMachine().hilltop);

function look() {
  const variables = hilltopEnvironment();
  const metricsToken = partEnvironments(variables).get('gateway')?.METRICS_TOKEN ?? '';
  const site = variables.SITE ?? `http://127.0.0.1:${variables.PORT}`;
  const backups = isContainer ? '/backups' : places.backups;
  return findings({ site, metricsToken, backups, release: places.release, now: new Date() });
}

async function status(): Promise<number> {
  const all = await look();
  process.stdout.write(statusText(all, process.stdout.isTTY === true));
  return all.some(({ isWrong }) => isWrong) ? 1 : 0;
}

async function watch(): Promise<void> {
  const { SMTP_URL: smtpUrl = '', OWNER_INBOX: to = '', MAIL_FROM, PUBLIC_URL = '' } = hilltopEnvironment();
  const owner = { smtpUrl, from: MAIL_FROM?.trim() || to, to, site: new URL(PUBLIC_URL).host };
  const file = isContainer ? '/tmp/watch.json' : join(places.data, 'watch.json');
  const told = await tellOwner(await look(), file, owner, new Date());
  for (const { name, says } of told) process.stdout.write(`mailed to ${to}: ${name}: ${says}\n`);
}

async function restore(file = ''): Promise<number> {
  const machine = readMachine();
  const { size, mtime } = statSync(file);
  process.stdout.write(
    `All databases, images and secrets of ${machine.hilltop.PUBLIC_URL} are replaced by those of ${file}
(${(size / 1e6).toFixed(1)} MB, ${mtime.toISOString()}). What was booked since is lost.\n`,
  );
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    return String((await lines.next()).value ?? '').trim();
  };
  const passphrase = await ask('Its passphrase, if another machine wrote it: ');
  const answer = await ask('Write yes to go on: ');
  terminal.close();
  if (answer !== 'yes') throw new UserError('Nothing was changed.');
  try {
    restoreBackup(machine, file, passphrase);
  } finally {
    // Also a file that was refused: everything was stopped.
    await apply(readMachine());
  }
  process.stdout.write(`Restored. The settings of the back-up are in ${places.etc}/restored.\n`);
  return await status();
}

/** `make small-compose`: what infra/small/compose.yml gives its parts. */
function compose(): void {
  const parts = readMachine(inContainers);
  // Makes the secrets that the services would make themselves.
  partEnvironments({ ...parts.hilltop, HILLTOP_DATA: places.data });
  // Containers of other accounts read single files of a folder that nobody else enters.
  chmodSync(join(places.data, 'secrets.json'), 0o644);
  writeParts(parts, 0o644);
  process.stdout.write(`  Passphrase of the back-ups, to be kept somewhere else: ${parts.backup.BACKUP_PASSPHRASE}\n`);
}

const commands: Readonly<Record<string, (...words: string[]) => unknown>> = {
  status,
  watch,
  compose,
  restore,
  backup: () => backUp(readMachine()),
  upgrade: (file = '') => upgrade(readMachine(), resolve(file)),
  apply: () => apply(readMachine()),
  seed: () => runInProcess(readMachine().hilltop, 'seed', 'bookings', 'catalog', 'content'),
  passphrase: () => process.stdout.write(`${readMachine().backup.BACKUP_PASSPHRASE}\n`) && 0,
  logs: () => run('journalctl', ['--follow', '--lines=100', '--output=cat', '--unit=hilltop*', '--unit=caddy']),
  run: (...words) => runInProcess(readMachine().hilltop, ...words),
};

async function main([name = '', ...words]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    process.stderr.write(usage);
    return 2;
  }
  if (!isContainer && name !== 'compose' && process.getuid?.() !== 0)
    throw new UserError(`This needs root: sudo hilltop ${name}`);
  const code = await command(...words);
  return typeof code === 'number' ? code : 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`  ${messageOf(error)}\n`);
    process.exit(1);
  },
);
