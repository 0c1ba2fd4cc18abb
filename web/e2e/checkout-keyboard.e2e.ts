import { expect } from '@playwright/test';
import { tabTo } from './support/keys.js';
import { expectToast, goodAddress, Shopper, words } from './support/shopper.js';
import { test } from './support/test.js';

test('the keyboard alone buys: store, cart, checkout', async ({ page }) => {
  const shopper = new Shopper(page);
  const { keyboard } = page;
  await shopper.openStore();
  await tabTo(page, shopper.addButton('House Chip'));
  await keyboard.press('Enter');
  await expectToast(page, words.added('House Chip'));
  await expect(shopper.addButton('House Chip')).toBeFocused();

  await page.goto('/store');
  await tabTo(page, shopper.cartButton);
  await keyboard.press('Enter');
  const { cart, checkout } = shopper;
  await tabTo(page, cart.getByRole('button', { name: 'One more: House Chip' }));
  await keyboard.press('Space');
  await expect(cart.getByText('$24.00', { exact: true })).toHaveCount(2);
  await tabTo(page, cart.getByRole('button', { name: 'Checkout' }));
  await keyboard.press('Enter');

  await expect(checkout).toBeVisible();
  for (const [label, text] of Object.entries({ ...goodAddress, Email: shopper.email })) {
    await tabTo(page, shopper.field(label));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expectToast(page, words.ordered);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeFocused();
});

test('Tab stays in the cart and in the checkout', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCart();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(shopper.cart.locator(':focus')).toHaveCount(1);
  }
  await shopper.cart.getByRole('button', { name: 'Checkout' }).press('Enter');
  await expect(shopper.checkout).toBeVisible();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(shopper.checkout.locator(':focus')).toHaveCount(1);
  }
});
