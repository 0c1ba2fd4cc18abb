/** `make clean`: deletes all data in the data folder. Downloads and build results stay. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readRun } from '../launch/run-file.ts';
import { readSettings } from '../launch/settings.ts';
import { messageOf, UserError } from '../user-error.ts';

const deleted = ['postgres', 'nats', 's3', 'mail', 'logs', 'run', 'secrets.json'];

/** Deletes the data of the same house. */
const command = `${process.env.HOUSE ? `HOUSE=${process.env.HOUSE} ` : ''}make clean YES=1`;

async function isAgreed(data: string): Promise<boolean> {
  if (process.env.YES === '1') {
    return true;
  }
  if (!process.stdin.isTTY) {
    throw new UserError(`There is no terminal to ask: run \`${command}\` to delete all data in ${data}.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`  Delete every booking, e-mail and image in ${data}? (yes/no) `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function main(): Promise<void> {
  const { data } = readSettings();
  const running = readRun(data);
  if (running) {
    throw new UserError(`Hilltop runs on this data (process ${running.launcher.pid}): end it first with Ctrl-C.`);
  }
  const present = deleted.filter((name) => existsSync(join(data, name)));
  if (present.length === 0) {
    process.stdout.write('  There is nothing to delete.\n');
    return;
  }
  if (!(await isAgreed(data))) {
    process.stdout.write('  Nothing was deleted.\n');
    return;
  }
  for (const name of present) {
    rmSync(join(data, name), { recursive: true, force: true });
  }
  process.stdout.write(`  All data in ${data} is deleted.\n`);
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
