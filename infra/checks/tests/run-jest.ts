import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../../local/trouble.ts';
import { runProgram } from './run-program.ts';
import { type Tally, tallyJest } from './tally.ts';

/** Runs Jest with these words on top. Without a report, because Jest itself broke down, there is one failure. */
export async function runJest(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const report = join(reports, 'jest.json');
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--json', '--outputFile', report, '--verbose=false'];
  // Jest prints its JSON too when asked for a file; only its own words on the error stream are for people.
  const status = await runProgram(process.execPath, [...flags, ...jest, ...words], { cwd: root });
  if (!existsSync(report)) {
    throw new Trouble(`Jest ended with status ${status} and without a report: its last words are above.`);
  }
  return tallyJest(JSON.parse(readFileSync(report, 'utf8')));
}
