import { test as base, type Page, type Response } from '@playwright/test';

/** Comes to a page that was drawn without scripts, and waits until it answers, or for as long as one that never will is given. */
const untilItAnswers = async (page: Page, response: Response | null): Promise<Response | null> => {
  if (response?.headers()['content-type']?.startsWith('text/html')) {
    // A page that shows all it has waits for a visitor: a hand comes over it.
    await page.locator('html').dispatchEvent('pointerover');
    await page
      .locator('html[data-answers]')
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => undefined);
  }
  return response;
};

/**
 * Playwright's test with pages that are arrived at when they answer: a visitor's hand is slower than a program's. What is
 * done earlier is the matter of `early-deeds.e2e.ts`.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      page.goto = async (...words) => untilItAnswers(page, await goto(...words));
      page.reload = async (...words) => untilItAnswers(page, await reload(...words));
    }
    await use(page);
  },
});
