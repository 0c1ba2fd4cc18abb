import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { onOperation } from '../support/graphql.js';
import { soldOut } from '../support/house.js';
import { newImage } from '../support/image-file.js';
import { tabTo } from '../support/keyboard.js';
import { uniqueName } from '../support/names.js';
import { createProduct, putOnSale, untilCartsKnow, updateProduct } from '../support/products.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('a product with an uploaded image is created, and a visitor puts it in the cart', {
  tag: ['@gate', '@every-house'],
}, async ({ page, browser, staff }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Lamp');
  await admin.open();
  const form = admin.form('Create New Product');
  await expect(form.getByPlaceholder('19.99')).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'In stock' })).toBeChecked();
  await form.getByLabel('Choose image').setInputFiles(newImage('lamp.png'));
  await admin.expectToast('Upload successful', 'Image uploaded successfully');
  const preview = form.getByRole('img', { name: 'The product’s' });
  await expect(preview).toBeVisible();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Brass, with a green shade.');
  await form.getByLabel('Price, $').fill('$31.5');
  await form.getByLabel('Category').selectOption('Collectibles');
  const before = await admin.heading(/^Existing Products/).textContent();
  await onOperation(page, 'CreateProduct', async (route) => {
    await expect(form.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-disabled', 'true');
    await route.continue();
  });
  await admin.button('Create Product').click();
  await admin.expectToast('Product created', 'Product has been created successfully');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByLabel('Category')).toHaveValue('');
  await expect(preview).toHaveCount(0);
  await expect(admin.heading(/^Existing Products/)).not.toHaveText(before ?? '');
  await admin.searchProducts(name);
  await expect(admin.row(name)).toContainText('$31.50');

  await untilCartsKnow(staff, name);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/store?category=collectibles');
  await visitor.getByRole('button', { name: `Add to Cart: ${name}` }).click();
  await expect(visitor.getByText(`${name} has been added to your cart.`).first()).toBeVisible();
  await visitor.getByRole('button', { name: /^Cart, 1 item/ }).click();
  await expect(visitor.getByRole('dialog')).toContainText(name);
  await visitor.context().close();
});

test('a failed creation of a product is shown, and nothing typed is lost', async ({ page }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Lost');
  await admin.open();
  let isDown = true;
  await onOperation(page, 'CreateProduct', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  const form = admin.form('Create New Product');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Typed once.');
  await form.getByLabel('Price, $').fill('3');
  await admin.button('Create Product').click();
  await admin.expectToast('Error', 'Failed to create product');
  await expect(form.getByRole('alert')).toContainText('The product was not created');
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await admin.goTo('Tours');
  await admin.goTo('Products');
  await expect(form.getByLabel('Description')).toHaveValue('Typed once.');
  isDown = false;
  await admin.button('Create Product').click();
  await admin.expectToast('Product created', 'Product has been created successfully');
  await admin.searchProducts(name);
  await expect(admin.row(name)).toBeVisible();
});

test('an edit conflict shows both versions, and either can be saved', async ({ page, staff }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Cup');
  const product = await createProduct(staff, name, '12.00');
  await admin.open();
  await admin.searchProducts(name);
  await admin.button(`Edit ${name}`).click();
  const dialog = admin.dialog(`Edit ${name}`);
  await dialog.getByLabel('Price, $').fill('15');
  const changed = await updateProduct(staff, product, { price: '13.00' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await admin.expectToast('Error', 'Failed to update product');
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Someone else changed this product');
  await expect(alert).toContainText('Now: 13.00');
  await expect(alert).toContainText('You typed: 15');
  await expect(dialog.getByLabel('Price, $')).toHaveValue('15');
  await alert.getByRole('button', { name: 'Save my version' }).click();
  await admin.expectToast('Product updated', 'Product has been updated successfully');
  await expect(dialog).toHaveCount(0);
  await expect(admin.row(name)).toContainText('$15.00');

  await admin.button(`Edit ${name}`).click();
  await dialog.getByLabel('Description').fill('Mine.');
  await updateProduct(staff, { ...changed, version: changed.version + 1 }, { price: '14.00' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await alert.getByRole('button', { name: 'Use the current version' }).click();
  await expect(dialog.getByLabel('Price, $')).toHaveValue('14.00');
  await expect(dialog.getByLabel('Description')).toHaveValue('Made for a test.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.button(`Edit ${name}`)).toBeFocused();
});

test('out of stock is one press, and the store says so', async ({ page, browser, staff }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Tray');
  await createProduct(staff, name);
  await admin.open();
  await admin.searchProducts(name);
  const stock = page.getByRole('switch', { name: `${name}: in stock` });
  await expect(stock).toBeChecked();
  await stock.click();
  await admin.expectToast('Product updated', `${name} is out of stock`);
  await expect(stock).not.toBeChecked();
  await expect(stock).toBeFocused();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/store');
  await expect(visitor.getByRole('button', { name: `Add to Cart: ${name}` })).toBeDisabled();
  await visitor.context().close();
});

test('a product is withdrawn after a confirmation, in its current version', async ({ page, browser, staff }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Bell');
  const product = await createProduct(staff, name, '7.00');
  await admin.open();
  await admin.searchProducts(name);
  await admin.button(`Withdraw ${name}`).click();
  const dialog = admin.dialog(`Withdraw ${name}?`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.row(name)).toBeVisible();
  await admin.button(`Withdraw ${name}`).click();
  await updateProduct(staff, product, { price: '8.00' });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed this product');
  await expect(dialog).toContainText('$8.00');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await admin.expectToast('Product withdrawn', `${name} is off sale`);
  await expect(admin.row(name)).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/store');
  await expect(visitor.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
  await expect(visitor.getByText(name)).toHaveCount(0);
  await visitor.context().close();
});

test('the list is searched and sorted', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open();
  const prices = async (): Promise<readonly number[]> => {
    const texts = await page.locator('td[data-place="figure"]').allTextContents();
    return texts.map((text) => Number(text.replace('$', '')));
  };
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await prices();
  expect(ascending).toEqual([...ascending].sort((one, other) => one - other));
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  expect((await prices())[0]).toBe(Math.max(...(await prices())));
  await admin.search('Search products').fill(`${soldOut.name.toLowerCase()} ${soldOut.category}`);
  await expect(admin.row(soldOut.name)).toBeVisible();
  await expect(page.locator('td[data-place="name"]')).toHaveCount(1);
  await admin.search('Search products').fill('nothing is called so');
  await expect(page.getByText('Nothing matches “nothing is called so”.')).toBeVisible();
  await admin.button('Clear the search').click();
  await expect(admin.row(soldOut.name)).toBeVisible();
});

test('a manager counts a product: its last piece is sold once, and the store says that it is out of stock', async ({
  page,
  staff,
  request,
}) => {
  const name = uniqueName('Last Poster');
  const { id: productId } = await putOnSale(staff, name, '28.00');
  const admin = new AdminPage(page);
  await admin.open();
  await admin.searchProducts(name);
  await admin.button(`Count ${name}`).click();
  const dialog = page.getByRole('dialog', { name: `Count ${name}` });
  await expect(dialog).toContainText('Now: not counted.');
  await expectAccessible(page);
  await tabTo(page, dialog.getByLabel('Pieces left'));
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await admin.expectToast('Product updated', `${name}: 1 left`);
  await expect(admin.row(name)).toContainText('1 left');
  await expect(admin.button(`Count ${name}`)).toBeFocused();

  const order = {
    customerName: 'Ada Example',
    customerEmail: 'ada@example.test',
    items: JSON.stringify([{ productId, productName: name, quantity: 1, price: '28.00' }]),
    total: '28.00',
  };
  const both = await Promise.all([1, 2].map(() => request.post('/api/orders', { data: order })));
  expect(both.map((answer) => answer.status()).sort()).toEqual([201, 409]);
  await page.reload();
  await admin.searchProducts(name);
  await expect(admin.row(name)).toContainText('Out of stock');
  await expect(admin.row(name)).toContainText('0 left');

  await admin.button(`Count ${name}`).click();
  await dialog.getByLabel('Pieces left').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await admin.expectToast('Product updated', `${name}: not counted`);
});
