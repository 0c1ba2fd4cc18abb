import { expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout, keepScreenshot } from '../support/accessibility.js';
import { deferred } from '../support/deferred.js';
import { holdOperation, onOperation, sentVariables } from '../support/graphql.js';
import { amount, dollars, shippingCents, thing, third } from '../support/house.js';
import { theMailTo } from '../support/mail.js';
import { ordersFor } from '../support/orders.js';
import { expectToast, StorePage, toasts } from '../support/store-page.js';
import { test } from '../support/test.js';

test('the checkout and its errors are accessible and fit the window at every width', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.openCheckout();
  await expectGoodLayout(page, 'checkout');
  await store.order();
  await expect(store.field('Full Name')).toHaveAccessibleDescription('Please enter your full name');
  await expect(store.field('Full Name')).toBeFocused();
  await expectGoodLayout(page, 'checkout-refused');
});

test('a visitor buys two products: the totals are right, the cart is empty after it, one e-mail comes', {
  tag: '@gate',
}, async ({ page, request, staff }) => {
  const store = new StorePage(page);
  const sent = sentVariables<{ input: { total: string; pickUp: boolean } }>(page, 'PlaceOrder');
  const goods = 2 * thing.priceCents + third.priceCents;
  await store.open();
  await store.add(thing.name);
  await store.add(thing.name);
  await store.add(third.name);
  await store.openCheckout();
  const { checkout } = store;
  await expect(checkout.getByText(dollars(goods), { exact: true })).toBeVisible();
  await expect(checkout.getByText('$5.99', { exact: true })).toBeVisible();
  await expect(checkout.getByText(dollars(goods + shippingCents), { exact: true })).toBeVisible();
  await store.fillCheckout();
  await store.order();
  await expectToast(page, toasts.ordered);
  await expect(checkout).toBeHidden();
  for (const fact of [
    `2 × ${thing.name}`,
    `1 × ${third.name}`,
    dollars(goods),
    '$5.99',
    dollars(goods + shippingCents),
    store.email,
    'Elm Street',
  ]) {
    await expect(store.confirmation.getByText(fact)).toBeVisible();
  }
  await expectGoodLayout(page, 'order-placed');
  await store.closeConfirmation();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeFocused();

  expect(sent).toHaveLength(1);
  expect(sent[0]?.input).toMatchObject({ total: amount(goods + shippingCents), pickUp: false });
  expect(JSON.stringify(sent)).toContain('Elm Street');

  const mail = await theMailTo(request, store.email);
  expect(mail.text).toContain(thing.name);
  for (const fact of [third.name, dollars(goods), '$5.99', dollars(goods + shippingCents), 'Elm Street'])
    expect(mail.text).toContain(fact);
  expect(await ordersFor(staff, store.email)).toBe(1);

  await store.openCart();
  await expect(store.cart.getByText('Your cart is empty')).toBeVisible();
  await page.reload();
  await store.add(thing.name);
  await store.openCheckout();
  await expect(store.field('Full Name')).toHaveValue('');
});

test('goods alone can be picked up, and need no address then', async ({ page, request }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.openCheckout();
  await store.checkout.getByRole('radio', { name: /^Pick up at the counter/ }).check();
  await expect(store.field('Address')).toHaveCount(0);
  await store.field('Full Name').fill('Ada Marshall');
  await store.field('Email').fill(store.email);
  await store.order();
  await expect(store.confirmation.getByText(/Your things wait for you at the counter/)).toBeVisible();
  await store.closeConfirmation();
  const mail = await theMailTo(request, store.email);
  expect(mail.text).toContain(dollars(thing.priceCents));
  expect(mail.text).not.toContain('Shipping');
});

test('while an order is in flight the button says so and nothing can be pressed twice', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.openCheckout();
  await store.fillCheckout();
  const sent = sentVariables<object>(page, 'PlaceOrder');
  const answer = await holdOperation(page, 'PlaceOrder');
  await store.order();
  const busy = store.checkout.getByRole('button', { name: 'Processing...' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(store.checkout).toBeVisible();
  await expect(store.checkout.getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled();
  await expectAccessible(page);
  answer();
  await expectToast(page, toasts.ordered);
  await store.closeConfirmation();
  expect(sent).toHaveLength(1);
});

test('an order answered too late and resent after a reload is placed once', async ({ page, request, staff }) => {
  const store = new StorePage(page);
  const sent = sentVariables<{ idempotencyKey: string }>(page, 'PlaceOrder');
  await store.open();
  await store.add(thing.name);
  await store.openCheckout();
  await store.fillCheckout();
  const { promise: taken, resolve: arrived } = deferred();
  let isFirst = true;
  await onOperation(page, 'PlaceOrder', async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await route.fetch();
    // The service has the order, but the page is left before the answer.
    arrived();
  });
  await store.order();
  await taken;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await store.openCart();
  await expectAccessible(page);
  await keepScreenshot(page, 'cart-unanswered');
  // The purchase has emptied the cart.
  await store.cart.getByRole('button', { name: 'Ask for it again' }).click();
  await expectToast(page, toasts.ordered);
  for (const fact of [`1 × ${thing.name}`, dollars(thing.priceCents + shippingCents), store.email, 'Elm Street']) {
    await expect(store.confirmation.getByText(fact)).toBeVisible();
  }
  await store.closeConfirmation();

  expect(sent).toHaveLength(2);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  expect(await ordersFor(staff, store.email)).toBe(1);
  await theMailTo(request, store.email);
});
