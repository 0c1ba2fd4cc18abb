import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const desk = { width: 1440, height: 900 };
const tablet = { width: 820, height: 1180 };
const phone = { width: 390, height: 844 };

/** What a change of width can break is tried at every width; the rest at one. */
const atEveryWidth = /@widths/;

/**
 * The browser tests, on a production build and the real system. `make e2e` gives them a Hilltop by SITE_URL, INBOX_URL and
 * RUN_FILE; without SITE_URL `global-setup.ts` starts one.
 */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: './e2e/artefacts/results',
  globalSetup: './e2e/global-setup.ts',
  // One site, one set of seats, two cores.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // Where nobody watches, a busy machine gets a second try; the report names what needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'e2e/artefacts/report.json' }]],
  use: {
    baseURL: process.env.SITE_URL ?? '',
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // A trace costs a fifth of the time: where there is a second try, that one is traced.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: chromium,
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
    { name: 'desk', use: { viewport: desk } },
    { name: 'tablet', use: { viewport: tablet }, grep: atEveryWidth },
    { name: 'phone', use: { viewport: phone, hasTouch: true }, grep: atEveryWidth },
  ],
});
