import { expect } from '@playwright/test';
import { AdminPage } from '../support/admin-page.js';
import { onOperation } from '../support/graphql.js';
import { uniqueName } from '../support/names.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';
import { createTour, updateTour, withdrawTours } from '../support/tours.js';

test.use({ storageState: staffSession });

// Premium tours, because `shop/private-tours.e2e.ts` needs the private ones.

test('a tour with features is made, and a visitor sees it', async ({ page, browser, staff }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Lantern walk');
  await admin.open('Tours');
  const form = admin.form('Create New Tour');
  await expect(form.getByPlaceholder('25.00')).toBeVisible();
  await expect(form.getByPlaceholder('90', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Type')).toHaveValue('standard');
  await form.getByLabel('Type').selectOption('premium');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('By lantern light only.');
  await form.getByLabel('Price, $').fill('60');
  await form.getByLabel('Duration, minutes').fill('45');
  // More than other premium tours have: the least of a label applies to all starts that they share.
  await form.getByLabel('Seats per start').fill('30');
  await form.getByLabel('Largest party').fill('18');
  const add = form.getByRole('button', { name: 'Add Feature' });
  for (const text of ['A lantern each', 'To be removed', 'The tunnel']) {
    await add.click();
    await form
      .getByRole('textbox', { name: /^Feature \d$/ })
      .last()
      .fill(text);
  }
  await add.click();
  await form.getByRole('textbox', { name: 'Feature 1' }).fill('A lantern for each');
  await form.getByRole('button', { name: 'Remove feature 2' }).click();
  await expect(add).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Feature 2' })).toHaveValue('The tunnel');
  await onOperation(page, 'CreateTour', async (route) => {
    await expect(form.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-disabled', 'true');
    await route.continue();
  });
  await form.getByRole('button', { name: 'Create Tour' }).click();
  await admin.expectToast('Tour created', 'Tour has been created successfully');
  await expect(form.getByLabel('Type')).toHaveValue('standard');
  await expect(form.getByLabel('Duration, minutes')).toHaveValue('');
  await expect(form.getByRole('textbox', { name: /^Feature/ })).toHaveCount(0);
  for (const words of ['Premium Tour', '$60.00', '45 minutes', '30 seats, parties of up to 18'])
    await expect(admin.row(name)).toContainText(words);
  await expect(admin.heading(/^Existing Tours \(\d+\)$/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/tours');
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await expect(visitor.getByText('A lantern for each')).toBeVisible();
  await expect(visitor.getByText('To be removed')).toHaveCount(0);
  await visitor.context().close();
  await withdrawTours(staff, name);
});

test('a tour is changed over another person’s change, then withdrawn', async ({ page, browser, staff }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Cellar');
  const input = { name, description: 'Made for a test.', price: '75.00', duration: '2 hours', features: ['Lamp'] };
  const tour = await createTour(staff, 'premium', input);
  await admin.open('Tours');
  await admin.button(`Edit ${name}`).click();
  const dialog = admin.dialog(`Edit ${name}`);
  await expect(dialog.getByText(/^Premium Tour: the type cannot change/)).toBeVisible();
  await dialog.getByLabel('Duration, minutes').fill('180');
  await updateTour(staff, tour, { price: '80.00' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Someone else changed this tour');
  await expect(alert).toContainText('You typed: 180 minutes');
  // What was not touched is not written over.
  await expect(alert).not.toContainText('80.00');
  await expect(dialog.getByLabel('Price, $')).toHaveValue('80.00');
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await alert.getByRole('button', { name: 'Save my version' }).click();
  await admin.expectToast('Tour updated', 'Tour has been updated successfully');
  await expect(admin.row(name)).toContainText('3 hours');
  await expect(admin.row(name)).toContainText('$80.00');

  await admin.button(`Withdraw ${name}`).click();
  const question = admin.dialog(`Withdraw ${name}?`);
  await expect(question).toContainText('It has no bookings.');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await admin.expectToast('Tour withdrawn', `${name} is no longer offered`);
  await expect(admin.row(name)).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/tours');
  await expect(visitor.getByRole('link', { name: /^Book Online/ }).first()).toBeVisible();
  await expect(visitor.getByText(name)).toHaveCount(0);
  await visitor.context().close();
});
