import { expect } from '@playwright/test';
import { expectAccessible } from '../../../../e2e/support/accessibility.js';
import { AdminPage } from '../../../../e2e/support/admin-page.js';
import { bookElsewhere } from '../../../../e2e/support/bookings.js';
import { requestGraphql } from '../../../../e2e/support/graphql.js';
import { uniqueEmail, uniqueName } from '../../../../e2e/support/names.js';
import { staffSession } from '../../../../e2e/support/staff-session.js';
import { test } from '../../../../e2e/support/test.js';

test.use({ storageState: staffSession });

test('the desk orders food for a large party that called, and the booking shows it', async ({
  page,
  request,
  slots,
}) => {
  const email = await bookElsewhere(request, await slots.take('standard'), 12);
  const find = 'query ($email: String!) { bookingsByEmail(email: $email) { confirmationCode } }';
  const found = await requestGraphql<{ bookingsByEmail: [{ confirmationCode: string }] }>(request, find, { email });
  await page.goto(`/admin/bookings/${found.bookingsByEmail[0].confirmationCode}`);
  const admin = new AdminPage(page);
  await admin.button('Change food order').click();
  const panel = page.getByRole('region', { name: 'Change food order' });
  await panel.getByLabel('Restaurant').selectOption({ label: 'Chick-fil-A' });
  await panel.getByLabel('How many: Chicken Sandwich Meal').fill('12');
  await expect(panel).toContainText('The party pays the restaurant $155.88.');
  await panel.getByLabel('Reason').fill('They called for lunch');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Change food order' }).click();
  await admin.expectToast('Food changed', 'Benny Binion will get an e-mail about it.');
  await expect(page.getByText('Chick-fil-A: 12 × Chicken Sandwich Meal')).toBeVisible();
  const history = page.getByRole('list', { name: 'History, oldest first' });
  await expect(history).toContainText('Food order changed');
  await expect(history).toContainText(/By [^:]+: “They called for lunch”/);
});

test('the kitchen sheet lists the food of a large party, and ticks stay', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const lastName = uniqueName('Choir').replaceAll(' ', '');
  const data = {
    firstName: 'Trinity',
    lastName,
    email: uniqueEmail('choir'),
    phone: '817-555-0199',
    specialRequests: 'Two without pickles',
    groupSize: 12,
    tourType: slot.tourType,
    tourDate: slot.date,
    tourTime: slot.time,
    totalAmount: '300.00',
    paymentStatus: 'paid',
    paymentIntentId: `pi_${lastName}`,
    liabilityWaiverAccepted: true,
    foodOrderPlatform: 'chick_fil_a',
    foodOrderRestaurant: 'Chick-fil-A',
    foodOrderDetails: '12 × Chicken Sandwich Meal',
    foodOrderTotal: '155.88',
  };
  const booked = await request.post('/api/tour-bookings', { data });
  expect(booked.status(), await booked.text()).toBe(201);

  const admin = new AdminPage(page);
  await admin.open('Door');
  await expect(admin.heading('Walk-up sale')).toBeVisible();
  await page.getByLabel('Delivery day').fill(slot.date);
  const delivery = page.getByRole('article').filter({ hasText: lastName });
  await expect(delivery).toContainText('12 × Chicken Sandwich Meal');
  await expect(delivery).toContainText('Two without pickles');
  const arrived = delivery.getByRole('checkbox', { name: 'Arrived' });
  await arrived.click();
  await expect(arrived).toBeChecked();
  await page.reload();
  await page.getByLabel('Delivery day').fill(slot.date);
  await expect(arrived).toBeChecked();
  await arrived.click();
  await expect(arrived).not.toBeChecked();
});
