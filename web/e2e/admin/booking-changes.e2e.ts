import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { bookElsewhere, seatsLeft } from '../support/bookings.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('the desk shrinks a party and cancels it, says why, and sees what happened', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const email = await bookElsewhere(request, slot, 4);
  const free = await seatsLeft(request, slot);
  const admin = new AdminPage(page);
  await admin.open('Bookings');
  await page.getByLabel('Day of the tour').fill(slot.date);
  await admin.search('Search bookings').fill(email);
  await admin
    .row('Benny Binion')
    .first()
    .getByRole('button', { name: /^Details/ })
    .click();

  await admin.button('Change the party').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Guests').fill('3');
  await dialog.getByRole('button', { name: 'Change the party' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please say why');
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('A guest is ill, they called');
  await dialog.getByRole('button', { name: 'Change the party' }).click();
  await admin.expectToast('Party changed', 'Benny Binion gets a mail about it.');
  await expect(page.getByText('From 4 to 3 guests, by staff: “A guest is ill, they called”')).toBeVisible();
  await expect(page.getByText(/^Refund of \$25\.00/)).toBeVisible();

  await admin.button('Cancel and refund').click();
  await dialog.getByLabel('Reason').fill('All of them are ill');
  await dialog.getByRole('button', { name: 'Cancel and refund all' }).click();
  await expect(page.getByText(/Cancelled, by staff: “All of them are ill”/)).toBeVisible();
  await expect(page.getByText(/^Refund of \$75\.00/)).toBeVisible();
  expect(await seatsLeft(request, slot)).toBe(free + 4);
});
