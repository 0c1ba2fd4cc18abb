import { expect, type Page, type TestInfo } from '@playwright/test';
import { onOperation } from './support/graphql.js';
import { expectAccessible, expectNoSideScroll, keepPicture } from './support/look.js';
import { newPicture } from './support/picture-file.js';
import { newName, StaffDesk, tabs } from './support/staff-desk.js';
import { makeProduct, repriceElsewhere } from './support/staff-goods.js';
import { test } from './support/test.js';

const everywhere = { tag: '@widths' };

const look = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepPicture(page, info, `admin-${name}`);
};

test('the sign-in and every tab are accessible and stay within the window', everywhere, async ({ page }, info) => {
  const desk = new StaffDesk(page);
  await page.goto('/admin');
  await expect(page.getByText('This is a demo')).toBeVisible();
  await expect(desk.button('Sign in')).toBeInViewport();
  await look(page, info, 'sign-in');
  await desk.open();
  for (const tab of tabs) {
    await desk.goTo(tab);
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: /\(\d+\)$/ })).toBeVisible();
    await look(page, info, tab.toLowerCase());
  }
});

test('lists on their way, failed and empty are drawn states', everywhere, async ({ page }, info) => {
  const desk = new StaffDesk(page);
  let answer: 'wait' | 'fail' | 'nothing' = 'wait';
  let release = (): void => undefined;
  await onOperation(page, 'StaffOrders', async (route) => {
    if (answer === 'wait') await new Promise<void>((resolve) => (release = resolve));
    if (answer === 'nothing') {
      await route.fulfill({ json: { data: { orders: { __typename: 'OrderPage', total: 0, orders: [] } } } });
    } else await route.abort('connectionrefused');
  });
  await desk.open('Orders');
  await expect(page.getByText('Loading orders...')).toBeAttached();
  await look(page, info, 'loading');
  answer = 'fail';
  release();
  await expect(page.getByRole('alert')).toContainText('The orders could not be loaded');
  await look(page, info, 'failed');
  answer = 'nothing';
  await desk.button('Try again').click();
  await expect(page.getByText('No order has come yet.')).toBeVisible();
  await look(page, info, 'empty');
});

test('forms, dialogs and refusals keep their shape', everywhere, async ({ page }, info) => {
  const desk = new StaffDesk(page);
  const name = newName('Vase');
  await desk.signInByCall();
  const product = await makeProduct(desk, name);
  await desk.open();
  const opener = desk.button('Create New Product');
  if (await opener.isVisible()) await opener.click();
  await desk.button('Create Product').click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await look(page, info, 'create-refused');
  if (info.project.name !== 'desk') await desk.button('Close').click();

  await desk.search('Search products').fill(name);
  await desk.button(`Edit ${name}`).click();
  const dialog = desk.dialog(`Edit ${name}`);
  await dialog.getByLabel('Price, $').fill('99');
  await look(page, info, 'edit');
  await repriceElsewhere(desk, product, '13.00');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody changed this product meanwhile');
  await look(page, info, 'changed-meanwhile');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await desk.button(`Withdraw ${name}`).click();
  await expect(desk.dialog(`Withdraw ${name}?`)).toBeVisible();
  await look(page, info, 'withdraw');
  await desk.dialog(`Withdraw ${name}?`).getByRole('button', { name: 'Cancel' }).click();

  await desk.goTo('Images');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.getByLabel('Choose images').setInputFiles([newPicture(`${name}.png`), notes]);
  await desk.isTold('Images uploaded', '1 images uploaded successfully');
  await look(page, info, 'uploaded');
  await desk.endSession();
  await desk.tab('Messages').click();
  await expect(desk.dialog('Please sign in again')).toBeVisible();
  await look(page, info, 'session-ended');
});
