import { expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { theMailTo } from '../support/mail.js';
import { uniqueName } from '../support/names.js';
import { putOnSale, taxedAs, withdrawProduct } from '../support/products.js';
import { staffSession } from '../support/staff-session.js';
import { StorePage } from '../support/store-page.js';
import { chargeTax, setTermsBack } from '../support/store-terms.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });
// What the store charges is one for all tests.
test.describe.configure({ mode: 'default' });

test.afterEach(({ staff }) => setTermsBack(staff));

test('a manager sets shipping and tax while a visitor is at the checkout, who sees each new sum and then pays it', async ({
  page,
  browser,
  request,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  });
  const store = new StorePage(await phone.newPage());
  await store.open();
  await store.add('House Chip');
  await store.openCheckout();
  await store.fillCheckout();
  await expect(store.checkout.getByText('$17.99', { exact: true })).toBeVisible();

  const admin = new AdminPage(page);
  await page.goto('/admin?tab=prices');
  const shipping = admin.form('Shipping');
  await shipping.getByLabel('Shipping of an order').fill('700');
  await shipping.getByRole('button', { name: 'Change shipping' }).click();
  await expect(shipping.getByLabel('Shipping of an order')).toHaveAccessibleDescription(/up to 100\.00/);
  await shipping.getByLabel('Shipping of an order').fill('7.25');
  await shipping.getByRole('button', { name: 'Change shipping' }).click();
  await admin.expectToast('Shipping changed', 'Orders that are sent cost $7.25 more.');

  await store.order();
  const refused = store.checkout.getByRole('alert');
  await expect(refused).toContainText('Shipping is $7.25, not $5.99. Nothing was charged.');
  await expect(store.checkout.getByText('$19.25', { exact: true })).toBeVisible();
  await store.expectNothingLost();

  const rate = admin.form('Set a tax rate');
  const rates = page.getByRole('table', { name: 'tax rates' });
  for (const [code, name] of [
    ['goods', 'Goods'],
    ['shipping', 'Shipping'],
  ] as const) {
    await rate.getByLabel('What is taxed').selectOption(code);
    await rate.getByLabel('Rate in percent').fill('8.25');
    await rate.getByLabel('State’s part in percent').fill('6.25');
    await rate.getByLabel('Local part in percent').fill('1');
    await rate.getByLabel('Why').fill('State 6.25% and city 2%.');
    await rate.getByRole('button', { name: 'Set the rate' }).click();
    await expect(rate.getByLabel('Local part in percent')).toHaveAccessibleDescription(
      /The parts add up to 7\.25%, and the rate is 8\.25%/,
    );
    await rate.getByLabel('Local part in percent').fill('2');
    await rate.getByRole('button', { name: 'Set the rate' }).click();
    await expect(rates.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Not confirmed' })).toContainText(
      '8.25%',
    );
    await rates.getByRole('button', { name: `Confirm 8.25% on ${code}` }).click();
    const asking = page.getByRole('dialog', { name: `Confirm 8.25% on ${code}?` });
    await expect(asking).toContainText(`From now, each order is charged 8.25% sales tax on ${code}`);
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Confirm the rate' }).click();
    await expect(rates.getByRole('row').filter({ hasText: name }).filter({ hasText: 'In force' })).toContainText(
      '8.25%',
    );
  }
  await expectGoodLayout(page, 'admin-shipping-and-tax');

  const tax = 'Sales tax, 8.25% on goods and shipping, $19.25';
  await store.order();
  await expect(refused).toContainText('Sales tax is $1.59, not $0.00. Nothing was charged.');
  await expect(store.checkout.getByText(tax)).toBeVisible();
  await expect(store.checkout.getByText('$20.84', { exact: true })).toBeVisible();
  await store.expectNothingLost();
  await expectAccessible(store.page);
  await store.order();
  await expect(store.confirmation.getByText(tax)).toBeVisible();
  await expect(store.confirmation.getByText('$20.84', { exact: true })).toBeVisible();
  await expectGoodLayout(store.page, 'order-placed-with-tax');
  expect((await theMailTo(request, store.email)).text).toContain('$1.59');
  await store.closeConfirmation();

  await store.add('House Chip');
  await store.openCart();
  await expect(store.cart.getByText('Sales tax, 8.25% on goods, $12.00')).toBeVisible();
  await expect(store.cart.getByText('$12.99', { exact: true })).toBeVisible();
  await expectAccessible(store.page);
  await phone.close();

  const row = page.getByRole('row', { name: /^At 8\.25%: state 6\.25%, local 2%, on goods and shipping/ });
  await expect(async () => {
    await page.goto('/admin?tab=money&view=tax');
    await expect(row).toBeVisible();
  }).toPass();
  await expect(page.getByRole('heading', { name: /: due \w+day, \w+ \d+, \d{4}$/ })).toBeVisible();
  await expectGoodLayout(page, 'admin-sales-tax');
  await expectAccessible(page);
});

test('a manager taxes a product as books, and the visitor pays each rate on its own', async ({
  page,
  browser,
  request,
  staff,
}) => {
  const name = uniqueName('Almanac');
  const product = await putOnSale(staff, name, '40.00');
  await chargeTax(staff, (code) => (code === 'books' ? '2' : '8.25'));
  const admin = new AdminPage(page);
  await admin.open('Products');
  await expect(admin.form('Create New Product').getByLabel('Taxed as')).toHaveValue('goods');
  await admin.searchProducts(name);
  await admin.button(`Edit ${name}`).click();
  const dialog = admin.dialog(`Edit ${name}`);
  await dialog.getByLabel('Taxed as').selectOption({ label: 'Books' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await admin.expectToast('Product updated', 'Product has been updated successfully');
  await taxedAs(request, product, 'books');
  await admin.button(`Edit ${name}`).click();
  await expect(dialog.getByLabel('Taxed as')).toHaveValue('books');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  });
  const store = new StorePage(await phone.newPage());
  await store.open();
  await store.add(name);
  await store.add('House Chip');
  await store.openCart();
  const onBooks = 'Sales tax, 2% on books, $40.00';
  await expect(store.cart.getByText(onBooks)).toBeVisible();
  await expect(store.cart.getByText('Sales tax, 8.25% on goods, $12.00')).toBeVisible();
  // 40.00, 12.00 and their taxes, 0.80 and 0.99.
  await expect(store.cart.getByText('$53.79', { exact: true })).toBeVisible();
  await store.cart.getByRole('button', { name: 'Checkout' }).click();
  await store.fillCheckout();
  await store.order();
  await expect(store.confirmation.getByText(onBooks)).toBeVisible();
  // 8.25% of 12.00 and 5.99 is 1.48.
  await expect(store.confirmation.getByText('Sales tax, 8.25% on goods and shipping, $17.99')).toBeVisible();
  await expect(store.confirmation.getByText('$60.27', { exact: true })).toBeVisible();
  expect((await theMailTo(request, store.email)).text).toContain(onBooks);
  await phone.close();
  await withdrawProduct(staff, { ...product, version: product.version + 1 });
});
