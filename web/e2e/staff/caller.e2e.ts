import { expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { seatsLeft } from '../support/bookings.js';
import { takeCall } from '../support/caller.js';
import { fare } from '../support/house.js';
import { theMailTo } from '../support/mail.js';
import { uniqueEmail } from '../support/names.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('a caller without e-mail pays at the door, and the door records it', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const before = await seatsLeft(request, slot);
  const admin = new AdminPage(page);
  await page.goto('/admin/book');
  await expect(page.getByRole('heading', { name: 'How many, and when' })).toBeVisible();
  await takeCall(page, slot, 3, 'Delgado');
  await page.getByRole('radio', { name: /^At the door/ }).check();
  await admin.button('Book 3 seats, pay at the door').click();
  await expect(page.getByText('Ask for an e-mail address, or tick that there is none')).toBeVisible();
  await page.getByLabel('No e-mail. I read the code out').check();
  await expect(
    page.getByText(`${fare('standard', 3)}, paid at the door with cash or a card. I read you the code now.`),
  ).toBeVisible();
  await expectGoodLayout(page, 'admin-book');
  await admin.button('Book 3 seats, pay at the door').click();
  await expect(page.getByText(/Your code is H, T\./)).toBeVisible();
  await expect(admin.button('Next caller')).toBeFocused();
  expect(await seatsLeft(request, slot)).toBe(before - 3);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open the booking' }).first().click();
  await expect(page.getByText(`${fare('standard', 3)} to pay at the door.`)).toBeVisible();
  await page.getByLabel('Paid by').selectOption('cash');
  await expectAccessible(page);
  await admin.button(`Record ${fare('standard', 3)} as paid`).click();
  await admin.expectToast('Paid at the door', `${fare('standard', 3)} from Rosa Delgado.`);
  await expect(page.getByText('Paid less refunds')).toContainText(fare('standard', 3));
});

test('a caller pays by the mailed link, whose page needs no script to be read', { tag: '@gate' }, async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  const email = uniqueEmail('caller');
  await page.goto('/admin/book');
  await takeCall(page, slot, 2, 'Marsh');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await expect(page.getByRole('radio', { name: /^Card, by a link/ })).toBeChecked();
  await page.getByRole('button', { name: /^Send the link, hold until/ }).click();
  await expect(page.getByText('Your seats are held until')).toBeVisible();
  const links = page.getByRole('table', { name: 'payment links' });
  const row = links.getByRole('row', { name: /Rosa Marsh/ }).first();
  await expect(row).toContainText('Waiting');

  const mail = await theMailTo(request, email);
  const payUrl = /https?:\S+\/pay\/[\w-]+/.exec(mail.text)?.[0] ?? '';
  const path = new URL(payUrl).pathname;
  // A page that takes the gateway too long comes without its content, and is written in the browser.
  let html = '';
  await expect
    .poll(async () => {
      html = await (await request.get(path)).text();
      return html;
    })
    .toContain('Pay for your seats');
  expect(html).not.toContain(email);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: /^Two seats are yours until/ })).toBeVisible();
  await expectGoodLayout(page, 'pay');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Name on card').fill('Rosa Marsh');
  await page.getByLabel('Expiry date').fill('12/40');
  await page.getByLabel('CVV').fill('123');
  await page.getByLabel('I have read the liability waiver and sign it for myself').check();
  await page.getByRole('button', { name: `Pay ${fare('standard', 2)}` }).click();
  await expect(page).toHaveURL(/\/visit\//);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'These seats are paid' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/book');
  await expect(row).toContainText('Paid');
});

test('seats of a link are released, and a free visit has a reason', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const before = await seatsLeft(request, slot);
  const admin = new AdminPage(page);
  await page.goto('/admin/book');
  await takeCall(page, slot, 2, 'Letgo');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(uniqueEmail('caller'));
  await page.getByRole('button', { name: /^Send the link, hold until/ }).click();
  const row = page
    .getByRole('table', { name: 'payment links' })
    .getByRole('row', { name: /Rosa Letgo/ })
    .first();
  await row.getByRole('button', { name: 'Release the seats' }).click();
  await expect(page.getByText('go back on sale at once')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Release the seats' }).click();
  await expect(row).toContainText('Seats released');
  expect(await seatsLeft(request, slot)).toBe(before);

  await admin.button('Next caller').click();
  await takeCall(page, slot, 1, 'Freebody');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(uniqueEmail('caller'));
  await page.getByRole('radio', { name: /^Free/ }).check();
  await admin.button('Book one seat, free').click();
  await expect(page.getByText('Please give a reason in a few words')).toBeVisible();
  await page.getByLabel('Why this visit is free').fill('A guest of the college');
  await admin.button('Book one seat, free').click();
  await expect(page.getByText(/Your code is H, T\./)).toBeVisible();
});
