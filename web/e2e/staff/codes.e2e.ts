import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { dollars, thing } from '../support/house.js';
import { staffSession } from '../support/staff-session.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('a manager makes a code, a visitor buys with it, and the manager sees what it took off and ends it', {
  tag: '@gate',
}, async ({ page, browser }) => {
  const off = thing.priceCents / 4;
  const word = `GIFT${randomUUID().slice(0, 8).toUpperCase()}`;
  const admin = new AdminPage(page);
  await admin.open('Vouchers');
  await admin.button('Create a code').click();
  const form = admin.form('Create a code');
  await form.getByLabel('Code').fill(word.toLowerCase());
  await form.getByLabel('Name that visitors read').fill('A gift of the house');
  await form.getByLabel('How much').fill('25');
  await form.getByLabel('Tours').uncheck();
  await admin.button('Create the code').click();
  await expect(form.getByText('A code is for tours, for goods, or for both')).toBeVisible();
  await form.getByLabel('Goods', { exact: true }).check();
  await expect(form.getByRole('group', { name: 'Which goods (none for all)' })).toBeVisible();
  await expectAccessible(page);
  await admin.button('Create the code').click();
  const row = page.getByRole('row').filter({ hasText: word }).first();
  await expect(row).toContainText('25% off');
  await expect(row).toContainText('In use');

  const visitor = await browser.newPage();
  const store = new StorePage(visitor);
  await store.open();
  await store.add(thing.name);
  await visitor.goto('/cart');
  const field = visitor.getByRole('textbox', { name: 'Voucher or code' });
  await field.fill('NOSUCHCODE');
  await field.press('Enter');
  await expect(visitor.getByText(/^We can.t use this code\. Check the letters/)).toBeVisible();
  await field.fill(word);
  await field.press('Enter');
  const counts = visitor.getByRole('list', { name: 'Your codes and vouchers' });
  await expect(counts).toContainText(`${word}: A gift of the house, −${dollars(off)}`);
  await expect(visitor.getByRole('region', { name: 'Your check' })).toContainText(`−${dollars(off)}`);
  await expectAccessible(visitor);
  await counts.getByRole('button', { name: /^Don.t use it/ }).click();
  await expect(counts).toBeHidden();
  await field.fill(word);
  await field.press('Enter');
  await expect(counts).toBeVisible();
  await visitor.getByRole('radio', { name: /^Pick up at the counter/ }).check();
  await visitor.getByRole('button', { name: 'Checkout', exact: true }).click();
  await store.field('Full Name').fill('Howard Hughes');
  await store.field('Email').fill(store.email);
  await store.checkout.getByRole('button', { name: 'Place Order' }).click();
  await expect(store.confirmation).toContainText(`Code ${word}`);
  await expect(store.confirmation).toContainText(dollars(thing.priceCents - off));
  await visitor.close();

  await page.reload();
  await expect(row).toContainText(dollars(off));
  await admin.button(`Details of ${word}`).click();
  await admin.button(`End the code ${word}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(row).toContainText('Ended');
  await expectGoodLayout(page, 'admin-codes');
});
