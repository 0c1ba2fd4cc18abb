import { expect, type Page } from '@playwright/test';
import { openStates } from '#house/e2e/support/open-states.js';
import { publicRoutes } from '#house/e2e/support/public-routes.js';
import { expectAccessible, expectGoodLayout, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { test } from '../support/test.js';
import { expectWholeWords } from '../support/whole-words.js';
import { atEachWidth, type WidthName, widthNames, widths } from '../support/widths.js';
import { PageWatch } from './support/page-watch.js';
import { expectReachableByKeyboard } from './support/reachable-by-keyboard.js';

/** All text of the page, as one line. */
async function textOf(page: Page): Promise<string> {
  return ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
}

async function expectTexts(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) await expect.poll(() => textOf(page), { message: word }).toContain(word);
}

function fileName(path: string): string {
  return path.slice(1) || 'home';
}

for (const route of publicRoutes) {
  const looked: readonly WidthName[] = route.looksLike ? ['phone'] : widthNames;
  test(`${route.path} is complete, stable and accessible, ${looked.join(', ')}`, async ({ page }) => {
    const watch = await PageWatch.on(page);
    await watch.disableCache();
    await atEachWidth(
      page,
      async (width) => {
        // Reloaded, because layout shifts during load depend on the width.
        const response = await page.goto(route.path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectTexts(page, [...route.words, ...(route.live ?? [])]);
        await expectAccessible(page);
        await expectNoSideScroll(page);
        await expectWholeWords(page);
        await watch.expectStill();
        await keepScreenshot(page, `${fileName(route.path)}-${width}`);
        if (width === 'desktop') {
          await expectReachableByKeyboard(page);
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNoSideScroll(page);
          await expectWholeWords(page);
          await page.setViewportSize(widths.desktop);
        }
        for (const state of openStates(route.path, width)) {
          await test.step(state.name, async () => {
            await state.enter(page);
            await expectAccessible(page, state.part);
            await expectNoSideScroll(page);
          });
        }
      },
      looked,
    );
    watch.expectQuiet();
  });
}

// Only those of the tests above that a late font, or a notice from another test, cannot change.
test('the page of the tours is accessible and fits the window at every width', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/tours');
  const { words, live = [] } = publicRoutes.find(({ path }) => path === '/tours') ?? { words: [] };
  await expectTexts(page, [...words, ...live]);
  await expectGoodLayout(page, 'tours-of-the-gate');
});

test('any other path is the not-found screen', async ({ page }) => {
  const watch = await PageWatch.on(page);
  await watch.disableCache();
  await atEachWidth(page, async (width) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await watch.expectStill();
    await keepScreenshot(page, `not-found-${width}`);
  });
  watch.expectQuiet(['status of 404']);
});

test('texts and images are there without JavaScript', { tag: '@gate' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths.phone });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
  });
  const drawings: (string | null)[] = [];
  for (const { path, words, live = [] } of publicRoutes) {
    // The very first live page can be the prerendered one: the gateway renders the next.
    await expect(async () => {
      await page.goto(path);
      const text = await textOf(page);
      for (const word of [...words, ...live]) expect(text, `${word} on ${path}`).toContain(word);
    }).toPass();
    // The page is visible without waiting for a script.
    await expect(page.getByText('Loading the page...')).toHaveCount(0);
    await expect(page.locator('noscript p').first()).toBeVisible();
    drawings.push(
      ...(await page
        .locator('main img')
        .evaluateAll((images) => images.slice(0, 1).map((image) => image.getAttribute('src')))),
    );
  }
  expect(broken).toEqual([]);
  expect(drawings.length).toBeGreaterThan(publicRoutes.length / 6);
  for (const drawing of drawings) expect(drawing).toMatch(/^\/assets\/.*\.svg/);
  await context.close();
});
