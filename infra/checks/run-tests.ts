/**
 * `make test`: the gate's lanes; `make test-all`: all lanes; `make check`, `make e2e` and others: some, one lane at a
 * time. Tests run once; only the gate runs failed ones again, alone and reported (decision 0080). The last line counts
 * passed and failed; the status is 0 if some ran and none failed.
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf, UserError } from '../local/user-error.ts';
import { readResults } from './tests/results.ts';
import { type LaneResult, runAgain } from './tests/run-again.ts';
import { runBrowserGate, runBrowserTests, runJourneys } from './tests/run-browser-tests.ts';
import { isInterrupted, runProgram } from './tests/run-program.ts';
import { runStaticChecks } from './tests/run-static-checks.ts';
import {
  addTallies,
  describeFailure,
  isGreen,
  minutesSince,
  type Tally,
  tallyLine,
  tallyResults,
} from './tests/tally.ts';

const root = resolve(import.meta.dirname, '../..');
const reports = join(root, '.hilltop/reports');
const flakyReport = join(reports, 'flaky.json');

interface Lane {
  run(words: readonly string[]): Promise<Tally>;
  again?(files: readonly string[]): Promise<Tally>;
}

/** Integration tests wait for servers, so a third worker uses what is left of two cores. */
const integrationWorkers = 3;

/** Runs projects of `jest.config.mjs`. @param files only these, from the root of the repository, one at a time */
async function runJest(projects: readonly string[], files: readonly string[] = []): Promise<Tally> {
  const results = join(reports, `jest-${projects.join('-')}${files.length > 0 ? '-again' : ''}.jsonl`);
  rmSync(results, { force: true });
  const args = [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    join(root, 'node_modules/jest/bin/jest.js'),
    ...['--reporters', join(root, 'infra/checks/jest/progress-reporter.mjs')],
    ...(projects.includes('unit') || files.length > 0 ? [] : [`--maxWorkers=${integrationWorkers}`]),
    ...['--selectProjects', ...projects],
    ...(files.length > 0 ? ['--runInBand', '--runTestsByPath', ...files.map((file) => join(root, file))] : []),
  ];
  const env = { ...process.env, TEST_RESULTS: results };
  const status = await runProgram(process.execPath, args, { cwd: root, env, progress: results });
  return tallyResults(readResults(results), 'Jest', status);
}

const jestLane = (...projects: string[]): Lane => ({
  run: () => runJest(projects),
  again: (files) => runJest(projects, files),
});

interface Campaign {
  readonly name: 'faults' | 'money';
  readonly args: readonly string[];
  /** How long and how much. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Every part and every connection fails once in twenty seconds; the long campaign is `make faults`. */
const faults: Campaign = {
  name: 'faults',
  args: ['infra/faults/faults.ts'],
  variables: { SEED: '1', SECONDS: '20', OPERATIONS: '100' },
};
const money: Campaign = {
  name: 'money',
  args: ['--import', './infra/checks/jest/source-hooks.mjs', 'infra/money/money.ts'],
  variables: { SEED: '1', SECONDS: '30' },
};

/** A short campaign: each promise that held counts as a passed test. It is the same run each time, unless SEED is set. */
async function runCampaign({ name, args, variables }: Campaign): Promise<Tally> {
  process.stdout.write(`  Starting a Hilltop to break, again and again, while people use it (make ${name}).\n`);
  const progress = join(reports, `${name}.jsonl`);
  rmSync(progress, { force: true });
  const env = { ...variables, ...process.env, LONG: undefined, TEST_RESULTS: progress };
  const status = await runProgram(process.execPath, [...args], { cwd: root, env, progress });
  const { passed, failed } = tallyResults(readResults(progress), `The campaign of ${name}`, status);
  // Without a file: it cannot run again alone.
  return { passed, failed: failed.map(({ test, error }) => ({ test, error })) };
}

const lanes: Record<string, Lane> = {
  check: { run: () => runStaticChecks(root) },
  unit: jestLane('unit', 'web'),
  integration: jestLane('int'),
  deep: jestLane('deep'),
  faults: { run: () => runCampaign(faults) },
  money: { run: () => runCampaign(money) },
  journeys: { run: (words) => runJourneys(root, reports, words) },
  browser: { run: (words) => runBrowserTests(root, reports, words) },
  'browser gate': {
    run: (words) => runBrowserGate(root, reports, words),
    again: () => runBrowserGate(root, reports, ['--last-failed', '--workers=1']),
  },
};
const lanesOf: Record<string, readonly string[]> = {
  test: ['check', 'unit', 'integration', 'browser gate'],
  'test-all': ['check', 'unit', 'integration', 'deep', 'faults', 'money', 'browser'],
  check: ['check', 'unit'],
  integration: ['integration', 'deep'],
};

/** A lane that cannot run at all is a failure in one sentence; the other lanes still run. */
async function runLane(name: string, words: readonly string[]): Promise<LaneResult> {
  const startedAt = performance.now();
  const lane = lanes[name];
  process.stdout.write(`${name}\n`);
  const work = lane ? lane.run(words) : Promise.reject(new UserError(`there is no such lane: ${Object.keys(lanes)}`));
  const tally = await work.catch((error: unknown) => {
    process.stderr.write(`  ${messageOf(error)}\n`);
    return { passed: 0, failed: [{ test: 'could not run' }] };
  });
  process.stdout.write(`${name}: ${tallyLine(tally)} in ${minutesSince(startedAt)}\n\n`);
  const failed = tally.failed.map((failure) => ({ ...failure, lane: name }));
  return { tally: { passed: tally.passed, failed }, again: lane?.again };
}

const [wanted = 'test', ...words] = process.argv.slice(2);
const isGate = wanted === 'test';
// Random tests repeat themselves in every gate, and differ in every full run.
if (isGate) process.env.SEED ??= '1';
if (wanted === 'test-all') process.env.SEED ??= String(randomInt(1, 1_000_000));
if (process.env.SEED) process.stdout.write(`SEED=${process.env.SEED}\n`);
mkdirSync(reports, { recursive: true });
rmSync(flakyReport, { force: true });
const startedAt = performance.now();
const results: LaneResult[] = [];
for (const name of lanesOf[wanted] ?? [wanted]) {
  if (!isInterrupted()) {
    results.push(await runLane(name, words));
  }
}
const { sum, flaky } =
  isGate && !isInterrupted()
    ? await runAgain(results)
    : { sum: addTallies(results.map(({ tally }) => tally)), flaky: [] };
for (const failure of sum.failed) {
  process.stdout.write(`FAILED ${describeFailure(failure)}\n`);
}
for (const failure of flaky) {
  process.stdout.write(`FLAKY ${describeFailure(failure)}\n`);
}
if (flaky.length > 0) {
  writeFileSync(flakyReport, `${JSON.stringify(flaky, null, 2)}\n`);
}
process.stdout.write(`${minutesSince(startedAt)}\n${tallyLine(sum)}\n`);
process.exitCode = isGreen(sum) && !isInterrupted() ? 0 : 1;
