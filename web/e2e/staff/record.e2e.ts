import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { uniqueName } from '../support/names.js';
import { createProduct, updateProduct } from '../support/products.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('a changed price is found in the record by its product, action and day', async ({ page }) => {
  const name = uniqueName('Recorded');
  const product = await createProduct(page.request, name, '14.50');
  await updateProduct(page.request, product, { price: '15.00' });
  const admin = new AdminPage(page);
  const about = admin.row(name);
  // The record learns of a change a moment later.
  await expect(async () => {
    await admin.open('Record');
    await admin.search('Search the record').fill(name);
    await expect(about).toHaveCount(2, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(admin.heading(/^Record of staff actions \(2\)$/)).toBeVisible();
  const changed = about.filter({ hasText: 'Changed a product' });
  await expect(changed).toContainText('price: $14.50 to $15.00');
  await expect(changed).toContainText('manager');
  await expectAccessible(page);

  await page.getByLabel('What', { exact: true }).selectOption('Changed a product');
  await expect(about).toHaveCount(1);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(about).toHaveCount(0);
});
