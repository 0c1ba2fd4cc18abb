import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('a manager issues a voucher, replaces its code, pays out its rest only when it is small, and blocks it', async ({
  page,
}) => {
  const admin = new AdminPage(page);
  await admin.open('Vouchers');
  await admin.button('Issue a voucher').click();
  const form = admin.form('Issue a voucher');
  await form.getByLabel('Amount, $').fill('2.50');
  await form.getByLabel('Reason').fill('The bus broke down');
  await admin.button('Issue the voucher').click();
  await expect(form.getByText('Please write whole dollars, from 1 to 500')).toBeVisible();
  await form.getByLabel('Amount, $').fill('20');
  await admin.button('Issue the voucher').click();
  const told = page.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/);
  const first = (await told.textContent()) ?? '';
  const row = page.getByRole('row').filter({ hasText: first.slice(-4) });
  await expect(row).toContainText('Issued: The bus broke down');
  await expect(row).toContainText('$20.00');
  await expectAccessible(page);
  await admin.button('Done').click();

  const payOut = admin.form('Pay out a balance');
  await payOut.getByLabel('Code of the voucher').fill(first);
  await payOut.getByLabel('Reason').fill('Asked at the desk');
  await admin.button('Pay out').click();
  await expect(payOut.getByRole('alert')).toContainText('Nothing is paid out');
  await expect(payOut.getByLabel('Code of the voucher')).toHaveValue(first);

  await admin.button(`Uses of ${first.slice(-4)}`).click();
  await admin.button(`Replace the code of ${first.slice(-4)}`).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Reason').fill('The code was lost');
  await question.getByRole('button', { name: 'Replace it' }).click();
  await expect(told).not.toHaveText(first);
  const second = (await told.textContent()) ?? '';
  await admin.button('Done').click();

  await admin.button(`Block ${second.slice(-4)}`).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('It was shared');
  await page.getByRole('dialog').getByRole('button', { name: 'Block it' }).click();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: second.slice(-4) })
      .first(),
  ).toContainText('Blocked');
});
