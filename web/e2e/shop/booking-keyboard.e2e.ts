import { expect } from '@playwright/test';
import { BookingPage } from '../support/booking-page.js';
import { hasFood } from '../support/house.js';
import { tabTo, typeInto, walkTo } from '../support/keyboard.js';
import { test } from '../support/test.js';

test('all steps work by keyboard alone', async ({ page, slots }) => {
  const booking = new BookingPage(page);
  const { keyboard } = page;
  const slot = await slots.take('standard');
  const steps = hasFood ? 6 : 5;
  await page.clock.install();
  await page.goto('/tours');
  await tabTo(page, page.locator('main a[href*="tour=standard"]').first());
  await keyboard.press('Enter');
  await booking.isAt('date');

  await tabTo(page, booking.button(/^Go to the next month/));
  const shown = await booking.month.textContent();
  await keyboard.press('Enter');
  await expect(booking.month).not.toHaveText(shown ?? '');
  const focusedDay = page.locator('.rdp-day_button:focus');
  await expect(page.locator('.rdp-month_grid')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await tabTo(page, page.locator('.rdp-day_button[tabindex="0"]'));
  const first = await focusedDay.textContent();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await expect(focusedDay).not.toHaveText(first ?? '');
  await expect(focusedDay).toBeEnabled();
  await keyboard.press('PageDown');
  await expect(focusedDay).toBeVisible();
  await keyboard.press('PageUp');
  await walkTo(page, slot.date);
  await keyboard.press('Enter');
  await expect(page.locator('.rdp-selected')).toHaveAttribute('data-day', slot.date);
  await tabTo(page, booking.time(slot.time));
  await keyboard.press('Space');
  await expect(booking.time(slot.time)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, booking.button('Next'));
  await keyboard.press('Enter');

  await expect(booking.heading('details')).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^Book a tour, step 2 of ${steps}: who is coming`));
  const guests = page.getByLabel('Guests', { exact: true });
  await tabTo(page, guests);
  await keyboard.type('10');
  await expect(guests).toHaveValue('10');
  await typeInto(page, page.getByLabel('First name'), 'Ada');
  await typeInto(page, page.getByLabel('Last name'), 'Marshall');
  await typeInto(page, page.getByLabel('Email'), booking.email);
  await typeInto(page, page.getByLabel('Phone'), '817-555-0100');
  await tabTo(page, booking.button('Continue'));
  await keyboard.press('Enter');

  await expect(booking.heading('waiver')).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: /^I have read the liability waiver/ }));
  await keyboard.press('Space');
  await tabTo(page, booking.button('Continue'));
  await keyboard.press('Enter');

  if (hasFood) {
    await expect(booking.heading('food')).toBeFocused();
    await tabTo(page, page.getByLabel('No food'));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Chick-fil-A' })).toBeChecked();
    await tabTo(page, booking.button(/^One more/).first());
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await tabTo(page, booking.button('Continue'));
    await keyboard.press('Enter');
  }

  await expect(booking.heading('payment')).toBeFocused();
  await typeInto(page, page.getByLabel('Card number'), '4242424242424242');
  await typeInto(page, page.getByLabel('Name on card'), 'Ada Marshall');
  await typeInto(page, page.getByLabel('Expiry date'), '1230');
  await typeInto(page, page.getByLabel('CVV'), '123');
  await keyboard.press('Enter');
  await page.clock.fastForward(2000);

  await expect(booking.heading('ticket')).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^Book a tour, step ${steps} of ${steps}: your ticket`));
  await tabTo(page, booking.button('Print Ticket'));
  await tabTo(page, page.getByRole('link', { name: 'Return to Home' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
