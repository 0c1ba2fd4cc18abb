import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withInstance } from '../../local/launch/instance.ts';
import { UserError } from '../../local/user-error.ts';
import { findTestBrowser } from './find-chromium.ts';
import { isInterrupted, runProgram } from './run-program.ts';
import { addTallies, type Tally, tallyPlaywright } from './tally.ts';

/** A run that hangs is killed, which is a failure, in milliseconds. */
const withinMs = 30 * 60_000;

/** All tests come from one address: they send more messages and hold more seats than a visitor may. */
const settings = {
  CONTACT_LIMIT: '1000',
  HOLDS_PER_CALLER: '1000',
  RATE_LIMIT_SIGN_INS: '1000',
  RATE_LIMIT_OPERATIONS: '0',
  WAITLIST_JOIN_LIMIT: '1000',
};

/** The projects of `playwright.config.ts`, one after the other: the second takes services away from everybody. */
const projects = ['site', 'outages'];

/**
 * Runs the browser tests on a Hilltop of their own. The tests find it by SITE_URL (the site), INBOX_URL (the mail catcher),
 * RUN_FILE (its processes) and CHROMIUM_PATH.
 *
 * @param words for Playwright: the files to run, options. Without any, all tests run
 */
export async function runBrowserTests(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const chromium = await findTestBrowser();
  process.stdout.write('  Starting a Hilltop for the browser tests.\n');
  const onLine = (line: string) => void process.stdout.write(`${line}\n`);
  return await withInstance({ root, onLine, settings }, async ({ site, inbox, runFile }) => {
    const env = { SITE_URL: site, INBOX_URL: inbox, RUN_FILE: runFile, CHROMIUM_PATH: chromium };
    const tallies: Tally[] = [];
    for (const project of projects) {
      if (!isInterrupted()) {
        tallies.push(await runProject(project, join(reports, `playwright-${project}.json`), { root, env, words }));
      }
    }
    return addTallies(tallies);
  });
}

interface ProjectRun {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

async function runProject(project: string, report: string, { root, env, words }: ProjectRun): Promise<Tally> {
  rmSync(report, { force: true });
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', `--project=${project}`, '--pass-with-no-tests', ...words];
  const options = { cwd: join(root, 'web'), env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
  const status = await runProgram(process.execPath, args, { ...options, withinMs });
  if (!existsSync(report)) {
    throw new UserError(`Playwright ended with status ${status} and without a report: its last words are above.`);
  }
  return tallyPlaywright(JSON.parse(readFileSync(report, 'utf8')));
}
