import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { bookElsewhere } from '../support/bookings.js';
import { requestGraphql } from '../support/graphql.js';
import { tabTo } from '../support/keyboard.js';
import { letIn } from '../support/past-visits.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('who came to a time is shown, and its numbers open the bookings and the calendar of the day', async ({
  page,
  request,
  slots,
  staff,
}) => {
  const slot = await slots.take('standard');
  const guest = await bookElsewhere(request, slot, 3);
  const query = 'query Code($search: String) { bookings(search: $search) { bookings { id } } }';
  const { bookings } = await requestGraphql<{ bookings: { bookings: { id: string }[] } }>(staff, query, {
    search: guest,
  });
  const [booking] = bookings.bookings;
  await letIn(staff, booking?.id ?? '', slot.date, 2);

  const days = `/admin?tab=visits&from=${slot.date}&to=${slot.date}`;
  await page.goto(`${days}&time=${encodeURIComponent(slot.time)}&tour=standard`);
  const figures = page.getByRole('list', { name: 'Figures' });
  await expect(figures.getByRole('link', { name: /^Sold 3 / })).toBeVisible();
  await expect(figures.getByRole('link', { name: /^Came 2 / })).toBeVisible();
  await expectGoodLayout(page, 'admin-visits-time');
  await figures.getByRole('link', { name: /^Sold 3 / }).click();
  await expect(page).toHaveURL(/#days$/);
  const table = page.getByRole('table', { name: /^Visits by day, / });
  await table.getByRole('link', { name: '3', exact: true }).click();
  await expect(page.getByLabel('Day of the tour')).toHaveValue(slot.date);
  await page.goBack();
  await table.getByRole('link', { name: '25', exact: true }).click();
  await expect(page).toHaveURL(`/admin?tab=calendar&view=day&date=${slot.date}`);
});

test('the keyboard alone goes from the map of weekdays and times to the days of one', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Visits');
  await expect(admin.heading(/^How full/)).toBeVisible();
  await expectGoodLayout(page, 'admin-visits');
  const map = page.getByRole('table', { name: 'Share of seats sold, by weekday and time' });
  const saturday = map.getByRole('row', { name: /^Saturday/ }).getByRole('link', { name: /^\d+ percent$/ });
  await tabTo(page, saturday.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText('Saturday, 9 AM');
  const rows = page.getByRole('table', { name: /^Visits by day, .*, Saturday, 9 AM$/ }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await expect(rows).toHaveCount(12);
  await expect(rows.first()).toContainText('Sat, ');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All times', exact: true }).click();
  // The links of the period lead to the place that is shown.
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Week', exact: true }).click();
  await expect(page.getByText('How full weekdays and times are is shown for four weeks and more')).toBeVisible();
  await page.getByLabel('Tour', { exact: true }).selectOption('private');
  await expect(page).toHaveURL(/&tour=private$/);
});

test('days without open times say so, and the table of days is saved as a file', async ({ page }) => {
  await page.goto('/admin?tab=visits&from=2015-01-01&to=2016-02-04');
  await expect(page.getByText('No visits and no open times, January 1, 2015 to February 4, 2016.')).toBeVisible();
  await expectGoodLayout(page, 'admin-visits-empty');
  await page.getByRole('link', { name: 'Show the last 12 weeks' }).click();
  await expect(page.getByRole('heading', { name: /^How full/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Visits by day, CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^hilltop-visits-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const records = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(records[0]).toBe('\uFEFFdate,day,offered,sold,came,noShows,turnedAway,cameInGroups');
  expect(records).toHaveLength(85);
});

test('any report of visits is a table of the days that are chosen, and a file', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  await bookElsewhere(request, slot, 3);
  await page.goto(`/admin?tab=visits&from=${slot.date}&to=${slot.date}`);
  await page.getByRole('link', { name: 'Visits by ticket type', exact: true }).click();
  const table = page.getByRole('table', { name: /^Visits by ticket type, / });
  await expect(table.getByRole('row', { name: /adult/ })).toBeVisible();
  await expectAccessible(page);
  await expectGoodLayout(page, 'admin-visits-by-ticket-type');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Visits by ticket type, JSON' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('hilltop-visits-by-ticket-type.json');
  const { rows } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { rows: { ticketType: string }[] };
  expect(rows.map(({ ticketType }) => ticketType)).toContain('adult');
  await page.goto('/admin?tab=visits&view=visits-by-ticket-type&from=2015-01-01&to=2015-01-31');
  await expect(page.getByText('Nothing to show, January 1 to 31, 2015.')).toBeVisible();
  await page.getByRole('link', { name: 'Visits by day', exact: true }).click();
  await expect(page).toHaveURL(/from=2015-01-01&to=2015-01-31$/);
});
