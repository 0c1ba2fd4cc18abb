import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../../local/trouble.ts';
import { isInterrupted, runProgram } from './run-program.ts';
import { addTallies, type Tally, tallyJest } from './tally.ts';

/** Jest keeps the modules of every file it has run: a process per part of the files keeps its memory bounded. */
const parts = 4;

/** A part that hangs is ended and said; it takes two minutes on two free cores. */
const withinMs = 12 * 60_000;

/** Runs every Jest test, part by part, with these words on top. A part that breaks down twice is a failure. */
export async function runJest(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (let part = 1; part <= parts && !isInterrupted(); part += 1) {
    process.stdout.write(`  Part ${part} of ${parts} of the Jest tests.\n`);
    const shard = [`--shard=${part}/${parts}`, ...words];
    tallies.push((await runPart(root, reports, shard)) ?? (await runAgain(root, reports, shard)));
  }
  return addTallies(tallies);
}

/** Without a report nothing is known of a part: it hung, or Jest was killed. Another try tells whether it does so always. */
async function runAgain(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  process.stderr.write('  That part left no report: its last words are above. Once more.\n');
  const tally = isInterrupted() ? undefined : await runPart(root, reports, words);
  if (!tally) {
    throw new Trouble('Jest ended without a report: its last words are above.');
  }
  return tally;
}

async function runPart(root: string, reports: string, words: readonly string[]): Promise<Tally | undefined> {
  const report = join(reports, 'jest.json');
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--json', '--outputFile', report, '--verbose=false'];
  // Jest prints its JSON too when asked for a file; only its own words on the error stream are for people.
  await runProgram(process.execPath, [...flags, ...jest, ...words], { cwd: root, withinMs });
  return existsSync(report) ? tallyJest(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
}
