import { expect } from '@playwright/test';
import { AdminPage } from '../support/admin-page.js';
import { uniqueEmail, uniqueName } from '../support/names.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('the food of a large party stands on the kitchen sheet, and what was ticked stays ticked', async ({
  page,
  request,
  slots,
}) => {
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
  await page.getByLabel('Day of the food').fill(slot.date);
  const delivery = page.getByRole('article').filter({ hasText: lastName });
  await expect(delivery).toContainText('12 × Chicken Sandwich Meal');
  await expect(delivery).toContainText('Two without pickles');
  const arrived = delivery.getByRole('checkbox', { name: 'Arrived' });
  await arrived.click();
  await expect(arrived).toBeChecked();
  await page.reload();
  await page.getByLabel('Day of the food').fill(slot.date);
  await expect(arrived).toBeChecked();
  await arrived.click();
  await expect(arrived).not.toBeChecked();
});
