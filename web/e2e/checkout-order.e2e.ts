import { expect } from '@playwright/test';
import { onOperation, sentVariables } from './support/graphql.js';
import { theMailTo } from './support/inbox.js';
import { expectAccessible, expectNoSideScroll, keepPicture } from './support/look.js';
import { ordersFor, signInAsStaff } from './support/shop-desk.js';
import { expectToast, Shopper, words } from './support/shopper.js';
import { test } from './support/test.js';

test('the checkout and its faults are accessible and whole at every width @widths', async ({ page }, info) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCheckout();
  await expectAccessible(page);
  await shopper.order();
  await expect(shopper.checkout.getByText('Please enter your full name')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepPicture(page, info, 'checkout-faults');
});

test('a visitor buys two products: the totals are right, the cart is empty after it, one e-mail comes', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  const sent = sentVariables<{ input: { total: string; status: string; items: string } }>(page, 'CreateOrder');
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.add('House Chip');
  await shopper.add('Gate Cap');
  await shopper.openCheckout();
  const { checkout } = shopper;
  await expect(checkout.getByText('$48.00', { exact: true })).toBeVisible();
  await expect(checkout.getByText('$5.99', { exact: true })).toBeVisible();
  await expect(checkout.getByText('$53.99', { exact: true })).toBeVisible();
  await shopper.fillCheckout();
  await shopper.order();
  await expectToast(page, words.ordered);
  await expect(checkout).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeFocused();

  expect(sent).toHaveLength(1);
  expect(sent[0]?.input).toMatchObject({ total: '48.00', status: 'pending' });
  expect(JSON.parse(sent[0]?.input.items ?? '')).toMatchObject([
    { productName: 'House Chip', quantity: 2, price: '12.00' },
    { productName: 'Gate Cap', quantity: 1, price: '24.00' },
  ]);
  // Phone and address stay in the browser (spec.md §3).
  expect(JSON.stringify(sent)).not.toContain('Division');

  const mail = await theMailTo(request, shopper.email);
  expect(mail.text).toContain('House Chip');
  expect(mail.text).toContain('Gate Cap');
  await signInAsStaff(request);
  expect(await ordersFor(request, shopper.email)).toBe(1);

  await shopper.openCart();
  await expect(shopper.cart.getByText('Your cart is empty')).toBeVisible();
  await page.reload();
  await shopper.add('House Chip');
  await shopper.openCheckout();
  await expect(shopper.field('Full Name')).toHaveValue('');
});

test('while an order is on its way the button says so and nothing can be pressed twice', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCheckout();
  await shopper.fillCheckout();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent = sentVariables<object>(page, 'CreateOrder');
  await onOperation(page, 'CreateOrder', async (route) => {
    await held;
    await route.fallback();
  });
  await shopper.order();
  const busy = shopper.checkout.getByRole('button', { name: 'Processing...' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(shopper.checkout).toBeVisible();
  await expect(shopper.checkout.getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled();
  await expectAccessible(page);
  answer();
  await expectToast(page, words.ordered);
  expect(sent).toHaveLength(1);
});

test('an order that is answered too late and sent again after a refresh is placed once', async ({ page, request }) => {
  const shopper = new Shopper(page);
  const sent = sentVariables<{ idempotencyKey: string }>(page, 'CreateOrder');
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCheckout();
  await shopper.fillCheckout();
  let arrived = (): void => undefined;
  const taken = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let isFirst = true;
  await onOperation(page, 'CreateOrder', async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await route.fetch();
    // The house has it; the page is left before it hears so.
    arrived();
  });
  await shopper.order();
  await taken;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await shopper.openCheckout();
  await shopper.expectNothingLost();
  await shopper.order();
  await expectToast(page, words.ordered);

  expect(sent).toHaveLength(2);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  await signInAsStaff(request);
  expect(await ordersFor(request, shopper.email)).toBe(1);
  await theMailTo(request, shopper.email);
});
