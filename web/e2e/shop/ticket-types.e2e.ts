import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { goToDay, press, tabTo, typeCard, typeInto } from '../support/keyboard.js';
import { uniqueName } from '../support/names.js';
import { test } from '../support/test.js';
import { sellTypes } from '../support/ticket-prices.js';
import { createTour, withdrawTours } from '../support/tours.js';

const name = uniqueName('Family tour');

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ staff }) => withdrawTours(staff, name));

test('two adults, a child and a senior are booked by keyboard alone', { tag: '@gate' }, async ({
  page,
  slots,
  staff,
}) => {
  const tour = await createTour(staff, 'standard', {
    name,
    description: 'A tour for all ages.',
    price: '25.00',
    duration: '90 minutes',
    features: [],
  });
  await sellTypes(staff, tour, { child: '12.00', senior: '20.00' });
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  await page.clock.install();
  await page.goto(`/book-tour?tour=standard&id=${tour.id}`);
  await booking.isAt('date');
  await goToDay(booking, slot);
  await tabTo(page, booking.time(slot.time));
  await page.keyboard.press('Space');
  await press(page, 'Next');

  const heading = page.getByRole('heading', { name: 'Who is coming?' });
  await expect(heading).toBeFocused();
  await typeInto(page, page.getByLabel('Adults', { exact: true }), '0');
  await press(page, 'One more: Children');
  await typeInto(page, page.getByLabel('First name'), 'Ada');
  await typeInto(page, page.getByLabel('Last name'), 'Marshall');
  await typeInto(page, page.getByLabel('Email'), booking.email);
  await typeInto(page, page.getByLabel('Phone'), '817-555-0100');
  await press(page, 'Continue');
  await expect(page.getByRole('alert').filter({ hasText: 'Children need an adult' })).toBeVisible();

  await typeInto(page, page.getByLabel('Adults', { exact: true }), '2');
  await press(page, 'One more: Seniors');
  const sum = page.locator('p[aria-live]').filter({ hasText: '2 adults, 1 child, 1 senior' });
  await expect(sum).toContainText('$82.00');
  await expect(page.getByText('Bring an ID for the senior.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'ticket-types');
  await press(page, 'Continue');

  await expect(booking.heading('waiver')).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: /^I have read the liability waiver/ }));
  await page.keyboard.press('Space');
  await press(page, 'Continue');
  await expect(booking.heading('payment')).toBeFocused();
  await typeCard(page);
  await page.keyboard.press('Enter');
  await page.clock.fastForward(2000);
  await expect(booking.heading('ticket')).toBeFocused();
  await expect(page.getByText('2 adults, 1 child, 1 senior').first()).toBeVisible();
  await expectAccessible(page);

  // Without an answer on what another party would cost, the visit says so, and can ask again.
  await page.goto((await page.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')) ?? '');
  await page.route('**/graphql', async (route) => {
    await (route.request().postData()?.includes('QuoteVisitParty') ? route.abort() : route.fallback());
  });
  await page.getByRole('button', { name: /^Change party size/ }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t load what it would cost' });
  await expect(failed).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Children', { exact: true })).toHaveValue('1');
  await expect(failed).toBeHidden();
});
