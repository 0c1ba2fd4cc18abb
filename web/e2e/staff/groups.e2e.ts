import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { dateAfter, dayOfWeek, longDate } from '../../kit/lib/venue-dates.js';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { tourOf } from '../support/house.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

const WEDNESDAY = 3;

/** Half a year ahead, when visitors cannot book yet: each run has days of its own. */
function wednesdayAhead(): string {
  const first = dateAfter(new Date().toISOString().slice(0, 10), 150 + 7 * Math.floor(Math.random() * 25));
  return dateAfter(first, (7 + WEDNESDAY - dayOfWeek(first)) % 7);
}

test('a school calls, is quoted, accepts, sends its order, and cancels', async ({ page }) => {
  const day = wednesdayAhead();
  const school = `Carver School ${randomUUID().slice(0, 6)}`;
  const tour = tourOf('standard').name;
  const admin = new AdminPage(page);

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

  const row = page.getByRole('row').filter({ hasText: school });
  await expect(row.first()).toContainText('Asked');
  await page.getByRole('button', { name: `Quote: ${school}` }).click();
  const quote = admin.form('Quote');
  await expect(quote.getByRole('row', { name: 'Total' })).toContainText('$180.00');
  await expectAccessible(page);
  await quote.getByRole('button', { name: 'Quote', exact: true }).click();
  await expect(row.first()).toContainText('Quoted');
  await expect(row.first()).toContainText('$180.00');

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
