import { expect } from '@playwright/test';
import { expectAccessible } from './support/look.js';
import { newPicture } from './support/picture-file.js';
import { newName, StaffDesk, staffEmail } from './support/staff-desk.js';
import { makeProduct } from './support/staff-goods.js';
import { test } from './support/test.js';

test('a session that ends while a product is typed brings the sign-in back and loses nothing', async ({ page }) => {
  const desk = new StaffDesk(page);
  const name = newName('Patience');
  await desk.open();
  const form = desk.form('Create New Product');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Typed once.');
  await form.getByLabel('Price, $').fill('5');
  await desk.endSession();
  await desk.button('Create Product').click();
  const dialog = desk.dialog('Please sign in again');
  await expect(dialog).toBeVisible();
  await expect(desk.email).toHaveValue(staffEmail);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await desk.signIn();
  await expect(dialog).toHaveCount(0);
  await expect(form.getByRole('alert')).toContainText('The product was not created');
  await expect(form.getByLabel('Description')).toHaveValue('Typed once.');
  await desk.button('Create Product').click();
  await desk.isTold('Product created', 'Product has been created successfully');
  await expect(desk.row(name)).toHaveCount(1);
});

test('it comes over an open dialog too, which is there afterwards', async ({ page }) => {
  const desk = new StaffDesk(page);
  const name = newName('Overlay');
  await desk.signInByCall();
  await makeProduct(desk, name);
  await desk.open();
  await desk.button(`Edit ${name}`).click();
  const editing = desk.dialog(`Edit ${name}`);
  await editing.getByLabel('Price, $').fill('21');
  await desk.endSession();
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(desk.dialog('Please sign in again')).toBeVisible();
  await desk.signIn();
  await expect(desk.dialog('Please sign in again')).toHaveCount(0);
  await expect(editing.getByLabel('Price, $')).toHaveValue('21');
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await desk.isTold('Product updated', 'Product has been updated successfully');
  await expect(desk.row(name)).toContainText('$21.00');
});

test('a list that is asked for after the end comes once somebody has signed in', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open();
  await desk.endSession();
  await desk.tab('Orders').click();
  await expect(desk.dialog('Please sign in again')).toBeVisible();
  await desk.signIn();
  await expect(desk.heading(/^Orders \(\d+\)$/)).toBeVisible();
});

test('an upload that the end of the session stopped is tried again', async ({ page }) => {
  const desk = new StaffDesk(page);
  const name = `${newName('stopped')}.png`;
  await desk.open('Images');
  await desk.endSession();
  await page.getByLabel('Choose images').setInputFiles([newPicture(name)]);
  await expect(desk.dialog('Please sign in again')).toBeVisible();
  await desk.signIn();
  await desk.button(`Try again: ${name}`).click();
  await desk.isTold('Images uploaded', '1 images uploaded successfully');
});

test('who leaves the panel instead is on the site, and the panel is shut', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open();
  await desk.endSession();
  await desk.tab('Messages').click();
  await desk.dialog('Please sign in again').getByRole('button', { name: 'Leave the panel' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await expect(desk.heading('Sign in')).toBeVisible();
});
