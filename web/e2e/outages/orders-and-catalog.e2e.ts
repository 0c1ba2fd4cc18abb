import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { sentVariables } from '../support/graphql.js';
import { theMailTo } from '../support/mail.js';
import { ordersFor } from '../support/orders.js';
import { untilServiceAnswers, withoutService } from '../support/services.js';
import { expectToast, StorePage, toasts } from '../support/store-page.js';
import { test } from '../support/test.js';
import { killAt } from './support/kill-at.js';

// Serial: each test stops a service that the store uses.
test.describe.configure({ mode: 'default' });

test('orders hangs: a cart change is rolled back and explained', async ({ page, staff }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add('House Chip');
  await store.openCart();
  const { cart } = store;
  const quantity = cart.getByRole('group', { name: 'Quantity of House Chip' }).getByRole('status');
  await withoutService('orders', async () => {
    await cart.getByRole('button', { name: 'One more: House Chip' }).click();
    await expectToast(page, ['Error', 'Failed to change the quantity. Please try again.']);
    await expect(quantity).toHaveText('1');
    await expect(cart.getByRole('alert')).toContainText('Everything you put in it is still there.');
    await expectAccessible(page);
  });
  await untilServiceAnswers(staff, 'orders');
  await cart.getByRole('button', { name: 'Try again' }).click();
  await expect(cart.getByRole('alert')).toHaveCount(0);
  await expect(store.line('House Chip')).toBeVisible();
});

test('orders hangs: the order is kept, and the next try orders once', async ({ page, request, staff }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add('House Chip');
  await store.openCheckout();
  await store.fillCheckout();
  await withoutService('orders', async () => {
    await store.order();
    await expectToast(page, toasts.notOrdered);
    await expect(store.checkout.getByRole('alert')).toContainText('We didn’t get an answer');
    await store.expectNothingLost();
  });
  await untilServiceAnswers(staff, 'orders');
  await store.order();
  await expectToast(page, toasts.ordered);
  await store.closeConfirmation();
  await expect(store.checkout).toBeHidden();
  expect(await ordersFor(staff, store.email)).toBe(1);
  await theMailTo(request, store.email);
});

test('orders hangs: adding a product is sent once, and the next try adds it', async ({ page, staff }) => {
  const store = new StorePage(page);
  await store.open();
  const sent = sentVariables(page, 'AddToCart');
  await withoutService('orders', async () => {
    await store.addButton('House Chip').click();
    await expectToast(page, toasts.notAdded);
    expect(sent).toHaveLength(1);
    await expectAccessible(page);
  });
  await untilServiceAnswers(staff, 'orders');
  await store.add('House Chip');
});

test('the store without catalog says so, and its button recovers it', async ({ page, staff }) => {
  const store = new StorePage(page);
  await withoutService('catalog', async () => {
    // The gateway answers from its cache until that expires.
    await expect(async () => {
      await store.open('?category=none');
      await expect(page.getByRole('alert')).toContainText('The counter is closed right now', { timeout: 3_000 });
    }).toPass();
    await expectAccessible(page);
  });
  await untilServiceAnswers(staff, 'catalog');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(store.addButton('House Chip')).toBeVisible();
});

test('orders dies during an order: nothing is lost, and the next try orders once', async ({ page, staff }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add('House Chip');
  await store.openCheckout();
  await store.fillCheckout();
  await killAt(page, 'PlaceOrder', 'orders');
  await store.order();
  await expectToast(page, toasts.notOrdered);
  await store.expectNothingLost();
  await untilServiceAnswers(staff, 'orders');
  await store.order();
  await expectToast(page, toasts.ordered);
  await store.closeConfirmation();
  expect(await ordersFor(staff, store.email)).toBe(1);
});

test('orders dies while a product is added: the page says so, and the next try adds one', async ({ page, staff }) => {
  const store = new StorePage(page);
  await store.open();
  await killAt(page, 'AddToCart', 'orders');
  await store.addButton('House Chip').click();
  await expectToast(page, toasts.notAdded);
  await untilServiceAnswers(staff, 'orders');
  await store.add('House Chip');
  await expect(store.cartButton).toHaveAccessibleName(/^Cart, 1 /);
});
