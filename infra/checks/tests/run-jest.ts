import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from './results.ts';
import { runProgram } from './run-program.ts';
import { type Tally, tallyResults } from './tally.ts';

/** Integration tests wait for servers, so a third worker uses what is left of two cores. */
const integrationWorkers = 3;

/** Runs projects of `jest.config.mjs`. @param files only these, from the root of the repository, one at a time */
export async function runJest(
  root: string,
  reports: string,
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<Tally> {
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
