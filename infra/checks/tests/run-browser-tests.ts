import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allHouses, chosenHouse, type House, isUsual } from '../../local/house.ts';
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

/** So that each change is also tried as a small house runs. */
const inOneProcess = { SMALL: '1' };

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
  /** Of the Hilltop that the tests use. */
  readonly house: House;
}

/** On the house that `HOUSE` names. */
async function laneOf(root: string, reports: string, words: readonly string[]): Promise<Lane> {
  return { root, reports, words, chromium: await findTestBrowser(), house: chosenHouse() };
}

/** Runs what people do on every other house, on a Hilltop of each, unless `HOUSE` chooses one. */
async function runOtherHouses(usual: Lane, project: string, variables: Variables = {}): Promise<Tally> {
  const tallies: Tally[] = [];
  const others = process.env.HOUSE ? [] : allHouses().filter((folder) => folder !== usual.house.folder);
  for (const folder of others) {
    const lane = { ...usual, house: chosenHouse({ HOUSE: folder }) };
    if (!isInterrupted()) tallies.push(await runProjects(lane, [project], { ...steady, ...variables }));
  }
  return addTallies(tallies);
}

/**
 * Runs the browser tests on a Hilltop of their own, Stripe's on another, and what people do on one of each other house.
 * Tests find it by SITE_URL, INBOX_URL (mail catcher), RUN_FILE (processes) and CHROMIUM_PATH. @param words Playwright's
 * files and options, for the chosen house alone; all tests without any
 */
export async function runBrowserTests(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const lane = await laneOf(root, reports, words);
  if (!isUsual(lane.house) && words.length === 0) return await runProjects(lane, ['site'], steady);
  // `crawl` last: it reads the mails of all others.
  const site = await runProjects(lane, ['site', 'terms', 'crawl'], steady);
  // They need days without sales, and see how soon the gateway reports that a service is down.
  const outages = await runProjects(lane, ['conditions', 'outages'], {});
  const stripe = await runStripe(lane);
  const others = words.length > 0 ? addTallies([]) : await runOtherHouses(lane, 'site');
  return addTallies([site, outages, stripe, others]);
}

/**
 * Runs the gate's browser tests (`@gate`), and a journey of each program on every other house
 * (`@every-house`), which runs as one process. @param words for Playwright: `--last-failed --workers=1` repeats the failures, alone
 */
export async function runBrowserGate(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const lane = await laneOf(root, reports, words);
  const chosen = await runProjects(lane, ['gate'], steady);
  return addTallies([chosen, await runOtherHouses(lane, 'gate', inOneProcess)]);
}

/** Runs the journeys on a slow network, and each one under every network condition (`EVERY=1`), however long it takes. */
export async function runJourneys(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const lane = await laneOf(root, reports, words);
  // Each on a Hilltop of its own: both need days without sales.
  return addTallies([await runProjects(lane, ['slow'], {}), await runProjects(lane, ['conditions'], {})]);
}

/** Runs projects of `playwright.config.ts` one at a time, if the words match any of their tests. */
async function runProjects(lane: Lane, names: readonly string[], variables: Variables): Promise<Tally> {
  const projects = names.map((name) => projectOf(name, lane));
  const wanted = projects.filter((project) => hasTests(lane, project));
  if (wanted.length === 0) return addTallies([]);
  process.stdout.write(`  Starting a Hilltop for the browser tests (${wanted.join(', ')}).\n`);
  const onLine = (line: string) => void process.stdout.write(`${line}\n`);
  const options = { root: lane.root, onLine, settings: { ...settings, ...variables, HOUSE: lane.house.folder } };
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
  if (isInterrupted() || !hasTests(lane, projectOf('stripe', lane))) return addTallies([]);
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

/** Its name in `playwright.config.ts`. */
function projectOf(name: string, { house }: Lane): string {
  return isUsual(house) ? name : `${name}-${house.folder}`;
}

function playwrightArgs({ root, words }: Lane, project: string, ...options: readonly string[]): string[] {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const plainTexts = pathToFileURL(join(root, 'web/e2e/plain-texts.mjs')).href;
  return ['--import', plainTexts, cli, 'test', `--project=${project}`, ...options, ...words];
}

/** Does not start a Hilltop for nothing. */
function hasTests(lane: Lane, project: string): boolean {
  if (lane.words.length === 0) return true;
  const args = playwrightArgs(lane, project, '--list');
  const env = { ...process.env, HOUSE: lane.house.folder };
  return spawnSync(process.execPath, args, { cwd: join(lane.root, 'web'), env, stdio: 'ignore' }).status === 0;
}

async function runProject(lane: Lane, project: string, variables: Variables): Promise<Tally> {
  const results = join(lane.reports, `playwright-${project}.jsonl`);
  rmSync(results, { force: true });
  const env = { ...process.env, ...variables, HOUSE: lane.house.folder, TEST_RESULTS: results };
  const options = { cwd: join(lane.root, 'web'), env, progress: results };
  const status = await runProgram(process.execPath, playwrightArgs(lane, project), options);
  return tallyResults(readResults(results), 'Playwright', status);
}
