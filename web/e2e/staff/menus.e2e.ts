import { expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { BookingPage } from '../support/booking-page.js';
import { uniqueName } from '../support/names.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('a manager adds a vegetarian dish, a large party finds it, and it is withdrawn', async ({
  page,
  browser,
  slots,
}) => {
  const name = uniqueName('Garden salad').slice(0, 60);
  const admin = new AdminPage(page);
  await page.goto('/admin?tab=content');
  const dishes = page.getByRole('list', { name: "Dishes of Jersey Mike's" });
  await page
    .getByRole('region', { name: /^Menu of Jersey Mike's/ })
    .getByRole('button', { name: 'Add a dish' })
    .click();
  const form = admin.form('Dish');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByLabel('Price in dollars').fill('nine');
  await form.getByLabel('Description').fill('Leaves, cheese and a roll.');
  await form.getByLabel('Vegetarian').check();
  await admin.button('Save dish').click();
  await expect(form.getByLabel('Price in dollars')).toHaveAccessibleDescription(
    /Price must be an amount such as 12\.99/,
  );
  await form.getByLabel('Price in dollars').fill('9.25');
  await admin.button('Save dish').click();
  await admin.expectToast('Saved', 'The site now shows it.');
  await expect(dishes.getByRole('button', { name })).toContainText('$9.25, vegetarian.');
  await form.getByRole('button', { name: 'Move up' }).click();
  await expect(dishes.getByRole('button').nth(-2)).toContainText(name);
  await expectGoodLayout(page, 'admin-menus');

  const visitor = await browser.newPage();
  const booking = new BookingPage(visitor);
  await booking.open('premium');
  await booking.goTo('food', await slots.take('premium'), 12);
  await visitor.getByRole('radio', { name: "Jersey Mike's" }).check();
  const dish = visitor
    .getByRole('list', { name: "Menu of Jersey Mike's" })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(dish.getByText('Vegetarian', { exact: true })).toBeVisible();
  await dish.getByLabel(`How many: ${name}`).fill('2');
  await expect(visitor.getByText('$18.50').first()).toBeVisible();
  await expectAccessible(visitor);
  await visitor.close();

  await dishes.getByRole('button', { name }).click();
  await form.getByRole('button', { name: 'Withdraw' }).click();
  await admin.button('Withdraw the dish').click();
  await admin.expectToast('Saved', 'The site now shows it.');
  await expect(dishes.getByRole('button', { name })).toHaveCount(0);
});
