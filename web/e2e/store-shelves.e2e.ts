import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepPicture } from './support/look.js';
import { withoutService } from './support/services.js';
import { changeProduct, putOnSale, signInAsStaff } from './support/shop-desk.js';
import { expectToast, Shopper, words } from './support/shopper.js';
import { test } from './support/test.js';

test('the shelves are lit, accessible and whole at every width @widths', async ({ page }, info) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await expect(shopper.addButton('House Chip')).toBeVisible();
  const tunnel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'The Tunnel' }) });
  await expect(tunnel.getByText('Out of Stock')).toBeVisible();
  await expect(shopper.addButton('The Tunnel')).toBeDisabled();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepPicture(page, info, 'store');
});

test('a badge shows its shelf alone, names it in the address, and Back leads to all goods', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  const badges = page.getByRole('navigation', { name: 'Category' });
  await badges.getByRole('link', { name: /^Books/ }).click();
  await expect(page).toHaveURL(/\/store\?category=Books$/);
  await expect(badges.getByRole('link', { name: /^Books/ })).toHaveAttribute('aria-current', 'true');
  await expect(shopper.addButton('Gangster Tour of Texas')).toBeVisible();
  await expect(shopper.addButton('House Chip')).toHaveCount(0);
  await page.goBack();
  await expect(shopper.addButton('House Chip')).toBeVisible();

  await shopper.openStore('?category=apparel');
  await expect(shopper.addButton('Gate Cap')).toBeVisible();
  await expect(shopper.addButton('House Chip')).toHaveCount(0);
});

test('what sold out while one was looking is refused with the reason, and its lamp goes out', async ({
  page,
  request,
}) => {
  await signInAsStaff(request);
  const product = await putOnSale(request, `Last Ashtray ${Date.now()}`, '8.00');
  const { name } = product.input;
  const shopper = new Shopper(page);
  await shopper.openStore();
  await expect(shopper.addButton(name)).toBeEnabled();
  await changeProduct(request, product, { inStock: false });
  await shopper.addButton(name).click();
  await expectToast(page, ['Error', `${name} is out of stock.`]);
  await expect(shopper.addButton(name)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test('without an answer to an addition the failure is said, asked for once, and the next try adds', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/graphql')) asked.push(sent.postData() ?? '');
  });
  await withoutService('orders', async () => {
    await shopper.addButton('House Chip').click();
    await expectToast(page, words.notAdded);
    expect(asked.filter((body) => body.includes('"AddToCart"'))).toHaveLength(1);
    await expectAccessible(page);
  });
  await expect(async () => {
    await shopper.addButton('House Chip').click();
    await expectToast(page, words.added('House Chip'));
  }).toPass({ timeout: 45_000 });
});

test('a counter without its catalog says so, and opens by the button', async ({ page }) => {
  const shopper = new Shopper(page);
  await withoutService('catalog', async () => {
    // Asked for by the page itself, and past what the gateway still remembers.
    await expect(async () => {
      await shopper.openStore('?category=none');
      await expect(page.getByRole('alert')).toContainText('The counter is shut just now', { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await expectAccessible(page);
  });
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 });
    await expect(shopper.addButton('House Chip')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
});

test('what was read stays read: nothing is asked again when the window comes to the front or one comes back', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await expect(shopper.addButton('House Chip')).toBeVisible();
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
  await expect(shopper.addButton('House Chip')).toBeVisible();
  expect(asked).toEqual([]);
});
