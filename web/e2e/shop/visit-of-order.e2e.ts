import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { fare } from '../support/house.js';
import { press } from '../support/keyboard.js';
import { laterSlot } from '../support/slots.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a visit bought in a cart takes another guest, is charged the difference, and gives both parts back', async ({
  page,
  slots,
}) => {
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', await laterSlot(slots), 2);
  await press(page, 'Add to the cart and keep looking');
  await expect(page).toHaveURL(/\/store$/);
  const store = new StorePage(page);
  await store.openCheckout();
  await store.order();
  await store.confirmation.getByRole('link', { name: 'See your ticket' }).click();

  await press(page, /^Change party size/);
  await press(page, 'One more: Guests');
  await expect(page.getByText('Charged to the card you paid with.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'visit-of-order-dearer');
  await press(page, `Pay ${fare('standard', 1)} and change to 3 guests`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your party size is updated' })).toBeFocused();

  await press(page, /^Cancel the visit/);
  await press(page, `Cancel and refund ${fare('standard', 3)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit is canceled' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Refunds' })).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`All ${fare('standard', 3)} was refunded to your card.`)).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
});
