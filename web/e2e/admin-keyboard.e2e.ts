import { expect, type Locator, type Page } from '@playwright/test';
import { newPicture } from './support/picture-file.js';
import { newName, StaffDesk, staffEmail, staffPassword } from './support/staff-desk.js';
import { test } from './support/test.js';

/** Presses Tab until something has the focus: if it cannot be reached that way, the test fails. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
};

test('the keyboard alone signs in, makes a product, edits and withdraws it', async ({ page }) => {
  const desk = new StaffDesk(page);
  const { keyboard } = page;
  const name = newName('Key');
  const typeIn = async (field: Locator, text: string): Promise<void> => {
    await tabTo(page, field);
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  };
  await page.goto('/admin');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await typeIn(page.getByLabel('E-mail'), staffEmail);
  await typeIn(page.getByLabel('Password'), staffPassword());
  await keyboard.press('Enter');
  await expect(desk.heading('Admin Panel')).toBeFocused();

  await tabTo(page, desk.tab('Products'));
  await keyboard.press('ArrowRight');
  await expect(desk.tab('Tours')).toBeFocused();
  await expect(desk.heading(/^Existing Tours/)).toBeVisible();
  await keyboard.press('ArrowLeft');

  const form = desk.form('Create New Product');
  await typeIn(form.getByLabel('Name'), name);
  await typeIn(form.getByLabel('Description'), 'By keyboard.');
  await typeIn(form.getByLabel('Price, $'), '9');
  const chooser = form.getByLabel('Choose image');
  await tabTo(page, chooser);
  const opened = page.waitForEvent('filechooser');
  await keyboard.press('Space');
  await (await opened).setFiles(newPicture('key.png'));
  await desk.isTold('Upload successful', 'Image uploaded successfully');
  await expect(form.getByLabel('Replace image')).toBeFocused();
  await tabTo(page, form.getByRole('checkbox', { name: 'In stock' }));
  await keyboard.press('Space');
  await tabTo(page, desk.button('Create Product'));
  await keyboard.press('Enter');
  await desk.isTold('Product created', 'Product has been created successfully');
  await expect(desk.row(name)).toContainText('Out of stock');

  await typeIn(desk.search('Search products'), name);
  await tabTo(page, desk.button(`Edit ${name}`));
  await keyboard.press('Enter');
  const dialog = desk.dialog(`Edit ${name}`);
  await typeIn(dialog.getByLabel('Price, $'), '10');
  await keyboard.press('Enter');
  await desk.isTold('Product updated', 'Product has been updated successfully');
  await expect(desk.button(`Edit ${name}`)).toBeFocused();

  await tabTo(page, desk.button(`Withdraw ${name}`));
  await keyboard.press('Enter');
  const question = desk.dialog(`Withdraw ${name}?`);
  await expect(question).toBeVisible();
  await keyboard.press('Escape');
  await expect(desk.button(`Withdraw ${name}`)).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Withdraw' }));
  await keyboard.press('Enter');
  await desk.isTold('Product withdrawn', `${name} is off sale`);
  await expect(desk.heading(/^Existing Products/)).toBeFocused();
});
