import { expect, type Page } from '@playwright/test';
import { uniqueName } from '../support/names.js';
import { changeOnSale, putOnSale, withdrawProduct } from '../support/products.js';
import { test } from '../support/test.js';
import { PageWatch } from './support/page-watch.js';

/** Opens a page that the gateway has rendered with data; the very first one can be the prerendered one. */
async function openLive(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('#hydration-data')).toBeAttached({ timeout: 500 });
  }).toPass();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tours, products and days are there, with what they cost', async ({ page }) => {
    await openLive(page, '/tours');
    await expect(page.getByRole('link', { name: /^Book Online/ }).first()).toBeVisible();
    await expect(page.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible();
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    const offers = structured.filter((text) => text.includes('"Offer"'));
    expect(offers).toHaveLength(await page.getByRole('link', { name: /^Book Online/ }).count());
    await openLive(page, '/book-tour');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible();
  });

  test('a price changed by staff is in the very next page', async ({ page, staff }) => {
    const product = await putOnSale(staff, uniqueName('Matchbook'), '3.00');
    const price = page.getByRole('listitem').filter({ hasText: product.input.name }).getByText(/^\$/);
    await openLive(page, '/store');
    await expect(price).toHaveText('$3.00');
    const changed = await changeOnSale(staff, product, { price: '4.25' });
    await page.goto('/store');
    await expect(price).toHaveText('$4.25');
    await withdrawProduct(staff, changed);
  });
});

test('a page hydrates as rendered, then refetches live data', async ({ page }) => {
  for (const [path, operation] of [
    ['/tours', 'ToursPage'],
    ['/store', 'StoreProducts'],
    ['/book-tour', 'MonthAvailability'],
  ] as const) {
    const watch = await PageWatch.on(page);
    await openLive(page, path);
    await page.evaluate(() => window.sessionStorage.clear());
    const asked = page.waitForRequest((sent) => sent.postData()?.includes(`"${operation}"`) ?? false);
    await page.goto(path);
    await asked;
    await watch.expectStill();
    watch.expectQuiet();
  }
});

test('a booking begun in this tab is restored on a page rendered with the first step', async ({ page }) => {
  await openLive(page, '/book-tour');
  await page.locator('.rdp-day_button:not([disabled])').last().click();
  await expect(page.getByText('Please select a date first')).toHaveCount(0);
  const watch = await PageWatch.on(page);
  await page.goto('/book-tour');
  await expect(page.locator('[aria-selected="true"] .rdp-day_button')).toHaveCount(1);
  await expect(page.getByText('Please select a date first')).toHaveCount(0);
  watch.expectQuiet();
});
