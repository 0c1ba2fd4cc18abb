import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { dollars, thing } from '../support/house.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the menu leads to the store and closes, and the cart fills the screen', async ({ page }) => {
  const store = new StorePage(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Store' }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/store$/);

  await store.addButton(thing.name).tap();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await store.cartButton.tap();
  await expect(store.cart).toBeVisible();
  const box = await store.cart.boundingBox();
  expect(box).toMatchObject({ width: 390, height: 844 });
  await store.cart.getByRole('button', { name: `One more: ${thing.name}` }).tap();
  await expect(store.cart.getByText(dollars(2 * thing.priceCents), { exact: true })).toHaveCount(2);
  await expect(store.cart.getByRole('button', { name: 'Checkout' })).toBeInViewport();
  await expectNoSideScroll(page);
  await store.cart.getByRole('button', { name: 'Close the cart' }).tap();
  await expect(store.cart).toBeHidden();
});
