import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { dateAfter, dayOfWeek, longDate } from '../../kit/lib/venue-dates.js';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { tourOf } from '../support/house.js';
import { keepPrintedSheet, sheetsOf } from '../support/printed.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });
// Both set the same price.
test.describe.configure({ mode: 'default' });

const MONDAY = 1;
const WEDNESDAY = 3;

const today = new Date().toISOString().slice(0, 10);

/** So near that the count is final. The house is closed on Mondays. */
function soon(): string {
  const day = dateAfter(today, 2);
  return dayOfWeek(day) === MONDAY ? dateAfter(day, 1) : day;
}

/** Half a year ahead, when visitors cannot book yet: each run has days of its own. */
function wednesdayAhead(): string {
  const first = dateAfter(today, 150 + 7 * Math.floor(Math.random() * 25));
  return dateAfter(first, (7 + WEDNESDAY - dayOfWeek(first)) % 7);
}

interface Caller {
  readonly school: string;
  readonly tour: string;
  readonly day: string;
}

/** A manager sets the price of the tour, and the desk writes down who calls. */
async function writeDown(admin: AdminPage, { school, tour, day }: Caller): Promise<void> {
  const { page } = admin;
  await admin.open('Prices');
  await page.getByRole('button', { name: new RegExp(`^(Set|Change) ${tour} for schools$`) }).click();
  await page.getByLabel(`${tour}, schools: $ for each who pays`).fill('10.00');
  await admin.button('Save').click();
  const rate = page.getByRole('row').filter({ hasText: tour }).filter({ hasText: 'Schools' });
  await expect(rate.first()).toContainText('$10.00');

  await admin.goTo('Groups');
  await admin.button('A group calls').click();
  const call = admin.form('A group calls');
  await call.getByLabel('Organization').fill(school);
  await call.getByLabel('Who calls').fill('Mia Example');
  await call.getByLabel('Phone').fill('817 555 0100');
  await call.getByLabel('E-mail').fill('mia@school.example');
  await call.getByLabel('Pupils').fill('9');
  await call.getByLabel('Adults').fill('2');
  await call.getByLabel('Tour').selectOption({ label: tour });
  await call.getByLabel('Day', { exact: true }).fill(day);
  await admin.button('Write it down').click();
  await expect(call.getByText(/^A group has at least 15 people/)).toBeVisible();
  await expect(call.getByLabel('Organization')).toHaveValue(school);
  await call.getByLabel('Pupils').fill('18');
  await admin.button('Write it down').click();
}

test('a school calls, is quoted, accepts, sends its order, and cancels', async ({ page }) => {
  const day = wednesdayAhead();
  const school = `Carver School ${randomUUID().slice(0, 6)}`;
  const tour = tourOf('standard').name;
  const admin = new AdminPage(page);
  await keepPrintedSheet(page);

  await writeDown(admin, { school, tour, day });
  const row = page.getByRole('row').filter({ hasText: school });
  await expect(row.first()).toContainText('Asked');
  await page.getByRole('button', { name: `Quote: ${school}` }).click();
  const quote = admin.form('Quote');
  await expect(quote.getByRole('row', { name: 'Total' })).toContainText('$180.00');
  await expectAccessible(page);
  await quote.getByRole('button', { name: 'Quote', exact: true }).click();
  await expect(row.first()).toContainText('Quoted');
  await expect(row.first()).toContainText('$180.00');
  await page.getByRole('button', { name: `Print the quote of ${school}` }).click();
  expect(await sheetsOf(page)).toEqual({ Letter: 1, A4: 1 });

  await page.getByRole('button', { name: `They accept: ${school}` }).click();
  const accept = admin.form('They accept');
  await accept.getByLabel('Position').fill('Principal');
  await accept.getByRole('button', { name: 'They called' }).click();
  await accept.getByRole('button', { name: 'Hold the seats' }).click();
  await expect(row.first()).toContainText('Accepted');
  await expect(page.getByRole('region', { name: /^Seats of HG-/ })).toContainText(`${longDate(day)}`);

  await page.getByRole('button', { name: `The order is here: ${school}` }).click();
  const order = admin.form('Purchase order');
  await order.getByLabel('Number of the order').fill(`PO ${randomUUID().slice(0, 8)}`);
  await order.getByLabel('Amount, $').fill('44.00');
  await order.getByRole('button', { name: 'Book the seats' }).click();
  await expect(order.getByText('The order must be for at least $45.00')).toBeVisible();
  await order.getByLabel('Amount, $').fill('180.00');
  await order.getByRole('button', { name: 'Book the seats' }).click();
  await expect(row.first()).toContainText('Coming');
  const code = page.getByRole('region', { name: /^Seats of HG-/ }).getByRole('link', { name: /^HT-/ });
  await expect(code).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `They cancel: ${school}` }).click();
  const end = admin.form('End the group');
  await end.getByLabel('Reason').fill('The bus broke down');
  await end.getByRole('button', { name: 'End the group' }).click();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Which groups').selectOption('ended');
  await expect(row.first()).toContainText('Canceled');
});

test('a school pays its deposit, comes with one more, is invoiced, and its check bounces', async ({ page }) => {
  const day = soon();
  const school = `Lamar School ${randomUUID().slice(0, 6)}`;
  const admin = new AdminPage(page);
  await writeDown(admin, { school, tour: tourOf('standard').name, day });
  const row = page.getByRole('row').filter({ hasText: school });
  await page.getByRole('button', { name: `Quote: ${school}` }).click();
  await admin.form('Quote').getByRole('button', { name: 'Quote', exact: true }).click();
  await page.getByRole('button', { name: `They accept: ${school}` }).click();
  const accept = admin.form('They accept');
  await accept.getByLabel('Position').fill('Principal');
  await accept.getByRole('button', { name: 'They called' }).click();
  await accept.getByRole('button', { name: 'Hold the seats' }).click();
  await expect(row.first()).toContainText('Accepted');

  await page.getByRole('button', { name: `Money came: ${school}` }).click();
  const money = admin.form('Money came');
  await expect(money.getByLabel('Amount, $')).toHaveValue('45.00');
  await money.getByLabel('Number or note (optional)').fill('1042');
  await money.getByRole('button', { name: 'Write it down' }).click();
  await expect(row.first()).toContainText('Coming');
  const books = page.getByRole('region', { name: /^Money of HG-/ });
  await expect(books).toContainText('$45.00 received');

  await page.getByRole('button', { name: `Change count or starts: ${school}` }).click();
  const count = admin.form('Change the count');
  const pupils = count.getByRole('textbox', { name: /^Pupils at/ });
  const [first] = await pupils.evaluateAll((fields) =>
    fields.flatMap((field, at) => ((field as HTMLInputElement).value ? [at] : [])),
  );
  await pupils.nth(first ?? 0).fill('17');
  await count.getByRole('button', { name: 'They wrote' }).click();
  await count.getByRole('button', { name: 'Change it' }).click();
  await expect(count.getByText(/only more people can come/)).toBeVisible();
  await pupils.nth(first ?? 0).fill('19');
  await count.getByRole('button', { name: 'Change it' }).click();
  await expect(row.first()).toContainText('19 pupils');

  await page.getByRole('button', { name: `Invoice: ${school}` }).click();
  await admin.form('Invoice').getByRole('button', { name: 'Issue the invoice' }).click();
  await expect(books).toContainText(/Invoice HI-\d{4}-\d{4} of .*, \$190\.00, due/);
  await expect(books).toContainText('$145.00 owed');
  await expectAccessible(page);
  await page.getByRole('button', { name: `A payment did not come: ${school}` }).click();
  const reversal = admin.form('A payment did not come');
  await reversal.getByLabel('Reason').fill('The check bounced');
  await reversal.getByRole('button', { name: 'Take it out' }).click();
  await expect(books).toContainText('Nothing received, $190.00 owed');
});
