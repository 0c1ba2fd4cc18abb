import { expect } from '@playwright/test';
import { onOperation } from './support/graphql.js';
import { newName, StaffDesk } from './support/staff-desk.js';
import { makeTour, withdrawTours } from './support/staff-goods.js';
import { test } from './support/test.js';

const updateElsewhere = `mutation Change($id: ID!, $version: Int!, $input: UpdateTourInput!) {
  updateTour(id: $id, version: $version, input: $input) { __typename }
}`;

test('a tour with features is made, and a visitor sees it', async ({ page, browser }) => {
  const desk = new StaffDesk(page);
  const name = newName('Lantern walk');
  await desk.open('Tours');
  const form = desk.form('Create New Tour');
  await expect(form.getByPlaceholder('25.00')).toBeVisible();
  await expect(form.getByPlaceholder('90 minutes')).toBeVisible();
  await expect(form.getByLabel('Type')).toHaveValue('standard');
  await form.getByLabel('Type').selectOption('private');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('By lantern light only.');
  await form.getByLabel('Price, $').fill('60');
  await form.getByLabel('Duration').fill('45 minutes');
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
  await desk.isTold('Tour created', 'Tour has been created successfully');
  await expect(form.getByLabel('Type')).toHaveValue('standard');
  await expect(form.getByLabel('Duration')).toHaveValue('');
  await expect(form.getByRole('textbox', { name: /^Feature/ })).toHaveCount(0);
  for (const words of ['Private Tour', '$60.00', '45 minutes']) await expect(desk.row(name)).toContainText(words);
  await expect(desk.heading(/^Existing Tours \(\d+\)$/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/tours');
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await expect(visitor.getByText('A lantern for each')).toBeVisible();
  await expect(visitor.getByText('To be removed')).toHaveCount(0);
  await visitor.context().close();
  await withdrawTours(desk, name);
});

test('what is missing stands at its field; a tour that could not be made loses nothing', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open('Tours');
  const form = desk.form('Create New Tour');
  await form.getByRole('button', { name: 'Create Tour' }).click();
  for (const fault of ['Name', 'Description', 'Duration']) {
    await expect(form.getByText(`${fault} is required`)).toBeVisible();
  }
  await expect(form.getByText('A price is needed, for example 25.00')).toBeVisible();
  await onOperation(page, 'CreateTour', (route) => route.abort('connectionrefused'));
  await form.getByLabel('Name').fill('Never made');
  await form.getByLabel('Description').fill('Typed once.');
  await form.getByLabel('Price, $').fill('25.00');
  await form.getByLabel('Duration').fill('90 minutes');
  await form.getByRole('button', { name: 'Add Feature' }).click();
  await form.getByRole('textbox', { name: 'Feature 1' }).fill('Kept');
  await form.getByRole('button', { name: 'Create Tour' }).click();
  await desk.isTold('Error', 'Failed to create tour');
  await expect(form.getByRole('alert')).toContainText('The tour was not created');
  await expect(form.getByRole('textbox', { name: 'Feature 1' })).toHaveValue('Kept');
  await expect(form.getByLabel('Name')).toHaveValue('Never made');
});

test('a tour is changed over somebody else’s change, then withdrawn', async ({ page, browser }) => {
  const desk = new StaffDesk(page);
  const name = newName('Cellar');
  await desk.signInByCall();
  const { id, version } = await makeTour(desk, name);
  await desk.open('Tours');
  await desk.button(`Edit ${name}`).click();
  const dialog = desk.dialog(`Edit ${name}`);
  await expect(dialog.getByText(/^Private Tour: the type stays/)).toBeVisible();
  await dialog.getByLabel('Duration').fill('3 hours');
  const input = { name, description: 'Made for a test.', price: '80.00', duration: '2 hours', features: ['Lamp'] };
  await desk.ask(updateElsewhere, { id, version, input });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Somebody changed this tour meanwhile');
  await expect(alert).toContainText('Now: 80.00');
  await expect(alert).toContainText('You typed: 3 hours');
  await alert.getByRole('button', { name: 'Save what I typed' }).click();
  await desk.isTold('Tour updated', 'Tour has been updated successfully');
  await expect(desk.row(name)).toContainText('3 hours');

  await desk.button(`Withdraw ${name}`).click();
  const question = desk.dialog(`Withdraw ${name}?`);
  await expect(question).toContainText('What was booked stays valid');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await desk.isTold('Tour withdrawn', `${name} is off offer`);
  await expect(desk.row(name)).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/tours');
  await expect(visitor.getByRole('link', { name: /^Book Online/ }).first()).toBeVisible();
  await expect(visitor.getByText(name)).toHaveCount(0);
  await visitor.context().close();
});
