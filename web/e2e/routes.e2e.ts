import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepPicture } from './support/look.js';
import { expectReachableByKeyboard } from './support/routes/keyboard.js';
import { openStates } from './support/routes/open-states.js';
import { PageWatch } from './support/routes/page-watch.js';
import { publicRoutes } from './support/routes/public-routes.js';
import { test } from './support/test.js';

const everywhere = { tag: '@widths' };

/** All text of the page, as one line. */
const textOf = async (page: Page): Promise<string> =>
  ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');

const expectWords = async (page: Page, words: readonly string[]): Promise<void> => {
  for (const word of words) await expect.poll(() => textOf(page), { message: word }).toContain(word);
};

const fileName = (path: string): string => path.slice(1) || 'home';

for (const route of publicRoutes) {
  test(`${route.path} is whole, still and accessible`, everywhere, async ({ page }, info) => {
    const atDesk = info.project.name === 'desk';
    const watch = await PageWatch.on(page);
    const answer = await page.goto(route.path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectWords(page, [...route.words, ...(route.live ?? [])]);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await watch.expectStill();
    await keepPicture(page, info, fileName(route.path));
    if (atDesk) {
      await expectReachableByKeyboard(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSideScroll(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    for (const state of openStates(route.path, atDesk)) {
      await test.step(state.name, async () => {
        await state.enter(page);
        await expectAccessible(page, state.part);
        await expectNoSideScroll(page);
      });
    }
    watch.expectQuiet();
  });
}

test('any other path is the not-found screen', everywhere, async ({ page }, info) => {
  const watch = await PageWatch.on(page);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await watch.expectStill();
  await keepPicture(page, info, 'not-found');
  watch.expectQuiet(['status of 404']);
});

test('texts and pictures are there without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
  });
  for (const { path, words, live = [] } of publicRoutes) {
    await page.goto(path);
    const text = await textOf(page);
    for (const word of words) expect(text, `${word} on ${path}`).toContain(word);
    // The very first live page may come as the build wrote it: it is drawn the next time.
    await expect(async () => {
      if (live.length > 0) await page.goto(path);
      for (const word of live) expect(await textOf(page), `${word} on ${path}`).toContain(word);
    }).toPass({ timeout: 15_000 });
    // The page stands in its place, not hidden behind what waits for a script.
    await expect(page.getByText('Loading the page...')).toHaveCount(0);
    await expect(page.locator('noscript p').first()).toBeVisible();
    const images = page.locator('main img');
    if ((await images.count()) > 0) expect(await images.first().getAttribute('src')).toMatch(/^\/assets\/.*\.svg/);
  }
  expect(broken).toEqual([]);
  await context.close();
});
