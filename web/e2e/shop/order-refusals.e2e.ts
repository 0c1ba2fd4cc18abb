import { expect, type Locator } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { onOperation } from '../support/graphql.js';
import { dollars, shippingCents, thing } from '../support/house.js';
import { uniqueName } from '../support/names.js';
import { ordersFor } from '../support/orders.js';
import { changeOnSale, putOnSale } from '../support/products.js';
import { expectToast, StorePage, toastOf, toasts } from '../support/store-page.js';
import { test } from '../support/test.js';
import { atEachWidth } from '../support/widths.js';

/** Position of an element on screen. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not shown`);
  return box;
}

test('a price change refuses the order with the reason, shows the new price, and loses nothing', async ({
  page,
  staff,
}) => {
  const product = await putOnSale(staff, uniqueName('Silver Flask'), '40.00');
  const { name } = product.input;
  const store = new StorePage(page);
  await store.open();
  await store.add(name);
  await store.add(thing.name);
  await store.openCheckout();
  await store.fillCheckout();
  await changeOnSale(staff, product, { price: '44.50' });
  await store.order();
  await expectToast(page, toasts.notOrdered);
  const alert = store.checkout.getByRole('alert');
  await expect(alert).toContainText(`${name} costs $44.50 today, not $40.00.`);
  await expect(store.checkout.getByText('1 at $44.50')).toBeVisible();
  await expect(
    store.checkout.getByText(dollars(4450 + thing.priceCents + shippingCents), { exact: true }),
  ).toBeVisible();
  await store.expectNothingLost();
  await expectAccessible(page);
  await store.order();
  await expectToast(page, toasts.ordered);
  await store.closeConfirmation();
  expect(await ordersFor(staff, store.email)).toBe(1);
});

test('a sold-out product refuses the order with the reason, and the rest can be bought', async ({ page, staff }) => {
  const product = await putOnSale(staff, uniqueName('Brass Key'), '15.00');
  const { name } = product.input;
  const store = new StorePage(page);
  await store.open();
  await store.add(name);
  await store.add(thing.name);
  await store.openCheckout();
  await store.fillCheckout();
  await changeOnSale(staff, product, { inStock: false });
  // Wide and low, as a small laptop: the alert is below the check, which says more a moment later.
  await page.setViewportSize({ width: 1000, height: 520 });
  await store.order();
  await expectToast(page, toasts.notOrdered);
  const { checkout } = store;
  await expect(checkout.getByRole('alert')).toContainText(`${name} is out of stock.`);
  await expect(checkout.getByRole('listitem').filter({ hasText: name })).toContainText('Out of stock');
  await expect(checkout.getByRole('alert')).toBeInViewport({ ratio: 0.98 });
  await store.expectNothingLost();
  await expectAccessible(page);
  await expect(checkout.getByText(`Total without ${name}`)).toBeVisible();
  await expect(checkout.getByText(dollars(thing.priceCents + shippingCents), { exact: true })).toBeVisible();
  await store.expectNothingLost();
  await store.order();
  await expectToast(page, toasts.ordered);
  await store.closeConfirmation();
  await store.openCart();
  await expect(store.line(name)).toContainText('Out of stock. It is left out of the total.');
  await expect(store.cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();
});

test('an unanswered order says so in view at every width, and loses nothing', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.openCheckout();
  await store.fillCheckout();
  await onOperation(page, 'PlaceOrder', (route) => route.abort('connectionrefused'));
  const alert = store.checkout.getByRole('alert');
  await atEachWidth(page, async (width) => {
    const refused = page.waitForEvent('requestfailed');
    await store.order();
    await refused;
    await expect(alert).toContainText('We didn’t get an answer');
    await expectToast(page, toasts.notOrdered);
    // A hovered toast stays.
    await toastOf(page).hover();
    await expect(alert).toBeInViewport({ ratio: 1 });
    // The toast slides in, and moves after the alert has scrolled into view.
    await expect(async () => {
      const [toast, text] = [await boxOf(toastOf(page)), await boxOf(alert)];
      const isAbove = toast.y + toast.height <= text.y;
      const isBelow = text.y + text.height <= toast.y;
      expect(isAbove || isBelow || toast.x + toast.width <= text.x).toBe(true);
    }).toPass();
    await store.expectNothingLost();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await keepScreenshot(page, `checkout-not-answered-${width}`);
  });
});
