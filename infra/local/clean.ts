/** `make clean`: forgets all data of the data folder. What was fetched or built from sources stays. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readRun } from './launch/run-file.ts';
import { readSettings } from './launch/settings.ts';
import { sentenceOf, Trouble } from './trouble.ts';

const forgotten = ['postgres', 'nats', 's3', 'mail', 'logs', 'run', 'secrets.json'];

async function isAgreed(data: string): Promise<boolean> {
  if (process.env.YES === '1') {
    return true;
  }
  if (!process.stdin.isTTY) {
    throw new Trouble('There is nobody to ask: run `make clean YES=1` to forget all data.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`  Forget every booking, mail and picture in ${data}? (yes/no) `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function main(): Promise<void> {
  const { data } = readSettings();
  const running = readRun(data);
  if (running) {
    throw new Trouble(`Hilltop runs on this data (process ${running.launcher.pid}): end it first with Ctrl-C.`);
  }
  const present = forgotten.filter((name) => existsSync(join(data, name)));
  if (present.length === 0) {
    process.stdout.write('  There is nothing to forget.\n');
    return;
  }
  if (!(await isAgreed(data))) {
    process.stdout.write('  Nothing was forgotten.\n');
    return;
  }
  for (const name of present) {
    rmSync(join(data, name), { recursive: true, force: true });
  }
  process.stdout.write('  All data is forgotten.\n');
}

main().catch((fault) => {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
});
