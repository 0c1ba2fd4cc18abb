import { expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { holdOperation } from '../support/graphql.js';
import { dollars, thing, third } from '../support/house.js';
import { uniqueName } from '../support/names.js';
import { changeOnSale, putOnSale, withdrawProduct } from '../support/products.js';
import { expectToast, StorePage, toastOf, toasts } from '../support/store-page.js';
import { test } from '../support/test.js';

test('the cart, empty and with lines, is accessible and fits the window at every width', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await store.openCart();
  await expect(store.cart.getByText('Your cart is empty')).toBeVisible();
  await expect(store.cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expectGoodLayout(page, 'cart-empty');
  await page.keyboard.press('Escape');
  await store.add(thing.name);
  await store.openCart();
  await expect(store.line(thing.name)).toContainText(`${dollars(thing.priceCents)} each`);
  await expect(toastOf(page)).toHaveCount(0);
  await expectGoodLayout(page, 'cart');
});

test('quantities go up and down, never below one, and the badge counts them', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.add(thing.name);
  await store.add(third.name);
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toHaveText('3');
  await store.openCart();
  const { cart } = store;
  await expect(store.line(thing.name)).toContainText(dollars(2 * thing.priceCents));
  await expect(cart.getByText(dollars(2 * thing.priceCents + third.priceCents), { exact: true })).toBeVisible();
  await cart.getByRole('button', { name: `One more: ${third.name}` }).click();
  await expect(cart.getByText(dollars(2 * thing.priceCents + 2 * third.priceCents), { exact: true })).toBeVisible();
  await cart.getByRole('button', { name: `One fewer: ${thing.name}` }).click();
  await expect(cart.getByText(dollars(thing.priceCents + 2 * third.priceCents), { exact: true })).toBeVisible();
  await expect(cart.getByRole('button', { name: `One fewer: ${thing.name}` })).toBeDisabled();
  await cart.getByRole('button', { name: `Remove ${third.name}` }).click();
  await expect(store.line(third.name)).toHaveCount(0);
  await expect(cart.getByText(dollars(thing.priceCents), { exact: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await store.openCart();
  await expect(store.line(thing.name)).toBeVisible();
});

test('a change shows immediately, and taps while it is sent are not dropped: the last quantity counts', async ({
  page,
}) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.openCart();
  const answer = await holdOperation(page, 'SetCartQuantity');
  const { cart } = store;
  await cart.getByRole('button', { name: `One more: ${thing.name}` }).click();
  await expect(cart.getByRole('group', { name: `Quantity of ${thing.name}` }).getByRole('status')).toHaveText('2');
  await expect(cart.getByRole('button', { name: `One more: ${thing.name}` })).toBeFocused();
  // The line; the server says the sum.
  await expect(cart.getByText(dollars(2 * thing.priceCents), { exact: true })).toHaveCount(1);
  const updating = cart.getByRole('status').filter({ hasText: 'Updating the cart...' });
  await expect(updating).toBeVisible();
  await cart.getByRole('button', { name: `One more: ${thing.name}` }).click();
  await cart.getByRole('button', { name: `One more: ${thing.name}` }).click();
  await expect(cart.getByText(dollars(4 * thing.priceCents), { exact: true })).toHaveCount(1);
  answer();
  await expect(updating).toBeHidden();
  await expect(cart.getByText(dollars(4 * thing.priceCents), { exact: true })).toHaveCount(2);
  await expect(cart.getByRole('button', { name: `One more: ${thing.name}` })).toBeFocused();
  await page.reload();
  await store.openCart();
  await expect(cart.getByText(dollars(4 * thing.priceCents), { exact: true })).toHaveCount(2);
});

test('Checkout opens while a change is sent, with what the cart shows', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.openCart();
  const answer = await holdOperation(page, 'SetCartQuantity');
  await store.cart.getByRole('button', { name: `One more: ${thing.name}` }).click();
  await store.cart.getByRole('button', { name: 'Checkout' }).click();
  await expect(store.checkout.getByText(`2 at ${dollars(thing.priceCents)}`)).toBeVisible();
  answer();
  await store.fillCheckout();
  await store.order();
  await expectToast(page, toasts.ordered);
  await store.closeConfirmation();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test('Add to Cart shows that it waits, and counts the taps while it does', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  const answer = await holdOperation(page, 'AddToCart');
  const add = store.addButton(thing.name);
  await add.click();
  await expect(add).toHaveText('Adding...');
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  await store.addButton(third.name).click();
  answer();
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(add).toHaveText('Add to Cart');
  await store.openCart();
  await expect(store.line(thing.name)).toContainText(dollars(2 * thing.priceCents));
});

test('a product no longer sold is marked and left out of the total, and the rest can be bought', async ({
  page,
  staff,
}) => {
  const gone = await putOnSale(staff, uniqueName('Gone Lamp'), '30.00');
  const soldOut = await putOnSale(staff, uniqueName('Sold Lamp'), '20.00');
  const store = new StorePage(page);
  await store.open();
  await store.add(gone.input.name);
  await store.add(soldOut.input.name);
  await store.add(thing.name);
  await withdrawProduct(staff, gone);
  await changeOnSale(staff, soldOut, { inStock: false });
  await page.reload();
  await store.openCart();
  const { cart } = store;
  await expect(store.line(gone.input.name)).toContainText('No longer sold. It is left out of the total.');
  await expect(store.line(soldOut.input.name)).toContainText('Out of stock. It is left out of the total.');
  await expect(cart.getByText('Total of the rest')).toBeVisible();
  await expect(cart.getByText(dollars(thing.priceCents), { exact: true })).toHaveCount(2);
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  await expectAccessible(page);
  await cart.getByRole('button', { name: `Remove ${gone.input.name}` }).click();
  await cart.getByRole('button', { name: `Remove ${soldOut.input.name}` }).click();
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  await expect(cart.getByText(dollars(thing.priceCents), { exact: true })).toHaveCount(2);
});
