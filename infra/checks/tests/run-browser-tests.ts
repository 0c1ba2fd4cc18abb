import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { withInstance } from '../../local/launch/instance.ts';
import { startChild } from '../../local/processes/child.ts';
import { findTestBrowser } from './find-chromium.ts';
import { readResults } from './results.ts';
import { isInterrupted, runProgram } from './run-program.ts';
import { addTallies, type Tally, tallyResults } from './tally.ts';

/** All tests come from one address: they send more messages and hold more seats than a visitor may. */
const settings = {
  CONTACT_LIMIT: '1000',
  CONTACT_LIMIT_PER_CALLER: '1000',
  HOLDS_PER_CALLER: '1000',
  HELD_SEATS_PER_CALLER: '20000',
  RATE_LIMIT_SIGN_INS: '1000',
  RATE_LIMIT_OPERATIONS: '0',
  RATE_LIMIT_PAGES: '0',
  WAITLIST_JOIN_LIMIT: '1000',
};

/** No deadline of the product decides a test on a busy machine. */
const steady = { TIMEOUT_FACTOR: '30' };

/** The keys of the Stripe of the tests. */
const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_of_hilltop',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_hilltop',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_hilltop',
};

type Variables = Readonly<Record<string, string>>;

interface Lane {
  readonly root: string;
  readonly reports: string;
  readonly words: readonly string[];
  readonly chromium: string;
}

/**
 * Runs the browser tests on a Hilltop of their own, and those of the payment by Stripe on another. The tests find it by
 * SITE_URL (the site), INBOX_URL (the mail catcher), RUN_FILE (its processes) and CHROMIUM_PATH.
 *
 * @param words for Playwright: the files to run, options. Without any, all tests run
 */
export async function runBrowserTests(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const lane = { root, reports, words, chromium: await findTestBrowser() };
  // The last reads the mails that all have caused.
  const site = await runProjects(lane, ['site', 'terms', 'crawl'], steady);
  // They need days on which nothing is sold, and see how soon the gateway says that a service is away.
  const outages = await runProjects(lane, ['conditions', 'outages'], {});
  return addTallies([site, outages, await runStripe(lane)]);
}

/**
 * Runs the browser tests of the gate (`@gate`), on a Hilltop of their own.
 *
 * @param words for Playwright: `--last-failed --workers=1` runs once more what failed, alone
 */
export async function runBrowserGate(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  return await runProjects({ root, reports, words, chromium: await findTestBrowser() }, ['gate'], steady);
}

/**
 * Runs the tests of what visitors and staff do on a slow network, and each journey in all that a network can do to it
 * (`EVERY=1`), for as long as it takes.
 */
export async function runJourneys(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const lane = { root, reports, words, chromium: await findTestBrowser() };
  // Each on a Hilltop of its own: both need days on which nothing is sold.
  return addTallies([await runProjects(lane, ['slow'], {}), await runProjects(lane, ['conditions'], {})]);
}

/** Runs projects of `playwright.config.ts` one after the other, if they have a test of these words. */
async function runProjects(lane: Lane, projects: readonly string[], variables: Variables): Promise<Tally> {
  const wanted = projects.filter((project) => hasTests(lane, project));
  if (wanted.length === 0) return addTallies([]);
  process.stdout.write(`  Starting a Hilltop for the browser tests (${wanted.join(', ')}).\n`);
  const onLine = (line: string) => void process.stdout.write(`${line}\n`);
  const options = { root: lane.root, onLine, settings: { ...settings, ...variables } };
  return await withInstance(options, async ({ site, inbox, runFile }) => {
    const own = { SITE_URL: site, INBOX_URL: inbox, RUN_FILE: runFile, CHROMIUM_PATH: lane.chromium };
    const tallies: Tally[] = [];
    for (const project of wanted) {
      if (!isInterrupted()) tallies.push(await runProject(lane, project, { ...variables, ...own }));
    }
    return addTallies(tallies);
  });
}

/** The tests find the Stripe of the tests by STRIPE_API_URL. */
async function runStripe(lane: Lane): Promise<Tally> {
  if (isInterrupted() || !hasTests(lane, 'stripe')) return addTallies([]);
  const stripe = await startChild({
    name: 'Stripe',
    command: process.execPath,
    args: [
      '--import',
      './infra/checks/jest/source-hooks.mjs',
      'services/shared/payments/src/testing/serve-fake-stripe.ts',
    ],
    cwd: lane.root,
    env: { ...process.env, ...stripeKeys },
  });
  try {
    const url = await stripe.firstLine((line) => (URL.canParse(line) ? line : undefined));
    return await runProjects(lane, ['stripe'], { ...stripeKeys, PAYMENT_PROVIDER: 'stripe', STRIPE_API_URL: url });
  } finally {
    await stripe.stop();
  }
}

function playwrightArgs({ root, words }: Lane, project: string, ...options: readonly string[]): string[] {
  return [join(root, 'node_modules/@playwright/test/cli.js'), 'test', `--project=${project}`, ...options, ...words];
}

/** A Hilltop is not started for nothing. */
function hasTests(lane: Lane, project: string): boolean {
  if (lane.words.length === 0 || lane.words[0]?.startsWith('--')) return true;
  const args = playwrightArgs(lane, project, '--list');
  return spawnSync(process.execPath, args, { cwd: join(lane.root, 'web'), stdio: 'ignore' }).status === 0;
}

async function runProject(lane: Lane, project: string, variables: Variables): Promise<Tally> {
  const results = join(lane.reports, `playwright-${project}.jsonl`);
  rmSync(results, { force: true });
  const env = { ...process.env, ...variables, TEST_RESULTS: results };
  const options = { cwd: join(lane.root, 'web'), env, progress: results };
  const status = await runProgram(process.execPath, playwrightArgs(lane, project), options);
  return tallyResults(readResults(results), 'Playwright', status);
}
