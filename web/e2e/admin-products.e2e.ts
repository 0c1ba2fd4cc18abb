import { expect } from '@playwright/test';
import { onOperation } from './support/graphql.js';
import { newPicture } from './support/picture-file.js';
import { newName, StaffDesk } from './support/staff-desk.js';
import { makeProduct, repriceElsewhere } from './support/staff-goods.js';
import { test } from './support/test.js';

test('a product with an uploaded picture is made, and a visitor puts it in the cart', async ({ page, browser }) => {
  const desk = new StaffDesk(page);
  const name = newName('Lamp');
  await desk.open();
  const form = desk.form('Create New Product');
  await expect(form.getByPlaceholder('19.99')).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'In stock' })).toBeChecked();
  await form.getByLabel('Choose image').setInputFiles(newPicture('lamp.png'));
  await desk.isTold('Upload successful', 'Image uploaded successfully');
  const preview = form.getByRole('img', { name: 'The product’s' });
  await expect(preview).toBeVisible();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Brass, with a green shade.');
  await form.getByLabel('Price, $').fill('$31.5');
  await form.getByLabel('Category').selectOption('Collectibles');
  const before = await desk.heading(/^Existing Products/).textContent();
  await onOperation(page, 'CreateProduct', async (route) => {
    await expect(form.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-disabled', 'true');
    await route.continue();
  });
  await desk.button('Create Product').click();
  await desk.isTold('Product created', 'Product has been created successfully');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByLabel('Category')).toHaveValue('');
  await expect(preview).toHaveCount(0);
  await expect(desk.row(name)).toContainText('$31.50');
  await expect(desk.heading(/^Existing Products/)).not.toHaveText(before ?? '');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/store?category=collectibles');
  await visitor.getByRole('button', { name: `Add to Cart: ${name}` }).click();
  await expect(visitor.getByText(`${name} has been added to your cart.`).first()).toBeVisible();
  await visitor.getByRole('button', { name: /^Cart, 1 item/ }).click();
  await expect(visitor.getByRole('dialog')).toContainText(name);
  await visitor.context().close();
});

test('what is missing or wrong stands at its field, in the words of the rules', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open();
  await desk.button('Create Product').click();
  for (const fault of ['Name is required', 'Description is required', 'A price is needed, for example 19.99']) {
    await expect(page.getByText(fault)).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Price, $').fill('a lot');
  await expect(page.getByText('Price must be an amount such as 19.99, up to 10000.00')).toBeVisible();
});

test('a product that could not be made is told, and nothing typed is lost', async ({ page }) => {
  const desk = new StaffDesk(page);
  const name = newName('Lost');
  await desk.open();
  let isDown = true;
  await onOperation(page, 'CreateProduct', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  const form = desk.form('Create New Product');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Typed once.');
  await form.getByLabel('Price, $').fill('3');
  await desk.button('Create Product').click();
  await desk.isTold('Error', 'Failed to create product');
  await expect(form.getByRole('alert')).toContainText('The product was not created');
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await desk.goTo('Tours');
  await desk.goTo('Products');
  await expect(form.getByLabel('Description')).toHaveValue('Typed once.');
  isDown = false;
  await desk.button('Create Product').click();
  await desk.isTold('Product created', 'Product has been created successfully');
  await expect(desk.row(name)).toBeVisible();
});

test('a change over somebody else’s shows both, and either can be taken', async ({ page }) => {
  const desk = new StaffDesk(page);
  const name = newName('Cup');
  await desk.signInByCall();
  const product = await makeProduct(desk, name, '12.00');
  await desk.open();
  await desk.button(`Edit ${name}`).click();
  const dialog = desk.dialog(`Edit ${name}`);
  await dialog.getByLabel('Price, $').fill('15');
  await repriceElsewhere(desk, product, '13.00');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await desk.isTold('Error', 'Failed to update product');
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Somebody changed this product meanwhile');
  await expect(alert).toContainText('Now: 13.00');
  await expect(alert).toContainText('You typed: 15');
  await expect(dialog.getByLabel('Price, $')).toHaveValue('15');
  await alert.getByRole('button', { name: 'Save what I typed' }).click();
  await desk.isTold('Product updated', 'Product has been updated successfully');
  await expect(dialog).toHaveCount(0);
  await expect(desk.row(name)).toContainText('$15.00');

  await desk.button(`Edit ${name}`).click();
  await dialog.getByLabel('Description').fill('Mine.');
  await repriceElsewhere(desk, { ...product, version: product.version + 2 }, '14.00');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await alert.getByRole('button', { name: 'Take what it is now' }).click();
  await expect(dialog.getByLabel('Price, $')).toHaveValue('14.00');
  await expect(dialog.getByLabel('Description')).toHaveValue('Made for a test.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.button(`Edit ${name}`)).toBeFocused();
});

test('out of stock is one press, and the store says so', async ({ page, browser }) => {
  const desk = new StaffDesk(page);
  const name = newName('Tray');
  await desk.signInByCall();
  await makeProduct(desk, name);
  await desk.open();
  const stock = page.getByRole('switch', { name: `${name}: in stock` });
  await expect(stock).toBeChecked();
  await stock.click();
  await desk.isTold('Product updated', `${name} is out of stock`);
  await expect(stock).not.toBeChecked();
  await expect(stock).toBeFocused();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/store');
  await expect(visitor.getByRole('button', { name: `Add to Cart: ${name}` })).toBeDisabled();
  await visitor.context().close();
});

test('a product is withdrawn once that is confirmed, for what it is then', async ({ page, browser }) => {
  const desk = new StaffDesk(page);
  const name = newName('Bell');
  await desk.signInByCall();
  const product = await makeProduct(desk, name, '7.00');
  await desk.open();
  await desk.button(`Withdraw ${name}`).click();
  const dialog = desk.dialog(`Withdraw ${name}?`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.row(name)).toBeVisible();
  await desk.button(`Withdraw ${name}`).click();
  await repriceElsewhere(desk, product, '8.00');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody changed this product meanwhile');
  await expect(dialog).toContainText('$8.00');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await desk.isTold('Product withdrawn', `${name} is off sale`);
  await expect(desk.row(name)).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/store');
  await expect(visitor.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
  await expect(visitor.getByText(name)).toHaveCount(0);
  await visitor.context().close();
});

test('the list is searched and sorted', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open();
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
  await desk.search('Search products').fill('tunnel media');
  await expect(desk.row('The Tunnel')).toBeVisible();
  await expect(page.locator('td[data-place="name"]')).toHaveCount(1);
  await desk.search('Search products').fill('nothing is called so');
  await expect(page.getByText('Nothing matches “nothing is called so”.')).toBeVisible();
  await desk.button('Clear the search').click();
  await expect(desk.row('The Tunnel')).toBeVisible();
});
