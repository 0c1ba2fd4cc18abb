import { expect } from '@playwright/test';
import { expectGoodLayout } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { leaveSeats } from '../support/bookings.js';
import { holdOperation, onOperation } from '../support/graphql.js';
import { hasFood } from '../support/house.js';
import { test } from '../support/test.js';
import { atEachWidth, widths } from '../support/widths.js';

test.use({ viewport: widths.phone });

test('every step is accessible and fits the window at every width', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  const expectButton = (name: string | RegExp) =>
    atEachWidth(page, () => expect(booking.button(name)).toBeInViewport());
  await booking.open('standard');
  await expectButton('Next');
  await expectGoodLayout(page, 'booking-1-empty');
  await leaveSeats(request, slot, 20);
  await booking.choose(slot);
  await expectGoodLayout(page, 'booking-1-chosen');
  await booking.continue();
  await booking.isAt('details');
  await expectButton('Continue');
  await booking.continue();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name must be at least 2 characters');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectGoodLayout(page, 'booking-2-refused');
  await booking.fillDetails(12);
  await expectGoodLayout(page, 'booking-2-filled');
  await booking.continue();
  await booking.isAt('waiver');
  await expectButton('Continue');
  await booking.continue();
  await expect(page.getByText('You must accept the liability waiver to continue', { exact: true })).toBeVisible();
  await expectGoodLayout(page, 'booking-3-refused');
  await booking.acceptWaiver();
  await booking.continue();
  if (hasFood) {
    await booking.isAt('food');
    await expectGoodLayout(page, 'booking-4-none');
    await booking.orderFood('Chick-fil-A', 12);
    await expectGoodLayout(page, 'booking-4-order');
    await booking.continue();
  }
  await booking.isAt('payment');
  await booking.fillCard({ number: '4242424242', cvv: '' });
  await booking.button(/^Pay/).click();
  await expect(page.getByRole('alert').locator('strong')).toHaveText('Please enter a valid card number');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 42');
  await expectGoodLayout(page, 'booking-5-refused');
  await booking.fillCard();
  const answer = await holdOperation(page, 'CreateBooking');
  await booking.pay();
  await expect(booking.button(/^Processing/)).toBeVisible();
  await expectGoodLayout(page, 'booking-5-busy');
  answer();
  await booking.isAt('ticket');
  await atEachWidth(page, async (width) => {
    const print = booking.button('Print Ticket');
    // On a narrow screen it is below the ticket, so that it covers nothing.
    if (width !== 'desktop') await print.scrollIntoViewIfNeeded();
    await expect(print).toBeInViewport();
  });
  await expectGoodLayout(page, 'booking-6-ticket');
});

test('tours that load, fail or are missing are accessible and fit the window at every width', async ({ page }) => {
  let isDown = true;
  await onOperation(page, 'BookingTours', (route) =>
    isDown ? route.abort('connectionrefused') : route.fulfill({ json: { data: { tours: [] } } }),
  );
  const release = await holdOperation(page, 'BookingTours');
  // The server renders this page with its tours; a visitor who comes from another page waits for them.
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/book-tour?tour=standard');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Loading tour information...')).toBeVisible();
  await expectGoodLayout(page, 'booking-0-loading');
  release();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the tours');
  await expectGoodLayout(page, 'booking-0-failed');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No tours are available today' })).toBeVisible();
  await expectGoodLayout(page, 'booking-0-nothing');
});

test('a calendar that does not load says so at every width and can be retried', async ({ page }) => {
  let isDown = true;
  await onOperation(page, 'MonthAvailability', (route) =>
    isDown ? route.abort('connectionrefused') : route.continue(),
  );
  const booking = new BookingPage(page);
  await booking.open('standard');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the calendar');
  await expectGoodLayout(page, 'booking-1-failed');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
