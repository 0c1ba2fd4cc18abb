import { expect, type Page } from '@playwright/test';
import { test } from '../../../e2e/support/test.js';

const rooms = ['The tea garden', 'The tea room', 'Five doors', 'They moved the house', 'The secret room', 'The tunnel'];

/** Brightness of each picture on the way down, 0 to 1. */
function lightOf(page: Page): Promise<number[]> {
  return page
    .locator('[data-scene] img')
    .evaluateAll((pictures) =>
      pictures
        .filter((picture) => picture.checkVisibility())
        .map((picture) => Number(getComputedStyle(picture).opacity)),
    );
}

async function expectAllTold(page: Page): Promise<void> {
  for (const room of rooms) await expect(page.getByRole('heading', { level: 2, name: room })).toBeVisible();
}

test('every room is lit as it is drawn, before anybody scrolls', async ({ page }) => {
  await page.goto('/');
  await expectAllTold(page);
  expect(new Set(await lightOf(page))).toEqual(new Set([1]));
});

for (const width of [390, 820, 1440, 2560]) {
  test(`every room is lit with reduced motion and without scripts, ${width} wide`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await expectAllTold(page);
    const light = await lightOf(page);
    expect(light.length).toBeGreaterThanOrEqual(5);
    expect(new Set(light)).toEqual(new Set([1]));
    await expect(page.getByText('ON RECORD', { exact: false }).filter({ visible: true }).first()).toBeVisible();
    await context.close();
  });
}

test('the tours have price and next opening, even without scripts, and link to their booking', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  const tours = still.getByRole('list', { name: 'Tours' }).getByRole('listitem');
  // The very first page can be the prerendered one: the gateway renders the next.
  await expect(async () => {
    await still.goto('/');
    await expect(tours.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(tours.first().getByText(/^Next opening: \w{3}, \w{3} \d+, \d+:00 [AP]M$/)).toBeVisible();
  await expect(tours.first().getByText(/^\$\d+\.\d\d$/)).toBeVisible();
  await context.close();

  await page.goto('/');
  await page.getByRole('link', { name: 'Book Online Gate to Garden' }).click();
  await expect(page).toHaveURL(/\/book-tour\?tour=standard&id=[\da-f-]{36}$/);
});

test('the tours are refetched in the browser, and a failure changes nothing', async ({ page }) => {
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    asked += 1;
    await route.abort();
  });
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Book Online/ }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.getByText(/^Next opening/).first()).toBeVisible();
});

test('scrolling drives to the house until the ground falls; where nothing may move, there is no drive', async ({
  page,
}) => {
  await page.goto('/');
  const hill = page.locator('[data-part="under"]');
  const shown = () => hill.evaluate((part) => Number(getComputedStyle(part).opacity));
  await expect(page.getByRole('link', { name: 'Book Your Tour' }).first()).toBeInViewport();
  expect(await shown()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 2.3));
  await expect.poll(shown).toBe(1);
  const sentence = page.getByText('There was a casino under this floor.').filter({ visible: true });
  await expect(sentence).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(hill).toBeHidden();
  await expect(sentence).toHaveCount(1);
});

test('who takes the lantern puts the lights out, and hangs it back at either end or with Escape', async ({ page }) => {
  const dark = page.locator('canvas');
  const hook = page.getByRole('button', { name: 'Take the lantern' });
  const back = page.getByRole('button', { name: 'Hang the lantern back' });
  await page.goto('/');
  await expect(dark).toHaveCount(0);
  await hook.click();
  await expect(dark).toBeVisible();
  await back.last().click();
  await expect(dark).toHaveCount(0);
  await expect(hook).toBeFocused();
  await hook.click();
  await expect(back).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dark).toHaveCount(0);
});

test('with reduced motion there is no lantern to take', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Five doors' }).scrollIntoViewIfNeeded();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Take the lantern' })).toBeHidden();
});

test('a name at a door leads to its chapter', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Beulah Marshall' }).click();
  await expect(page).toHaveURL(/\/history#the-beginning$/);
});

test('a poster leads to its era', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '1947, The Lone Wolf Raid' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The Lone Wolf Raid' })).toBeVisible();
});
