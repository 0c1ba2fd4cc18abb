import { expect } from '@playwright/test';
import { expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { bookParty } from '../support/bookings.js';
import { takeCall } from '../support/caller.js';
import { chooseGuide, closeHoliday, openHolidays, openRota, yearToClose } from '../support/desk.js';
import { requestGraphql } from '../support/graphql.js';
import { dollars, fare, tourOf } from '../support/house.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

const REOPEN = 'mutation ($date: String!) { reopenDay(date: $date, reason: "Open after all") { __typename } }';

test('a day at the desk: a call, a correction, a part refund, a closed day ahead, and the week of a guide', async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  const admin = new AdminPage(page);
  await page.goto('/admin/book');
  await takeCall(page, slot, 2, 'Castleberry');
  await page.getByRole('radio', { name: /^At the door/ }).check();
  await page.getByLabel('No e-mail. I read the code out').check();
  await admin.button('Book 2 seats, pay at the door').click();
  await expect(page.getByText(/Your code is H, T\./)).toBeVisible();

  await page.getByRole('link', { name: 'Open the booking' }).first().click();
  await page.getByLabel('Paid by').selectOption('cash');
  await admin.button(`Record ${fare('standard', 2)} as paid`).click();
  await admin.expectToast('Paid at the door', `${fare('standard', 2)} from Rosa Castleberry.`);

  await admin.button('Correct name, e-mail, phone').click();
  await page.getByLabel('Last name').fill('Castlebury');
  await page.getByLabel('Reason').fill('Spelled by ear');
  await admin.button('Correct').click();
  await admin.expectToast('Corrected', 'You can undo it in the history below.');

  await admin.button('Give money back').click();
  await page.getByLabel('Amount in dollars').fill('10');
  await page.getByLabel('Reason').fill('They waited on the phone');
  await admin.button('Give $10.00 back').click();
  await expect(page.getByText('Paid less refunds')).toContainText(dollars(2 * tourOf('standard').priceCents - 1000));

  const year = yearToClose('07-04');
  await closeHoliday(admin, await openHolidays(admin, year), 'Independence Day');
  await requestGraphql(request, REOPEN, { date: `${year}-07-04` });

  await chooseGuide(admin, await openRota(admin, slot));
});

test('a holiday far ahead is closed without a message, and opened again', async ({ page, request }) => {
  const admin = new AdminPage(page);
  const year = yearToClose('12-25');
  const list = await openHolidays(admin, year);
  await expectGoodLayout(page, 'admin-holidays');
  await closeHoliday(admin, list, 'Christmas Day');
  await requestGraphql(request, REOPEN, { date: `${year}-12-25` });
});

test('the week of the guides says who has nobody, and takes a choice', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  await bookParty(request, slot, 2);
  const admin = new AdminPage(page);
  const time = await openRota(admin, slot);
  await expectGoodLayout(page, 'admin-rota');
  await chooseGuide(admin, time);
});

test('today says how the next open day stands when no tour starts any more', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Today');
  await expect(
    page
      .getByRole('heading', { name: /^Next open day/ })
      .or(page.getByLabel('The state of the day'))
      .first(),
  ).toBeVisible();
  await expectGoodLayout(page, 'admin-today-ready');
});
