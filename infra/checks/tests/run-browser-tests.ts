import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withOwnHilltop } from '../../local/launch/own-hilltop.ts';
import { Trouble } from '../../local/trouble.ts';
import { findChromium } from './find-chromium.ts';
import { runProgram } from './run-program.ts';
import { type Tally, tallyPlaywright } from './tally.ts';

const withinMs = 50 * 60_000;

/**
 * Runs the browser tests on a Hilltop of their own. The tests find it by SITE_URL (the site), INBOX_URL (the mail catcher),
 * RUN_FILE (its processes) and CHROMIUM_PATH.
 */
export async function runBrowserTests(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const chromium = await findChromium();
  const report = join(reports, 'playwright.json');
  rmSync(report, { force: true });
  process.stdout.write('  Starting a Hilltop for the browser tests.\n');
  const onLine = (line: string) => void process.stdout.write(`${line}\n`);
  return await withOwnHilltop({ root, onLine }, async ({ site, inbox, runFile }) => {
    const env = {
      ...process.env,
      SITE_URL: site,
      INBOX_URL: inbox,
      RUN_FILE: runFile,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const args = [playwright, 'test', '--reporter=list,json', ...words];
    const status = await runProgram(process.execPath, args, { cwd: join(root, 'web'), env, withinMs });
    if (!existsSync(report)) {
      throw new Trouble(`Playwright ended with status ${status} and without a report: its last words are above.`);
    }
    return tallyPlaywright(JSON.parse(readFileSync(report, 'utf8')));
  });
}
