import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from './support/look.js';
import { Shopper } from './support/shopper.js';
import { test } from './support/test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the menu leads to the store and closes, and the cart fills the screen', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Store' }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/store$/);

  await shopper.addButton('House Chip').tap();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await shopper.cartButton.tap();
  await expect(shopper.cart).toBeVisible();
  const box = await shopper.cart.boundingBox();
  expect(box).toMatchObject({ width: 390, height: 844 });
  await shopper.cart.getByRole('button', { name: 'One more: House Chip' }).tap();
  await expect(shopper.cart.getByText('$24.00', { exact: true })).toHaveCount(2);
  await expect(shopper.cart.getByRole('button', { name: 'Checkout' })).toBeInViewport();
  await expectNoSideScroll(page);
  await shopper.cart.getByRole('button', { name: 'Close the cart' }).tap();
  await expect(shopper.cart).toBeHidden();
});
