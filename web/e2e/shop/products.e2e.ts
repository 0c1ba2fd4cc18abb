import { expect } from '@playwright/test';
import { expectGoodLayout } from '../support/accessibility.js';
import { uniqueName } from '../support/names.js';
import { changeOnSale, putOnSale } from '../support/products.js';
import { expectToast, StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

test('the products are accessible and fit the window at every width', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  await expect(store.addButton('House Chip')).toBeVisible();
  const tunnel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'The Tunnel' }) });
  await expect(tunnel.getByText('Out of Stock')).toBeVisible();
  await expect(store.addButton('The Tunnel')).toBeDisabled();
  await expectGoodLayout(page, 'store');
});

test('a badge filters by its category, puts it in the URL, and Back leads to all products', async ({ page }) => {
  const store = new StorePage(page);
  await store.open();
  const badges = page.getByRole('navigation', { name: 'Category' });
  await badges.getByRole('link', { name: /^Books/ }).click();
  await expect(page).toHaveURL(/\/store\?category=Books$/);
  await expect(badges.getByRole('link', { name: /^Books/ })).toHaveAttribute('aria-current', 'true');
  await expect(store.addButton('Gangster Tour of Texas')).toBeVisible();
  await expect(store.addButton('House Chip')).toHaveCount(0);
  await page.goBack();
  await expect(store.addButton('House Chip')).toBeVisible();

  await store.open('?category=apparel');
  await expect(store.addButton('Gate Cap')).toBeVisible();
  await expect(store.addButton('House Chip')).toHaveCount(0);
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
  await expect(store.addButton('House Chip')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/graphql')) asked.push(sent.postData() ?? '');
  });
  await page.evaluate(() => {
    for (const type of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('link', { name: 'Archive' }).first().click();
  await expect(page).toHaveURL(/\/archive$/);
  await page.goBack();
  await expect(store.addButton('House Chip')).toBeVisible();
  expect(asked).toEqual([]);
});
