/**
 * `make test`: every lane, one after the other; `make check` and `make e2e`: one of them. Every test runs once: what fails once
 * has failed. The last line says how many passed and failed; the status is 0 only when some ran and none failed.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf, UserError } from '../local/user-error.ts';
import { runBrowserTests, runJourneys } from './tests/run-browser-tests.ts';
import { runFaults } from './tests/run-faults.ts';
import { runJest } from './tests/run-jest.ts';
import { isInterrupted } from './tests/run-program.ts';
import { runStaticChecks } from './tests/run-static-checks.ts';
import { addTallies, isGreen, minutesSince, type Tally, tallyLine } from './tests/tally.ts';

const root = resolve(import.meta.dirname, '../..');
const reports = join(root, '.hilltop/reports');
mkdirSync(reports, { recursive: true });

const lanes: Record<string, (words: readonly string[]) => Promise<Tally>> = {
  check: () => runStaticChecks(root),
  unit: () => runJest(root, reports, ['unit', 'web']),
  integration: () => runJest(root, reports, ['int']),
  faults: () => runFaults(root, reports),
  browser: (words) => runBrowserTests(root, reports, words),
  journeys: (words) => runJourneys(root, reports, words),
};
const lanesOf: Record<string, readonly string[]> = {
  test: ['check', 'unit', 'integration', 'faults', 'browser'],
  check: ['check', 'unit'],
};

/** A lane that cannot run at all is a failure, said in one sentence; the other lanes still run. */
async function runLane(name: string, words: readonly string[]): Promise<Tally> {
  const startedAt = performance.now();
  const lane = lanes[name] ?? (() => Promise.reject(new UserError(`there is no such lane: ${Object.keys(lanes)}`)));
  process.stdout.write(`${name}\n`);
  const tally = await lane(words).catch((error: unknown) => {
    process.stderr.write(`  ${messageOf(error)}\n`);
    return { passed: 0, failed: ['could not run'] };
  });
  process.stdout.write(`${name}: ${tallyLine(tally)} in ${minutesSince(startedAt)}\n\n`);
  return { passed: tally.passed, failed: tally.failed.map((test) => `${name}: ${test}`) };
}

const startedAt = performance.now();
const [wanted = 'test', ...words] = process.argv.slice(2);
const tallies: Tally[] = [];
for (const name of lanesOf[wanted] ?? [wanted]) {
  if (!isInterrupted()) {
    tallies.push(await runLane(name, words));
  }
}
const sum = addTallies(tallies);
for (const test of sum.failed) {
  process.stdout.write(`FAILED ${test}\n`);
}
process.stdout.write(`${minutesSince(startedAt)}\n${tallyLine(sum)}\n`);
process.exitCode = isGreen(sum) && !isInterrupted() ? 0 : 1;
