import { expect } from '@playwright/test';
import { mailsTo } from './support/inbox.js';
import { expectAccessible, expectNoSideScroll, keepPicture } from './support/look.js';
import { withoutService } from './support/services.js';
import { changeProduct, ordersFor, putOnSale, signInAsStaff } from './support/shop-desk.js';
import { expectToast, Shopper, words } from './support/shopper.js';
import { test } from './support/test.js';

test('a price that changed meanwhile: the order is refused with the reason, the check shows today’s, nothing is lost', async ({
  page,
  request,
}) => {
  await signInAsStaff(request);
  const product = await putOnSale(request, `Silver Flask ${Date.now()}`, '40.00');
  const { name } = product.input;
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add(name);
  await shopper.add('House Chip');
  await shopper.openCheckout();
  await shopper.fillCheckout();
  await changeProduct(request, product, { price: '44.50' });
  await shopper.order();
  await expectToast(page, words.notOrdered);
  const alert = shopper.checkout.getByRole('alert');
  await expect(alert).toContainText(`${name} costs $44.50 today, not $40.00.`);
  await expect(shopper.checkout.getByText('1 at $44.50')).toBeVisible();
  await expect(shopper.checkout.getByText('$62.49', { exact: true })).toBeVisible();
  await shopper.expectNothingLost();
  await expectAccessible(page);
  await shopper.order();
  await expectToast(page, words.ordered);
  expect(await ordersFor(request, shopper.email)).toBe(1);
});

test('a product that sold out meanwhile: the order is refused with the reason, and the cart lets it go', async ({
  page,
  request,
}) => {
  await signInAsStaff(request);
  const product = await putOnSale(request, `Brass Key ${Date.now()}`, '15.00');
  const { name } = product.input;
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add(name);
  await shopper.add('House Chip');
  await shopper.openCheckout();
  await shopper.fillCheckout();
  await changeProduct(request, product, { inStock: false });
  await shopper.order();
  await expectToast(page, words.notOrdered);
  const { checkout } = shopper;
  await expect(checkout.getByRole('alert')).toContainText(`${name} is out of stock.`);
  await expect(checkout.getByRole('listitem').filter({ hasText: name })).toContainText('Out of stock');
  await shopper.expectNothingLost();
  await expectAccessible(page);
  await checkout.getByRole('button', { name: 'Change the Cart' }).click();
  await shopper.cart.getByRole('button', { name: `Remove ${name}` }).click();
  await shopper.cart.getByRole('button', { name: 'Checkout' }).click();
  await expect(checkout.getByText('$17.99', { exact: true })).toBeVisible();
  await shopper.expectNothingLost();
  await shopper.order();
  await expectToast(page, words.ordered);
});

test.describe('with the shop not answering', () => {
  test('the order fails in the words of the house, nothing typed is lost, and the next try orders once @widths', async ({
    page,
    request,
  }, info) => {
    const shopper = new Shopper(page);
    await shopper.openStore();
    await shopper.add('House Chip');
    await shopper.openCheckout();
    await shopper.fillCheckout();
    const alert = shopper.checkout.getByRole('alert');
    await withoutService('orders', async () => {
      await shopper.order();
      await expectToast(page, words.notOrdered);
      await expect(alert).toContainText('No answer came');
      await expect(alert).toBeInViewport({ ratio: 1 });
      // The toast covers none of it.
      const [toast, said] = await Promise.all([
        page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem').boundingBox(),
        alert.boundingBox(),
      ]);
      if (toast && said) expect(toast.y + toast.height <= said.y || toast.x + toast.width <= said.x).toBe(true);
      await shopper.expectNothingLost();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await keepPicture(page, info, 'checkout-not-answered');
    });
    await expect(async () => {
      await shopper.order();
      await expectToast(page, words.ordered);
    }).toPass({ timeout: 45_000 });
    await expect(shopper.checkout).toBeHidden();
    await signInAsStaff(request);
    expect(await ordersFor(request, shopper.email)).toBe(1);
    await expect.poll(async () => (await mailsTo(request, shopper.email)).length, { timeout: 30_000 }).toBe(1);
  });
});
