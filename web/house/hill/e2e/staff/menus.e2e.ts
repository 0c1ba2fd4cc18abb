import { expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../../../../e2e/support/accessibility.js';
import { AdminPage } from '../../../../e2e/support/admin-page.js';
import { BookingPage } from '../../../../e2e/support/booking-page.js';
import { uniqueName } from '../../../../e2e/support/names.js';
import { staffSession } from '../../../../e2e/support/staff-session.js';
import { test } from '../../../../e2e/support/test.js';

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

test('a manager adds a restaurant with a dish, a large party orders from it, and it is withdrawn', async ({
  page,
  browser,
  slots,
}) => {
  const name = uniqueName('Corner Deli').slice(0, 60);
  const admin = new AdminPage(page);
  await page.goto('/admin?tab=content');
  await page.getByRole('button', { name: 'Add a restaurant' }).click();
  const form = admin.form('Restaurant');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByLabel('Phone').fill('817-555-0142');
  await form.getByLabel('Order link').fill('deli.example');
  await form.getByLabel('Distance').fill('2 miles');
  await form.getByLabel('Note for the kitchen sheet').fill('Customer 42.');
  await admin.button('Add the restaurant').click();
  await expect(form.getByLabel('Order link')).toHaveAccessibleDescription(/full address that begins with https:\/\//);
  await form.getByLabel('Order link').fill('https://deli.example/order');
  await admin.button('Add the restaurant').click();
  await admin.expectToast('Saved', 'Parties can order from it once it has a dish.');
  const menu = page.getByRole('region', { name: new RegExp(`^Menu of ${name}`) });
  await expect(menu).toContainText('No dishes');
  await menu.getByRole('button', { name: 'Add a dish' }).click();
  const dish = admin.form('Dish');
  await dish.getByRole('textbox', { name: 'Name', exact: true }).fill('Soup');
  await dish.getByLabel('Price in dollars').fill('6.00');
  await dish.getByLabel('Description').fill('With bread.');
  await admin.button('Save dish').click();
  await admin.expectToast('Saved', 'The site now shows it.');
  await expectGoodLayout(page, 'admin-restaurants');

  const visitor = await browser.newPage();
  const booking = new BookingPage(visitor);
  await booking.open('premium');
  await booking.goTo('food', await slots.take('premium'), 12);
  await booking.orderFood(name, 12);
  await expect(visitor.getByText('Food order: $72.00')).toBeVisible();
  await expectAccessible(visitor);

  const restaurants = page.getByRole('list', { name: 'Restaurants' });
  await restaurants.getByRole('button', { name }).click();
  await form.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog')).toContainText('Parties can no longer order from it.');
  await admin.button('Withdraw the restaurant').click();
  await admin.expectToast('Withdrawn', `Nobody can order from ${name} any longer.`);
  await expect(restaurants.getByRole('button', { name })).toContainText('Withdrawn');
  await visitor.reload();
  await expect(visitor.getByText('Nothing can be ordered from this restaurant now')).toBeVisible();
  await expect(visitor.getByRole('radio', { name })).toHaveCount(0);
  await visitor.close();
});
