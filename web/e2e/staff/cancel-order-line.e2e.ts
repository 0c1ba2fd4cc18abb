import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { BookingPage } from '../support/booking-page.js';
import { fare } from '../support/house.js';
import { press } from '../support/keyboard.js';
import { mailsTo } from '../support/mail.js';
import { orderThreeSpoons } from '../support/orders.js';
import { staffSession } from '../support/staff-session.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';
import { widths } from '../support/widths.js';

test.use({ storageState: staffSession });

test('goods of an order are canceled in part and whole, and the buyer reads of each', async ({
  page,
  request,
  staff,
}) => {
  const admin = new AdminPage(page);
  const { name, email } = await orderThreeSpoons(staff, request);

  await admin.open('Orders');
  await admin.search('Search orders').fill(email);
  const row = admin.row(email).first();
  await row.getByRole('button', { name: /^3 items in order/ }).click();
  const cancel = page.getByRole('button', { name: `Cancel ${name}: order`, exact: false });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await cancel.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nothing is left of the order')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel and refund $19.49' })).toBeVisible();
  await dialog.getByRole('button', { name: `One fewer: ${name}` }).press('Enter');
  await expect(dialog.getByText('The rest of the order stays as it is.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'cancel-order-line');
  await dialog.getByRole('button', { name: 'Cancel and refund $9.00' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('2 of them canceled')).toBeVisible();
  await expect(page.getByText(new RegExp(`^Refund for 2 × ${name}`))).toBeVisible();
  await page.setViewportSize(widths.desktop);
  await keepScreenshot(page, 'order-canceled-in-part');

  await cancel.click();
  await expect(dialog.getByText('$5.99')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel and refund $10.49' }).click();
  await expect(row).toContainText('Goods canceled');
  await expect(page.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
  await expectAccessible(page);
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(3);
  const texts = (await mailsTo(request, email)).map(({ text }) => text ?? '');
  expect(texts.filter((text) => text.includes(`We canceled 2 × ${name}`))).toHaveLength(1);
  expect(texts.filter((text) => text.includes(`We canceled 1 × ${name}`))).toHaveLength(1);
});

test('a tour of an order is canceled from the order by the question of its booking', async ({ page, slots }) => {
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', await slots.take('standard'), 2);
  await press(page, 'Add to the cart and keep looking');
  await expect(page).toHaveURL(/\/store$/);
  const store = new StorePage(page);
  await store.openCheckout();
  await store.order();
  await expect(store.confirmation).toBeVisible();

  const admin = new AdminPage(page);
  await admin.open('Orders');
  await admin.search('Search orders').fill(booking.email);
  await admin
    .row(booking.email)
    .first()
    .getByRole('button', { name: /^1 tour in order/ })
    .click();
  await page.getByRole('link', { name: /^Cancel .*, HT-/ }).click();
  await expect(page.getByRole('heading', { name: 'Cancel and refund' })).toBeFocused();
  await expect(
    page.getByText(`The full ${fare('standard', 2)} will be refunded to what the order was paid with.`, {
      exact: false,
    }),
  ).toBeVisible();
  await page.getByLabel('Reason').fill('The guest called');
  await page.getByRole('button', { name: `Cancel and refund ${fare('standard', 2)}` }).click();
  await admin.expectToast('Booking canceled', 'Ada Marshall will get an e-mail about it.');
});
