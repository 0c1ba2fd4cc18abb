import { type APIRequestContext, test as base, type Page, type Response } from '@playwright/test';
import { slowDown } from '../conditions/support/network.js';
import { siteUrl } from './site-url.js';
import { SlotAllocator } from './slots.js';
import { staffSession } from './staff-session.js';

export interface NetworkOption {
  /** 'slow': a phone on the hillside, for all pages of the test's own context. */
  readonly network: 'usual' | 'slow';
}

interface TestFixtures extends NetworkOption {
  /** Signed in as staff. */
  readonly staff: APIRequestContext;
}

interface WorkerFixtures {
  readonly slots: SlotAllocator;
}

/** Waits until a prerendered page has hydrated, if it does. */
async function untilHydrated(page: Page, response: Response | null): Promise<Response | null> {
  if (response?.headers()['content-type']?.startsWith('text/html')) {
    // A page without live data hydrates at the first interaction.
    await page.locator('html').dispatchEvent('touchstart');
    await page
      .locator('html[data-hydrated]')
      .waitFor({ state: 'attached' })
      .catch(() => undefined);
  }
  return response;
}

/** Playwright's `test`, whose `goto` returns hydrated pages. `event-replay.e2e.ts` tests what happens earlier. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  network: ['usual', { option: true }],
  page: async ({ page, javaScriptEnabled, network }, use) => {
    if (network === 'slow') await slowDown(page.context());
    if (javaScriptEnabled !== false) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      page.goto = async (...args) => untilHydrated(page, await goto(...args));
      page.reload = async (...args) => untilHydrated(page, await reload(...args));
    }
    await use(page);
  },
  staff: async ({ playwright }, use) => {
    const context = await playwright.request.newContext({ baseURL: siteUrl(), storageState: staffSession });
    await use(context);
    await context.dispose();
  },
  slots: [
    async ({ playwright }, use, { parallelIndex, config }) => {
      const context = await playwright.request.newContext({ baseURL: siteUrl() });
      await use(new SlotAllocator(context, parallelIndex, config.workers));
      await context.dispose();
    },
    { scope: 'worker' },
  ],
});
