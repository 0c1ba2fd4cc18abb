import { defineConfig } from '@playwright/test';

const desktop = { width: 1440, height: 900 };

/**
 * The browser tests, on a production build and the real system: `make e2e` starts one and names it by SITE_URL,
 * INBOX_URL and RUN_FILE.
 */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: './e2e/artefacts/results',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs a second try is wrong, or shows that the site is.
  retries: 0,
  // Longer than a busy machine needs: nothing waits for time, so a passing test is no slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['./e2e/progress-reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'e2e/artefacts/report.json' }],
  ],
  use: {
    baseURL: process.env.SITE_URL ?? '',
    locale: 'en-US',
    viewport: desktop,
    screenshot: 'only-on-failure',
    // Costs a fifth of the time. To see why a test fails: `node infra/checks/run-tests.ts browser <file> --trace on`.
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
    { name: 'site', testIgnore: ['outages/**', 'stripe/**'] },
    // Services are suspended and killed here: these tests run after all others.
    { name: 'outages', testMatch: 'outages/**/*.e2e.ts' },
    // On a Hilltop of their own, whose provider is Stripe.
    { name: 'stripe', testMatch: 'stripe/**/*.e2e.ts' },
    // Of `make bench`.
    { name: 'measurements', testMatch: '**/*.measure.ts' },
  ],
});
