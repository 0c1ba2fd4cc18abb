import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { hasSpanish } from '../support/house.js';
import { test } from '../support/test.js';
import { atEachWidth } from '../support/widths.js';
import { PageWatch } from './support/page-watch.js';

const hintOf = (page: Page) => page.getByRole('complementary', { name: 'Español' });

if (hasSpanish) {
  test.describe('a browser that prefers Spanish', () => {
    test.use({ locale: 'es-MX' });

    test('is told where the page is in Spanish before it is painted, until it does not want to be', async ({
      page,
    }) => {
      const watch = await PageWatch.on(page);
      // The very first page can be one without its data, which comes later and moves the rest.
      await expect(async () => {
        await page.goto('/tours');
        expect(await page.locator('#hydration-data').count()).toBe(1);
      }).toPass();
      const hint = hintOf(page).getByRole('button', { name: 'Esta página está en español' });
      await expect(hint).toBeVisible();
      await watch.expectStill();
      await atEachWidth(page, async () => {
        await expectAccessible(page);
        await expectNoSideScroll(page);
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
      const choice = page.getByRole('contentinfo').locator('a[hreflang="es"]');
      await expect(choice).toHaveAttribute('href', '/es/contact');
      await hint.click();
      await expect(page).toHaveURL('/es/contact');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(hintOf(page)).toHaveCount(0);
      await page.goto('/tours');
      await hintOf(page).getByRole('button', { name: 'Cerrar' }).click();
      await expect(hintOf(page)).toHaveCount(0);
      await page.reload();
      await expect(hintOf(page)).toHaveCount(0);
    });

    test('is not told so on a page that is in English alone', async ({ page }) => {
      for (const path of ['/history', '/no-such-page', '/admin']) {
        await page.goto(path);
        await expect(page.locator('h1, h2').first()).toBeVisible();
        await expect(hintOf(page)).toHaveCount(0);
      }
    });
  });

  test('a browser that prefers English is not told of Spanish', async ({ page }) => {
    await page.goto('/tours');
    await expect(hintOf(page)).toHaveCount(0);
  });
}
