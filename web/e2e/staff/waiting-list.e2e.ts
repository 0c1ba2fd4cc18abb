import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { leaveSeats } from '../support/bookings.js';
import { confirmByMail, mailsTo } from '../support/mail.js';
import { uniqueEmail } from '../support/names.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('staff take a party off the waiting list, for a reason that it does not read, and it learns that it waits no more', async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  await leaveSeats(request, slot, 0);
  const email = uniqueEmail('waiting');
  const guest = { firstName: 'Ada', lastName: 'Marshall', email, phone: '817-555-0100', groupSize: 4 };
  const times = { tourType: slot.tourType, tourDate: slot.date, tourTime: slot.time };
  const joined = await request.post('/api/waitlist', { data: { ...guest, ...times } });
  expect(joined.ok(), await joined.text()).toBe(true);
  const { waitlistUrl } = (await joined.json()) as { waitlistUrl: string };

  await confirmByMail(request, email);
  const admin = new AdminPage(page);
  await admin.open('Bookings');
  await page.getByLabel('Day of the tour').fill(slot.date);
  const parties = page.getByRole('list', { name: 'Waiting parties' }).getByRole('listitem');
  const party = parties.filter({ hasText: email });
  await expect(party).toContainText(`Ada Marshall, 4 guests`);
  await expect(party).toContainText(`Waiting for ${slot.time}`);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSideScroll(page);
  }
  await party.getByRole('button', { name: 'Remove Ada Marshall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Ada Marshall from the waiting list?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The party was not removed');
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('They called: the school comes in spring');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await admin.expectToast('Party removed', 'Ada Marshall will get an e-mail about it.');
  await expect(party).toHaveCount(0);

  await expect
    .poll(async () => (await mailsTo(request, email)).at(-1)?.subject)
    .toBe('You are no longer on the waiting list');
  const mail = (await mailsTo(request, email)).at(-1);
  expect(`${mail?.text} ${mail?.html}`).not.toContain('the school comes in spring');
  await page.goto(new URL(waitlistUrl).pathname);
  await expect(page.getByText('You are off the list')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('the school comes in spring');
});
