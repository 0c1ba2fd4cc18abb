import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { withInstance } from '../../local/launch/instance.ts';
import { startChild } from '../../local/processes/child.ts';
import { findTestBrowser } from './find-chromium.ts';
import { readResults } from './results.ts';
import { isInterrupted, runProgram } from './run-program.ts';
import { addTallies, type Tally, tallyResults } from './tally.ts';

/** All tests have one address, and send more messages and hold more seats than one visitor may. */
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

/** The product's deadlines must not decide a test on a busy machine. */
const steady = { TIMEOUT_FACTOR: '30' };

/** Keys of the Stripe mock. */
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
 * Runs the browser tests on a Hilltop of their own, and Stripe's on another. Tests find it by SITE_URL, INBOX_URL (mail
 * catcher), RUN_FILE (processes) and CHROMIUM_PATH. @param words Playwright's files and options; all tests without any
 */
export async function runBrowserTests(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const lane = { root, reports, words, chromium: await findTestBrowser() };
  // `crawl` last: it reads the mails of all others.
  const site = await runProjects(lane, ['site', 'terms', 'crawl'], steady);
  // They need days without sales, and see how soon the gateway reports that a service is down.
  const outages = await runProjects(lane, ['conditions', 'outages'], {});
  return addTallies([site, outages, await runStripe(lane)]);
}

/**
 * Runs the gate's browser tests (`@gate`). @param words for Playwright: `--last-failed --workers=1` repeats the
 * failures, alone
 */
export async function runBrowserGate(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  return await runProjects({ root, reports, words, chromium: await findTestBrowser() }, ['gate'], steady);
}

/** Runs the journeys on a slow network, and each one under every network condition (`EVERY=1`), however long it takes. */
export async function runJourneys(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const lane = { root, reports, words, chromium: await findTestBrowser() };
  // Each on a Hilltop of its own: both need days without sales.
  return addTallies([await runProjects(lane, ['slow'], {}), await runProjects(lane, ['conditions'], {})]);
}

/** Runs projects of `playwright.config.ts` one at a time, if the words match any of their tests. */
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

/** Tests find the Stripe mock by STRIPE_API_URL. */
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

/** Does not start a Hilltop for nothing. */
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
