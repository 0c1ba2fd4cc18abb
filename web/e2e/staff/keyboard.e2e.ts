import { expect } from '@playwright/test';
import { AdminPage } from '../support/admin-page.js';
import { newImage } from '../support/image-file.js';
import { tabTo, typeInto } from '../support/keyboard.js';
import { uniqueName } from '../support/names.js';
import { staffEmail, staffPassword } from '../support/staff-session.js';
import { test } from '../support/test.js';

test('the keyboard alone signs in, makes a product, edits and withdraws it', async ({ page }) => {
  const admin = new AdminPage(page);
  const { keyboard } = page;
  const name = uniqueName('Key');
  await page.goto('/admin');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await typeInto(page, admin.email, staffEmail);
  await typeInto(page, admin.password, staffPassword());
  await keyboard.press('Enter');
  await expect(admin.heading('Admin Panel')).toBeFocused();

  await tabTo(page, admin.tab('Tours'));
  await keyboard.press('Enter');
  await expect(admin.heading(/^Existing Tours/)).toBeVisible();
  await keyboard.press('Tab');
  await expect(admin.tab('Prices')).toBeFocused();
  await keyboard.press('Tab');
  await expect(admin.tab('Products')).toBeFocused();
  await keyboard.press('Enter');

  const form = admin.form('Create New Product');
  await typeInto(page, form.getByLabel('Name'), name);
  await typeInto(page, form.getByLabel('Description'), 'By keyboard.');
  await typeInto(page, form.getByLabel('Price, $'), '9');
  const chooser = form.getByLabel('Choose image');
  // The browser must know of the listener before the key opens the dialog.
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, chooser);
  await keyboard.press('Space');
  await (await opened).setFiles(newImage('key.png'));
  await admin.expectToast('Upload successful', 'Image uploaded successfully');
  await expect(form.getByLabel('Replace image')).toBeFocused();
  await tabTo(page, form.getByRole('checkbox', { name: 'In stock' }));
  await keyboard.press('Space');
  await tabTo(page, admin.button('Create Product'));
  await keyboard.press('Enter');
  await admin.expectToast('Product created', 'Product has been created successfully');
  await typeInto(page, admin.search('Search products'), name);
  await expect(admin.row(name)).toContainText('Out of stock');
  await tabTo(page, admin.button(`Edit ${name}`));
  await keyboard.press('Enter');
  const dialog = admin.dialog(`Edit ${name}`);
  await typeInto(page, dialog.getByLabel('Price, $'), '10');
  await keyboard.press('Enter');
  await admin.expectToast('Product updated', 'Product has been updated successfully');
  await expect(admin.button(`Edit ${name}`)).toBeFocused();

  await tabTo(page, admin.button(`Withdraw ${name}`));
  await keyboard.press('Enter');
  const question = admin.dialog(`Withdraw ${name}?`);
  await expect(question).toBeVisible();
  await keyboard.press('Escape');
  await expect(admin.button(`Withdraw ${name}`)).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Withdraw' }));
  await keyboard.press('Enter');
  await admin.expectToast('Product withdrawn', `${name} is off sale`);
  await expect(admin.heading(/^Existing Products/)).toBeFocused();
});
