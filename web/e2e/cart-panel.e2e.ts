import { expect } from '@playwright/test';
import { onOperation } from './support/graphql.js';
import { expectAccessible, expectNoSideScroll, keepPicture } from './support/look.js';
import { withoutService } from './support/services.js';
import { changeProduct, putOnSale, signInAsStaff, withdrawProduct } from './support/shop-desk.js';
import { expectToast, Shopper, toastOf } from './support/shopper.js';
import { test } from './support/test.js';

test('the cart, empty and with lines, is accessible and whole at every width @widths', async ({ page }, info) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.openCart();
  await expect(shopper.cart.getByText('Your cart is empty')).toBeVisible();
  await expect(shopper.cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await shopper.add('House Chip');
  await shopper.openCart();
  await expect(shopper.line('House Chip')).toContainText('$12.00 each');
  await expect(toastOf(page)).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepPicture(page, info, 'cart');
});

test('quantities go up and down, never below one, and the badge counts them', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.add('House Chip');
  await shopper.add('Gate Cap');
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toHaveText('3');
  await shopper.openCart();
  const { cart } = shopper;
  await expect(shopper.line('House Chip')).toContainText('$24.00');
  await expect(cart.getByText('$48.00', { exact: true })).toBeVisible();
  await cart.getByRole('button', { name: 'One more: Gate Cap' }).click();
  await expect(cart.getByText('$72.00', { exact: true })).toBeVisible();
  await cart.getByRole('button', { name: 'One fewer: House Chip' }).click();
  await expect(cart.getByText('$60.00', { exact: true })).toBeVisible();
  await expect(cart.getByRole('button', { name: 'One fewer: House Chip' })).toBeDisabled();
  await cart.getByRole('button', { name: 'Remove Gate Cap' }).click();
  await expect(shopper.line('Gate Cap')).toHaveCount(0);
  await expect(cart.getByText('$12.00', { exact: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await shopper.openCart();
  await expect(shopper.line('House Chip')).toBeVisible();
});

test('a change shows at once and keeps every button off until it is answered', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCart();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await onOperation(page, 'SetCartQuantity', async (route) => {
    await held;
    await route.fallback();
  });
  const { cart } = shopper;
  await cart.getByRole('button', { name: 'One more: House Chip' }).click();
  await expect(cart.getByRole('group', { name: 'Quantity of House Chip' }).getByRole('status')).toHaveText('2');
  await expect(cart.getByText('$24.00', { exact: true })).toHaveCount(2);
  for (const name of ['One more: House Chip', 'One fewer: House Chip', 'Remove House Chip', 'Checkout']) {
    await expect(cart.getByRole('button', { name })).toBeDisabled();
  }
  answer();
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

test('a change that nobody answers goes back to what it was, and says why', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCart();
  const { cart } = shopper;
  const quantity = cart.getByRole('group', { name: 'Quantity of House Chip' }).getByRole('status');
  await withoutService('orders', async () => {
    await cart.getByRole('button', { name: 'One more: House Chip' }).click();
    await expectToast(page, ['Error', 'Failed to change the quantity. Please try again.']);
    await expect(quantity).toHaveText('1');
    await expect(cart.getByRole('alert')).toContainText('What you put in it is still there.');
    await expectAccessible(page);
  });
  await expect(async () => {
    await cart.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 });
    await expect(cart.getByRole('alert')).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  await expect(shopper.line('House Chip')).toBeVisible();
});

test('what is gone from the shop is marked, and keeps from checking out until it is removed', async ({
  page,
  request,
}) => {
  await signInAsStaff(request);
  const gone = await putOnSale(request, `Gone Lamp ${Date.now()}`, '30.00');
  const soldOut = await putOnSale(request, `Sold Lamp ${Date.now()}`, '20.00');
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add(gone.input.name);
  await shopper.add(soldOut.input.name);
  await shopper.add('House Chip');
  await withdrawProduct(request, gone);
  await changeProduct(request, soldOut, { inStock: false });
  await page.reload();
  await shopper.openCart();
  const { cart } = shopper;
  await expect(shopper.line(gone.input.name)).toContainText('No longer on sale. Remove it to check out.');
  await expect(shopper.line(soldOut.input.name)).toContainText('Out of stock. Remove it to check out.');
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expectAccessible(page);
  await cart.getByRole('button', { name: `Remove ${gone.input.name}` }).click();
  await cart.getByRole('button', { name: `Remove ${soldOut.input.name}` }).click();
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  await expect(cart.getByText('$12.00', { exact: true })).toHaveCount(2);
});
