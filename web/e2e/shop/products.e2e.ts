import { expect } from '@playwright/test';
import { expectGoodLayout } from '../support/accessibility.js';
import { products, soldOut, thing, third } from '../support/house.js';
import { uniqueName } from '../support/names.js';
import { changeOnSale, putOnSale } from '../support/products.js';
import { expectToast, StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

test('the products are accessible and fit the window at every width', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await expect(store.addButton(thing.name)).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: soldOut.name }) });
  await expect(card.getByText('Out of Stock')).toBeVisible();
  await expect(store.addButton(soldOut.name)).toBeDisabled();
  await expectGoodLayout(page, 'store');
});

test('a badge filters by its category, puts it in the URL, and Back leads to all products', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  const badges = page.getByRole('navigation', { name: 'Category' });
  await badges.getByRole('link', { name: /^Books/ }).click();
  await expect(page).toHaveURL(/\/store\?category=Books$/);
  await expect(badges.getByRole('link', { name: /^Books/ })).toHaveAttribute('aria-current', 'true');
  const book = products.find(({ category }) => category === 'Books')?.name ?? '';
  await expect(store.addButton(book)).toBeVisible();
  await expect(store.addButton(thing.name)).toHaveCount(0);
  await page.goBack();
  await expect(store.addButton(thing.name)).toBeVisible();

  await store.open('?category=apparel');
  await expect(store.addButton(third.name)).toBeVisible();
  await expect(store.addButton(thing.name)).toHaveCount(0);
});

test('a product that sells out while the page is open is refused with the reason, and its button is disabled', async ({
  page,
  staff,
}) => {
  const product = await putOnSale(staff, uniqueName('Last Ashtray'), '8.00');
  const { name } = product.input;
  const store = new StorePage(page);
  await store.open();
  await expect(store.addButton(name)).toBeEnabled();
  await changeOnSale(staff, product, { inStock: false });
  await store.addButton(name).click();
  await expectToast(page, ['Error', `${name} is out of stock.`]);
  await expect(store.addButton(name)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test('nothing is refetched when the window gets focus or the visitor comes back', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await expect(store.addButton(thing.name)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.postData()?.includes('"StoreProducts"')) asked.push(sent.postData() ?? '');
  });
  await page.evaluate(() => {
    for (const type of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(store.addButton(thing.name)).toBeVisible();
  expect(asked).toEqual([]);
});
