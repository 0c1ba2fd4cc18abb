import { expect, type Page } from '@playwright/test';
import { expectToast, Shopper, toastOf, words } from './support/shopper.js';
import { test } from './support/test.js';

/** The store, with the scripts of toasts and cart come and the page's clock standing still from then on. */
const openWithStillClock = async (shopper: Shopper): Promise<void> => {
  const { page } = shopper;
  await page.clock.install();
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCart();
  await page.keyboard.press('Escape');
  await expect(shopper.cart).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(toastOf(page)).toHaveCount(0);
};

/** Pulls the toast to the right by some pixels. */
const pull = async (page: Page, pixels: number): Promise<void> => {
  const box = await toastOf(page).boundingBox();
  if (box === null) throw new Error('No toast is shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 4 });
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
};

test('one toast at a time, for five seconds', async ({ page }) => {
  const shopper = new Shopper(page);
  await openWithStillClock(shopper);
  await shopper.add('Gate Cap');
  await page.clock.runFor(2500);
  await shopper.add('Tea Room Mug');
  await expect(toastOf(page)).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(toastOf(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toastOf(page)).toHaveCount(0);
});

test('a toast goes when it is pulled fifty pixels to the right, not before', async ({ page }) => {
  const shopper = new Shopper(page);
  await openWithStillClock(shopper);
  await shopper.add('Gate Cap');
  await pull(page, 40);
  await page.clock.runFor(500);
  await expectToast(page, words.added('Gate Cap'));
  await pull(page, 60);
  await expect(toastOf(page)).toHaveCount(0);
});

test('F8 goes to the toast, also over the open cart, and Escape leaves it for where one was', async ({ page }) => {
  const shopper = new Shopper(page);
  await openWithStillClock(shopper);
  await shopper.addButton('Gate Cap').press('Enter');
  await expectToast(page, words.added('Gate Cap'));
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toastOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(shopper.addButton('Gate Cap')).toBeFocused();

  await shopper.add('Gate Cap');
  await shopper.openCart();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss: Added to Cart' }).click();
  await expect(toastOf(page)).toHaveCount(0);
  await expect(shopper.cart).toBeVisible();
});

test('Escape closes the cart, not the toast that came before or after it', async ({ page }) => {
  const shopper = new Shopper(page);
  await openWithStillClock(shopper);
  await shopper.add('Gate Cap');
  await shopper.openCart();
  await page.keyboard.press('Escape');
  await expect(shopper.cart).toBeHidden();
  await expectToast(page, words.added('Gate Cap'));
  await page.clock.runFor(100);
  await expect(shopper.cartButton).toBeFocused();
});
