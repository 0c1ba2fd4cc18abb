import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from './results.ts';
import { runProgram } from './run-program.ts';
import { type Tally, tallyResults } from './tally.ts';

/** Every part and every connection fails once in twenty seconds; the long campaign is `make faults`. */
const short = { SEED: '1', SECONDS: '20', OPERATIONS: '100' };

/** A short `make faults`: each promise that held counts as a passed test. */
export async function runFaults(root: string, reports: string): Promise<Tally> {
  process.stdout.write('  Starting a Hilltop to break, again and again, while people use it.\n');
  // The same run each time, unless SEED is set.
  const progress = join(reports, 'faults.jsonl');
  rmSync(progress, { force: true });
  const env = { ...short, ...process.env, LONG: undefined, TEST_RESULTS: progress };
  const program = join(root, 'infra/faults/faults.ts');
  const status = await runProgram(process.execPath, [program], { cwd: root, env, progress });
  const { passed, failed } = tallyResults(readResults(progress), 'The campaign of faults', status);
  // Without a file: it cannot run again alone.
  return { passed, failed: failed.map(({ test, error }) => ({ test, error })) };
}
