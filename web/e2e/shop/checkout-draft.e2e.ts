import { expect } from '@playwright/test';
import { thing } from '../support/house.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

test('Cancel closes the checkout, keeps what was typed, and the cart', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.openCheckout();
  await store.fillCheckout();
  await store.checkout.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(store.checkout).toBeHidden();
  await expect(store.cartButton).toBeFocused();
  await store.openCheckout();
  await store.expectNothingLost();
  await page.reload();
  await store.openCheckout();
  await store.expectNothingLost();
});
