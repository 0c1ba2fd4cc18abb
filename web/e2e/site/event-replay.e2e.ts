import { expect, type Page, test } from '@playwright/test';
import { deferred } from '../support/deferred.js';
import { thing } from '../support/house.js';

/** Opens a page that does not hydrate until the returned function lets its scripts load. */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = deferred();
  await page.route('**/assets/start-site-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  return release;
}

test.describe('on a page that is not hydrated yet', () => {
  test('an early click takes effect once the page is hydrated', { tag: '@gate' }, async ({ page }) => {
    const release = await openUnhydrated(page, '/');
    await page.getByRole('button', { name: 'Cart, empty' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the menu opens and closes without scripts, and stays open during hydration', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openUnhydrated(page, '/');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toHaveCount(0);
    await opener.click();
    release();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Visit Us' })).toBeVisible();
    await expect(menu).toHaveCount(0);
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('typed text stays, and the browser does not submit the form', async ({ page }) => {
    const release = await openUnhydrated(page, '/contact');
    await page.getByLabel('First name').fill('Early Bird');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByLabel('First name')).toHaveValue('Early Bird');
    // The click was replayed: the page has validated the form and shows what is missing.
    await expect(page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('an early click on a page with live products or days takes effect', async ({ page }) => {
    const release = await openUnhydrated(page, '/store');
    await page.getByRole('button', { name: `Add to Cart: ${thing.name}`, exact: true }).click();
    release();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

    const context = await page.context().browser()?.newContext();
    const fresh = (await context?.newPage()) ?? page;
    const releaseDays = await openUnhydrated(fresh, '/book-tour');
    const day = fresh.locator('.rdp-day_button:not([disabled])').last();
    await day.click();
    releaseDays();
    await expect(fresh.getByRole('heading', { name: 'Available Times' })).toBeVisible();
    await expect(fresh.getByText('Please select a date first')).toHaveCount(0);
    await context?.close();
  });

  test('a page without live data runs no script until its visitor interacts', async ({ page }) => {
    for (const path of ['/contact', '/tours', '/store', '/book-tour']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html[data-hydrated]'), path).toHaveCount(0);
      await page.mouse.wheel(0, 100);
      await expect(page.locator('html[data-hydrated]'), path).toBeAttached();
      await page.evaluate(() => window.sessionStorage.clear());
    }
  });
});
