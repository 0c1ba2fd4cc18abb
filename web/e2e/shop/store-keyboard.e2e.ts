import { expect } from '@playwright/test';
import { dollars, thing } from '../support/house.js';
import { tabTo } from '../support/keyboard.js';
import { expectToast, goodAddress, StorePage, toasts } from '../support/store-page.js';
import { test } from '../support/test.js';

test('store, cart and checkout work by keyboard alone', async ({ page }) => {
  const store = new StorePage(page);
  const { keyboard } = page;
  await store.open();
  await tabTo(page, store.addButton(thing.name));
  await keyboard.press('Enter');
  await expectToast(page, toasts.added(thing.name));
  await expect(store.addButton(thing.name)).toBeFocused();

  await page.goto('/store');
  await tabTo(page, store.cartButton);
  await keyboard.press('Enter');
  const { cart, checkout } = store;
  await tabTo(page, cart.getByRole('button', { name: `One more: ${thing.name}` }));
  await keyboard.press('Space');
  await expect(cart.getByText(dollars(2 * thing.priceCents), { exact: true })).toHaveCount(2);
  await tabTo(page, cart.getByRole('button', { name: 'Checkout' }));
  await keyboard.press('Enter');

  await expect(checkout).toBeVisible();
  for (const [label, text] of Object.entries({ ...goodAddress, Email: store.email })) {
    await tabTo(page, store.field(label));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expectToast(page, toasts.ordered);
  await store.closeConfirmation();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeFocused();
});

test('Tab stays in the cart and in the checkout', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.openCart();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(store.cart.locator(':focus')).toHaveCount(1);
  }
  await store.cart.getByRole('button', { name: 'Checkout' }).press('Enter');
  await expect(store.checkout).toBeVisible();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(store.checkout.locator(':focus')).toHaveCount(1);
  }
});
