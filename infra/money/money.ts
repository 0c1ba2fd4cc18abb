/**
 * `make money`: people buy, change and give back on a whole Hilltop while the payment provider and the processes fail; then an accountant
 * who shares no code with it adds everything up. SEED, SECONDS, OPERATIONS. The status is 0 if every cent has one owner.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beginningOf, recordResult } from '../checks/tests/results.ts';
import { recordRow } from '../faults/results/results-table.ts';
import { buildPrograms } from '../local/build/build-programs.ts';
import { messageOf, UserError } from '../local/user-error.ts';
import { runCampaign } from './campaign.ts';

const root = resolve(import.meta.dirname, '../..');
const results = join(root, 'infra/bench/results/money.md');
const table = {
  title: 'Every cent has one owner',
  introduction: 'One run per seed; written by `make money`. An operation is a request, however often it was sent.',
  columns: [
    'seed',
    'seconds',
    'operations',
    'what was bought',
    'journal read by hledger',
    'differences',
    'of the reconciliation',
  ],
};
const file = 'infra/money/money.ts';
const PEOPLE = 16;
/** A run with less activity proves nothing. */
const FEWEST = 100;

function recordPromise(title: string, broken: readonly string[]): void {
  const error = beginningOf(broken.join('\n')) || undefined;
  recordResult({ file, title, status: broken.length === 0 ? 'passed' : 'failed', error });
}

function numberOf(name: string, preset: number): number {
  const text = process.env[name]?.trim() || String(preset);
  if (!/^\d{1,9}$/.test(text)) throw new UserError(`${name} is "${text}": it must be a whole number.`);
  return Number(text);
}

async function main(): Promise<void> {
  const seed = numberOf('SEED', randomInt(1, 1_000_000));
  const seconds = numberOf('SECONDS', 80);
  const say = (line: string) => {
    process.stdout.write(`  ${line}\n`);
    recordResult({ file, title: line, status: 'note' });
  };
  say(`seed ${seed}`);
  const data = mkdtempSync(join(tmpdir(), 'hilltop-money-'));
  try {
    await buildPrograms(root);
    const lastsMs = seconds * 1_000;
    const load = { seed, lastsMs, people: PEOPLE, operations: numberOf('OPERATIONS', 1_000_000), recoveryMs: 120_000 };
    const { judgment, reconciled, operations, words } = await runCampaign({ root, data, say, ...load });
    const { faults, isJournalChecked } = judgment;
    say(words);
    for (const fault of [...faults, ...reconciled.map((one) => `reconciliation: ${one}`)])
      process.stdout.write(`  ${fault}\n`);
    const isBusy = operations >= FEWEST;
    recordPromise('the accountant and the house agree to the cent', faults);
    recordPromise('the reconciliation finds no difference', reconciled);
    recordPromise(`at least ${FEWEST} operations`, isBusy ? [] : [`only ${operations}`]);
    if (!isJournalChecked) say('The journal was not read by hledger: it is not installed (apt install hledger).');
    recordRow(results, table, [
      ...[String(seed), String(seconds), String(operations), words],
      ...[isJournalChecked ? 'yes' : 'skipped', String(faults.length), String(reconciled.length)],
    ]);
    process.stdout.write(
      `\n  ${faults.length} differences of the accountant, ${reconciled.length} of the reconciliation\n`,
    );
    process.exitCode = faults.length + reconciled.length === 0 && isBusy ? 0 : 1;
  } finally {
    if (process.env.KEEP === '1') say(`data and logs are kept in ${data}`);
    else rmSync(data, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
