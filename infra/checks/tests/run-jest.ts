import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../local/user-error.ts';
import { runProgram } from './run-program.ts';
import { type Tally, tallyJest } from './tally.ts';

/** A run that hangs is killed, which is a failure, in milliseconds. */
const withinMs = 40 * 60_000;
/** One for each of two cores, to leave tests more of a slow machine within their time limits. */
const integrationWorkers = 2;

/** Runs these projects of `jest.config.mjs`, each test once. */
export async function runJest(root: string, reports: string, projects: readonly string[]): Promise<Tally> {
  const report = join(reports, `jest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const args = [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    join(root, 'node_modules/jest/bin/jest.js'),
    ...['--json', '--outputFile', report, '--reporters', join(root, 'infra/checks/jest/progress-reporter.mjs')],
    ...(projects.includes('int') ? [`--maxWorkers=${integrationWorkers}`] : []),
    ...['--selectProjects', ...projects],
  ];
  const status = await runProgram(process.execPath, args, { cwd: root, withinMs });
  if (!existsSync(report)) {
    throw new UserError(`Jest ended with status ${status} and without a report: its last words are above.`);
  }
  return tallyJest(JSON.parse(readFileSync(report, 'utf8')));
}
