/**
 * `make test`: every test there is; `node run-tests.ts e2e` the browser tests alone. The last line says how many passed and
 * failed; the status is 0 only when some ran and none failed.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateCode } from '../local/build/generate-code.ts';
import { sentenceOf } from '../local/trouble.ts';
import { runBrowserTests } from './tests/run-browser-tests.ts';
import { runFaults } from './tests/run-faults.ts';
import { runJest } from './tests/run-jest.ts';
import { isInterrupted } from './tests/run-program.ts';
import { addTallies, isGreen, type Tally, tallyLine } from './tests/tally.ts';

const root = resolve(import.meta.dirname, '../..');
const reports = join(root, '.hilltop/reports');
mkdirSync(reports, { recursive: true });

/** A part of the tests that cannot run at all is a failure, said in one sentence; the other part still runs. */
async function attempt(run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (fault) {
    process.stderr.write(`  ${sentenceOf(fault)}\n`);
    return { passed: 0, failed: 1 };
  }
}

const [only, ...words] = process.argv.slice(2);
const tallies: Tally[] = [];
if (only !== 'e2e') {
  tallies.push(
    await attempt(async () => {
      await generateCode(root, join(root, '.hilltop/cache'), (line) => process.stdout.write(`${line}\n`));
      return await runJest(root, reports, []);
    }),
  );
}
if (only === undefined && !isInterrupted()) {
  const faults = await attempt(() => runFaults(root, reports));
  process.stdout.write(`  under faults: ${tallyLine(faults)}\n`);
  tallies.push(faults);
}
if (existsSync(join(root, 'web/playwright.config.ts')) && !isInterrupted()) {
  tallies.push(await attempt(() => runBrowserTests(root, reports, words)));
}
const sum = addTallies(tallies);
process.stdout.write(`\n${tallyLine(sum)}\n`);
process.exitCode = isGreen(sum) && !isInterrupted() ? 0 : 1;
