import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { onDatabase } from '../support/databases.js';
import { tabTo } from '../support/keyboard.js';
import { allMails, attachmentOf } from '../support/mail.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';
import { widths } from '../support/widths.js';

test.use({ storageState: staffSession });

const section = (page: Page): Locator => page.getByRole('region', { name: 'Mailed reports' });

test('a manager has a file mailed each week and ends it, on a phone by the keyboard alone', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await new AdminPage(page).open('Money');
  const mailed = section(page);
  await tabTo(page, mailed.getByLabel('File', { exact: true }));
  await page.keyboard.type('Tax');
  await tabTo(page, mailed.getByLabel('On', { exact: true }));
  await page.keyboard.type('Wed');
  await tabTo(page, mailed.getByRole('button', { name: 'Mail it to me' }));
  await page.keyboard.press('Enter');
  const item = mailed.getByRole('listitem').filter({ hasText: 'Tax by month, CSV, each Wednesday' });
  await expect(item).toContainText(/Next on Wednesday, .+, for .+ to .+\./);
  await expect(page.getByText(/^The first one comes on Wednesday, /)).toBeVisible();
  await expectAccessible(page);

  // A report that is already listed is not added twice.
  await mailed.getByLabel('File', { exact: true }).selectOption('tax');
  await mailed.getByLabel('On', { exact: true }).selectOption('3');
  await mailed.getByRole('button', { name: 'Mail it to me' }).click();
  await expect(mailed.getByLabel('File', { exact: true })).toHaveValue('takings');
  await expect(item).toHaveCount(1);

  const end = mailed.getByRole('button', { name: 'End Tax by month, CSV, each Wednesday' });
  await end.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'End Tax by month, CSV, each Wednesday?' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(end).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'End it' }));
  await page.keyboard.press('Enter');
  await expect(item).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(mailed.getByRole('heading', { name: 'Mailed reports' })).toBeFocused();
});

test('the mailed file is the one that is saved, byte for byte', async ({ page, request, staff }) => {
  test.setTimeout(150_000);
  await new AdminPage(page).open('Money');
  const mailed = section(page);
  await mailed.getByLabel('File', { exact: true }).selectOption({ label: 'Visits by day, CSV' });
  await mailed.getByLabel('How often', { exact: true }).selectOption({ label: 'Each month' });
  await mailed.getByLabel('On', { exact: true }).selectOption({ label: 'The 28th' });
  await mailed.getByRole('button', { name: 'Mail it to me' }).click();
  const item = mailed.getByRole('listitem').filter({ hasText: 'Visits by day, CSV, on the 28th of each month' });
  await expect(item).toBeVisible();
  await expectGoodLayout(page, 'admin-money-mailed-reports');

  // Due a month ago. The job looks every minute.
  const due = `UPDATE report_schedules SET next_on = next_on - interval '2 months' WHERE file = 'visits' AND day = 28`;
  await onDatabase('notifications', due);
  const arrived = async () => (await allMails(request)).filter(({ subject }) => subject.startsWith('Visits by day, '));
  await expect.poll(async () => (await arrived()).length, { timeout: 100_000 }).toBeGreaterThan(0);
  const [mail] = await arrived();
  const file = mail?.attachments?.find(({ contentType }) => contentType === 'text/csv');
  const sent = await attachmentOf(request, mail?.id ?? '', file?.generatedFileName ?? '');
  // One row per day.
  const days = sent.toString().match(/^\d{4}-\d\d-\d\d(?=,)/gm) ?? [];
  expect(days.length).toBeGreaterThan(27);
  const saved = await staff.get(`/api/reports/visits?from=${days[0]}&to=${days.at(-1)}&format=csv`);
  expect(sent.toString('hex')).toBe((await saved.body()).toString('hex'));
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('on the 28th of each month. To stop it, open Money');

  await page.reload();
  await item.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(item).toHaveCount(0);
});
