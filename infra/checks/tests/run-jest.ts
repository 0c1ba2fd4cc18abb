import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Trouble } from '../../local/trouble.ts';
import { isInterrupted, runProgram } from './run-program.ts';
import { addTallies, failedFiles, type Tally, tallyJest, tallyWithSecondTry } from './tally.ts';

/** Jest keeps the modules of every file it has run: a process per part of the files keeps its memory bounded. */
const parts = 4;

/** A part that hangs is ended and said; it takes two minutes on two free cores. */
const withinMs = 12 * 60_000;

type Report = Parameters<typeof tallyWithSecondTry>[0];

/**
 * Runs every Jest test, part by part, with these words on top. Many of them have real deadlines, and the machine may be
 * busy with others: files that failed are run once more, alone, and named. A part that breaks down twice is a failure.
 */
export async function runJest(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (let part = 1; part <= parts && !isInterrupted(); part += 1) {
    process.stdout.write(`  Part ${part} of ${parts} of the Jest tests.\n`);
    tallies.push(await runPart(root, reports, [`--shard=${part}/${parts}`, ...words]));
  }
  return addTallies(tallies);
}

async function runPart(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const first = (await run(root, reports, words)) ?? (await runAgain(root, reports, words));
  const failed = failedFiles(first);
  if (failed.length === 0 || isInterrupted()) {
    return tallyJest(first);
  }
  process.stdout.write(`  Failed at first, once more: ${failed.map((file) => relative(root, file)).join(', ')}\n`);
  const second = await run(root, reports, ['--maxWorkers=1', '--runTestsByPath', ...failed]);
  return second ? tallyWithSecondTry(first, second) : tallyJest(first);
}

/** Without a report nothing is known of a part: it hung, or Jest was killed. Another try tells whether it does so always. */
async function runAgain(root: string, reports: string, words: readonly string[]): Promise<Report> {
  process.stderr.write('  That part left no report: its last words are above. Once more.\n');
  const report = isInterrupted() ? undefined : await run(root, reports, words);
  if (!report) {
    throw new Trouble('Jest ended without a report: its last words are above.');
  }
  return report;
}

async function run(root: string, reports: string, words: readonly string[]): Promise<Report | undefined> {
  const file = join(reports, 'jest.json');
  rmSync(file, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--json', '--outputFile', file, '--verbose=false'];
  // Jest prints its JSON too when asked for a file; only its own words on the error stream are for people.
  await runProgram(process.execPath, [...flags, ...jest, ...words], { cwd: root, withinMs });
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
