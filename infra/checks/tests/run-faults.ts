import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from './results.ts';
import { runProgram } from './run-program.ts';
import { type Tally, tallyResults } from './tally.ts';

/** Every part and every connection fails once in twenty seconds; the long campaign is `make faults`. */
const short = { SEED: '1', SECONDS: '20', OPERATIONS: '100' };

/** Runs the short form of `make faults`: each promise that held through it counts as a test that passed. */
export async function runFaults(root: string, reports: string): Promise<Tally> {
  process.stdout.write('  Starting a Hilltop to break, again and again, while people use it.\n');
  // The same run each time, unless somebody asks for another.
  const progress = join(reports, 'faults.jsonl');
  rmSync(progress, { force: true });
  const env = { ...short, ...process.env, LONG: undefined, TEST_RESULTS: progress };
  const program = join(root, 'infra/faults/faults.ts');
  const status = await runProgram(process.execPath, [program], { cwd: root, env, progress });
  const { passed, failed } = tallyResults(readResults(progress), 'The campaign of faults', status);
  // It is no file of tests, which could run once more alone.
  return { passed, failed: failed.map(({ test, error }) => ({ test, error })) };
}
