import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../local/user-error.ts';
import { runProgram } from './run-program.ts';
import { type Tally, tallyFaults } from './tally.ts';

/** Every part and every connection fails once in twenty seconds; the long campaign is `make faults`. */
const short = { SEED: '1', SECONDS: '20', OPERATIONS: '100' };

/** Runs the short form of `make faults`: each promise that held through it counts as a test that passed. */
export async function runFaults(root: string, reports: string): Promise<Tally> {
  const report = join(reports, 'faults.json');
  rmSync(report, { force: true });
  process.stdout.write('  Starting a Hilltop to break, again and again, while people use it.\n');
  // The same run each time, unless somebody asks for another.
  const progress = join(reports, 'faults.jsonl');
  const env = { ...short, ...process.env, LONG: undefined, FAULTS_REPORT: report, TEST_RESULTS: progress };
  const status = await runProgram(process.execPath, [join(root, 'infra/faults/faults.ts')], {
    cwd: root,
    env,
    progress,
  });
  if (!existsSync(report)) {
    throw new UserError(
      `The proof under faults ended with status ${status} and without a report: its last words are above.`,
    );
  }
  return tallyFaults(JSON.parse(readFileSync(report, 'utf8')));
}
