import { defineConfig } from '@playwright/test';
import type { NetworkOption } from './e2e/support/test.js';

/** The house of the instance under test. */
const house = process.env.HOUSE?.trim() || 'hill';
const isHill = house === 'hill';
const own = `house/${house}/e2e`;

/** The tests in folders of this one. Playwright finds a glob's folders anywhere in a path, so in another house's too. */
function testsIn(...folders: readonly string[]): RegExp {
  const here = import.meta.dirname.replaceAll(/\W/g, '\\$&');
  return new RegExp(`^${here}/(?:${folders.join('|')})/.*\\.e2e\\.ts$`);
}

/** Lists of failures say of which other house a test was. */
function nameOf(project: string): string {
  return isHill ? project : `${project}-${house}`;
}

const desktop = { width: 1440, height: 900 };

/** Run on a production build and the real system: `make e2e` starts one and passes SITE_URL, INBOX_URL and RUN_FILE. */
export default defineConfig<NetworkOption>({
  testDir: '.',
  // Where `#house/…` leads to.
  tsconfig: isHill ? './tsconfig.json' : `./tsconfig.${house}.json`,
  testMatch: testsIn('e2e', own),
  // Of each house its own: it keeps which tests failed last.
  outputDir: `./e2e/artefacts/${nameOf('results')}`,
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // No retries: a flaky test is a bug, in the test or in the site.
  retries: 0,
  // Generous, for a busy machine. Passing tests never wait for a timeout.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['./e2e/progress-reporter.ts'], ['./e2e/journey-reporter.ts']],
  use: {
    baseURL: process.env.SITE_URL ?? '',
    // Less than a test's own limit, so that a failure names the step that hung.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    viewport: desktop,
    screenshot: 'only-on-failure',
    // Tracing costs a fifth of the time. To debug a failure: `node infra/checks/run-tests.ts browser <file> --trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // What `make test` runs: journeys that do not depend on chance and do not disturb each other.
    { name: 'gate', grep: isHill ? /@gate/ : /@every-house/ },
    {
      name: 'site',
      // On another house: what people do there.
      testMatch: isHill ? testsIn('e2e', own) : testsIn('e2e/(?:shop|staff|door|site)', own),
      testIgnore: testsIn('e2e/(?:outages|stripe|conditions|crawl|terms)'),
    },
    // Journeys over the network of a phone on the hillside: `make slow`.
    {
      name: 'slow',
      testMatch: testsIn('e2e/(?:shop|staff|door)', `${own}/(?:shop|staff|door)`),
      testIgnore: testsIn('e2e/door/scanner'),
      use: { network: 'slow', actionTimeout: 180_000, navigationTimeout: 180_000 },
      timeout: 540_000,
      expect: { timeout: 60_000 },
    },
    // They change what the store charges everybody.
    { name: 'terms', testMatch: testsIn('e2e/terms') },
    // They close days, which every page then says.
    { name: 'conditions', testMatch: testsIn('e2e/conditions') },
    // These tests suspend and kill services: after all others, one at a time.
    { name: 'outages', testMatch: testsIn('e2e/outages'), workers: 1 },
    // They read the mails of all earlier tests, and close a time, which holds seats on other days.
    { name: 'crawl', testMatch: testsIn('e2e/crawl') },
    // On an instance of their own, with Stripe as the provider.
    { name: 'stripe', testMatch: testsIn('e2e/stripe') },
  ].map((project) => ({ ...project, name: nameOf(project.name) })),
});
