import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { newImage } from '../support/image-file.js';
import { uniqueName } from '../support/names.js';
import { createProduct } from '../support/products.js';
import { staffEmail } from '../support/staff-session.js';
import { test } from '../support/test.js';

test('a session that ends while a product is typed brings the sign-in back and loses nothing', async ({ page }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Draft');
  await admin.openWithOwnSession();
  const form = admin.form('Create New Product');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Typed once.');
  await form.getByLabel('Price, $').fill('5');
  await admin.endSession();
  await admin.button('Create Product').click();
  const dialog = admin.dialog('Please sign in again');
  await expect(dialog).toBeVisible();
  await expect(admin.email).toHaveValue(staffEmail);
  await expect(admin.password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await admin.signIn();
  await expect(dialog).toHaveCount(0);
  await expect(form.getByRole('alert')).toContainText('The product was not created');
  await expect(form.getByLabel('Description')).toHaveValue('Typed once.');
  await admin.button('Create Product').click();
  await admin.expectToast('Product created', 'Product has been created successfully');
  await admin.searchProducts(name);
  await expect(admin.row(name)).toHaveCount(1);
});

test('it comes over an open dialog too, which is there afterwards', async ({ page, staff }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Overlay');
  await createProduct(staff, name);
  await admin.openWithOwnSession();
  await admin.searchProducts(name);
  await admin.button(`Edit ${name}`).click();
  const editing = admin.dialog(`Edit ${name}`);
  await editing.getByLabel('Price, $').fill('21');
  await admin.endSession();
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.dialog('Please sign in again')).toBeVisible();
  await admin.signIn();
  await expect(admin.dialog('Please sign in again')).toHaveCount(0);
  await expect(editing.getByLabel('Price, $')).toHaveValue('21');
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await admin.expectToast('Product updated', 'Product has been updated successfully');
  await expect(admin.row(name)).toContainText('$21.00');
});

test('a list requested after the session ended loads after signing in', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.openWithOwnSession();
  await admin.endSession();
  await admin.tab('Orders').click();
  await expect(admin.dialog('Please sign in again')).toBeVisible();
  await admin.signIn();
  await expect(admin.heading(/^Orders \(\d+\)$/)).toBeVisible();
});

test('an upload that the end of the session stopped is tried again', async ({ page }) => {
  const admin = new AdminPage(page);
  const name = `${uniqueName('stopped')}.png`;
  await admin.openWithOwnSession('Images');
  await admin.endSession();
  await page.getByLabel('Choose images').setInputFiles([newImage(name)]);
  await expect(admin.dialog('Please sign in again')).toBeVisible();
  await admin.signIn();
  await admin.button(`Try again: ${name}`).click();
  await admin.expectToast('Images uploaded', '1 images uploaded successfully');
});

test('leaving the panel instead leads to the site, and the panel is closed', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.openWithOwnSession();
  await admin.endSession();
  await admin.tab('Messages').click();
  const dialog = admin.dialog('Please sign in again');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave the panel' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await expect(admin.heading('Sign in')).toBeVisible();
});
