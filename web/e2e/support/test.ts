import { type APIRequestContext, test as base, type Page, type Response } from '@playwright/test';
import { siteUrl } from './site-url.js';
import { SlotAllocator } from './slots.js';
import { staffSession } from './staff-session.js';

interface TestFixtures {
  /** Requests of somebody who is signed in as staff. */
  readonly staff: APIRequestContext;
}

interface WorkerFixtures {
  readonly slots: SlotAllocator;
}

/** Waits until a prerendered page has its event handlers, if it ever gets them. */
async function untilHydrated(page: Page, response: Response | null): Promise<Response | null> {
  if (response?.headers()['content-type']?.startsWith('text/html')) {
    // A page without live data hydrates at the first interaction of a visitor.
    await page.locator('html').dispatchEvent('touchstart');
    await page
      .locator('html[data-hydrated]')
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => undefined);
  }
  return response;
}

/** Playwright's test, with pages that are hydrated when `goto` returns. What happens earlier is `event-replay.e2e.ts`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
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
