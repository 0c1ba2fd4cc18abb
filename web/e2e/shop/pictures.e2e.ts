import { expect } from '@playwright/test';
import { expectNoSideScroll } from '../support/accessibility.js';
import { thing } from '../support/house.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

/** All pictures together, however large their uploads. */
const MOST_BYTES = 300_000;

/** Device pixels per CSS pixel, and the widths in which pictures are fetched: 640 pixels for the large one of a wall. */
const screens = [
  [1, ['?w=320']],
  [2, ['?w=320', '?w=480', '?w=640']],
  [3, ['?w=320', '?w=480', '?w=640']],
] as const;

for (const [deviceScaleFactor, widths] of screens) {
  test(`the store on a phone of ${deviceScaleFactor} pixels a point fetches pictures in the size in which they are seen, below 300 kB`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor });
    const page = await context.newPage();
    const fetched: { readonly width: string; readonly bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      const url = new URL(request.url());
      if (!url.pathname.startsWith('/uploads/')) return;
      fetched.push({ width: url.search, bytes: (await request.sizes()).responseBodySize });
    });
    const store = new StorePage(page);
    await store.open();
    await store.add(thing.name);
    await store.openCart();
    await expect(store.line(thing.name).locator('img')).toHaveJSProperty('complete', true);
    await expectNoSideScroll(page);
    await page.waitForLoadState('networkidle');
    expect(fetched.length).toBeGreaterThan(0);
    for (const { width } of fetched) expect(widths).toContain(width);
    expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
    await page.screenshot({ path: `e2e/artefacts/screens/store-cart-390-${deviceScaleFactor}.png` });
    await context.close();
  });
}
