import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { bookParty } from '../support/bookings.js';
import { total } from '../support/house.js';
import { uniqueName } from '../support/names.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';
import { sellTypes } from '../support/ticket-prices.js';
import { createTour, withdrawTours } from '../support/tours.js';

const name = uniqueName('Tour of the desk');

test.use({ storageState: staffSession, viewport: { width: 390, height: 844 } });
test.afterEach(({ staff }) => withdrawTours(staff, name));

test('the desk adds a child to a party that called, at the price that was said before', async ({
  page,
  request,
  slots,
  staff,
}) => {
  const fields = {
    name,
    description: 'A tour for all ages.',
    price: total('standard', 1),
    duration: '90 minutes',
    features: [],
  };
  const tour = await createTour(staff, 'standard', fields);
  await sellTypes(staff, tour, { child: '12.00', senior: '20.00' });
  const slot = await slots.take('standard');
  const { email } = await bookParty(request, slot, 2, undefined, tour.id);
  const admin = new AdminPage(page);
  await admin.open('Bookings');
  await page.getByLabel('Day of the tour').fill(slot.date);
  await admin.search('Search bookings').fill(email);
  // Other parties of the day have this name too, until the search is answered.
  await expect(admin.row('Benny Binion')).toHaveCount(1);
  await admin
    .row('Benny Binion')
    .getByRole('button', { name: /^Details/ })
    .click();
  await page.getByRole('link', { name: 'Open Benny Binion’s booking' }).click();
  await admin.button('Change party size').click();
  await page.getByRole('button', { name: 'One more: Children' }).click();
  await expect(page.getByText('1 child at $12.00')).toBeVisible();
  await page.getByLabel('Reason').fill('They called: the nephew comes too');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'admin-party-by-type');
  await page.getByRole('button', { name: 'Change to 2 adults, 1 child, $12.00 more' }).click();
  await admin.expectToast('Party changed', 'Benny Binion will get an e-mail about it.');
  await expect(page.getByRole('heading', { level: 3, name: 'Benny Binion, 2 adults, 1 child' })).toBeVisible();
});
