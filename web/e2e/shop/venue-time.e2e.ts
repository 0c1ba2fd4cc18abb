import { type APIRequestContext, expect } from '@playwright/test';
import { BookingPage, longDate, monthAndYear } from '../support/booking-page.js';
import { addDays, availability, bookableDays } from '../support/slots.js';
import { test } from '../support/test.js';

/** The month on which the calendar opens: the first one with a bookable time. */
async function openingMonth(request: APIRequestContext): Promise<string> {
  const [first] = await bookableDays(request, 'standard');
  if (first === undefined) throw new Error('Nothing can be booked');
  return monthAndYear(first.date);
}

// Clocks so wrong that the month the browser would guess can never be booked.
for (const { zone, days } of [
  { zone: 'Asia/Tokyo', days: 200 },
  { zone: 'Pacific/Kiritimati', days: -400 },
  { zone: 'America/Los_Angeles', days: 0 },
]) {
  test.describe(`a browser in ${zone} whose clock is ${days} days off`, () => {
    test.use({ timezoneId: zone });

    test('shows and books days and times of the venue', async ({ page, request, slots }) => {
      const slot = await slots.take('standard');
      const booking = new BookingPage(page);
      const { firstDate } = await availability(request, 'standard', slot.date, slot.date);
      await booking.open('standard', new Date(addDays(firstDate, days)));
      await expect(booking.month).toHaveText(await openingMonth(request));
      await booking.goTo('payment', slot, 2);
      await expect(page.getByRole('timer')).toHaveText(/^14:\d\d$/);
      await booking.fillCard();
      await booking.pay();
      await booking.isAt('ticket');
      const ticket = page.getByRole('main');
      const [weekday, ...day] = longDate(slot.date).split(', ');
      for (const words of [weekday ?? '', day.join(', '), slot.time]) {
        await expect(ticket.getByText(words, { exact: true })).toBeVisible();
      }
    });
  });
}
