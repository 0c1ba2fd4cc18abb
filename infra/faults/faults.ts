/**
 * `make faults`: breaks a whole Hilltop again and again while people use it, then compares. SEED determines the faults,
 * SECONDS the length; LONG=1 is for the night, and SMALL=1 breaks one process of all services. Ends with a tally, and a row in infra/bench/results/faults.md; the
 * status is 0 if nothing is missing, doubled or wrong.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beginningOf, recordResult } from '../checks/tests/results.ts';
import { buildPrograms } from '../local/build/build-programs.ts';
import { messageOf, UserError } from '../local/user-error.ts';
import { describeFindings } from '../reconciliation/src/run-checks.ts';
import { runCampaign } from './campaign.ts';
import { randomPlan } from './plan/random-plan.ts';
import { recordRow } from './results/results-table.ts';

const root = resolve(import.meta.dirname, '../..');
const results = join(root, 'infra/bench/results/faults.md');
const table = {
  title: 'A whole Hilltop, broken again and again',
  introduction:
    'One run per seed; written by `make faults`. An operation is what a visitor or staff wanted, however often it was sent.',
  columns: ['seed', 'seconds', 'faults', 'operations', 'well again by itself', 'differences'],
};
const fewestFaults = 60;
/** A run with less activity proves nothing. */
const fewestOperations = 100;
const mostVisitors = 24;
const file = 'infra/faults/faults.ts';

/** Records whether a promise held, or how it was broken. */
function recordPromise(title: string, broken: string): void {
  recordResult({ file, title, status: broken === '' ? 'passed' : 'failed', error: beginningOf(broken) || undefined });
}

function numberOf(name: string, preset: number): number {
  const text = process.env[name]?.trim() || String(preset);
  if (!/^\d{1,9}$/.test(text)) {
    throw new UserError(`${name} is "${text}": it must be a whole number.`);
  }
  return Number(text);
}

async function main(): Promise<void> {
  const isLong = process.env.LONG === '1';
  const seed = numberOf('SEED', randomInt(1, 1_000_000));
  const lastsMs = numberOf('SECONDS', isLong ? 4 * 60 * 60 : 80) * 1000;
  const operations = numberOf('OPERATIONS', isLong ? 1_000_000 : 10_000);
  const data = mkdtempSync(join(tmpdir(), 'hilltop-faults-'));
  const startedAt = performance.now();
  const say = (line: string) => {
    process.stdout.write(`  ${line}\n`);
    recordResult({ file, title: line, status: 'note' });
  };
  say(`seed ${seed}`);
  let isSound = false;
  try {
    await buildPrograms(root);
    const result = await runCampaign({
      root,
      data,
      seed,
      visitors: mostVisitors,
      operations,
      atMostMs: lastsMs + (isLong ? 0 : 90_000),
      recoveryMs: 120_000,
      plan: ({ connections, parts }) =>
        randomPlan({
          seed,
          lastsMs,
          parts: parts(),
          connections: connections.names,
          faults: Math.max(fewestFaults, lastsMs / 1000),
        }),
      say,
    });
    const { findings, differences, faults, recoveredAfterMs } = result;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const well =
      recoveredAfterMs === undefined
        ? 'never well again'
        : `well again after ${(recoveredAfterMs / 1000).toFixed(0)} s`;
    process.stdout.write(`\n${describeFindings(findings)}\n`);
    say(
      `seed ${seed}: ${faults} faults, ${result.operations} operations, ${well}, ${seconds} s in all, ${differences} differences`,
    );
    if (process.env.TEST_RESULTS) {
      for (const { check, differences } of findings) recordPromise(check, differences.join('; '));
      recordPromise('all is well again by itself', recoveredAfterMs === undefined ? well : '');
      const isIdle = faults < fewestFaults || result.operations < fewestOperations;
      recordPromise('enough happened', isIdle ? `only ${faults} faults and ${result.operations} operations` : '');
    } else {
      const counts = [seconds, faults, result.operations, well, differences].map(String);
      const which = process.env.SMALL === '1' ? `${seed}, one process` : String(seed);
      recordRow(results, table, [which, ...counts]);
    }
    process.exitCode = differences > 0 || recoveredAfterMs === undefined ? 1 : 0;
    isSound = process.exitCode === 0;
  } finally {
    if (isSound && process.env.KEEP !== '1') {
      rmSync(data, { recursive: true, force: true });
    } else {
      say(`the data and the logs are in ${data}`);
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The parts end with this process.
  process.on(signal, () => process.exit(1));
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
