import { expect } from '@playwright/test';
import { untouchedSlot } from './support/slots.js';
import { test } from './support/test.js';
import { longDate, Visitor } from './support/visitor.js';

const inDays = (count: number): Date => new Date(Date.now() + count * 86_400_000);

// Far enough off that no month that is guessed by such a clock is one that a tour is booked in here.
for (const { zone, days } of [
  { zone: 'Asia/Tokyo', days: 100 },
  { zone: 'Pacific/Kiritimati', days: -400 },
  { zone: 'America/Los_Angeles', days: 0 },
]) {
  test.describe(`a browser in ${zone} whose clock is ${days} days off`, () => {
    test.use({ timezoneId: zone });

    test('shows and books the venue’s days and times', async ({ page, request }) => {
      const slot = await untouchedSlot(request, 'standard');
      const visitor = new Visitor(page, 'zone');
      await visitor.open('standard', inDays(days));
      const venueMonth = new Intl.DateTimeFormat('en-US', {
        month: 'long',
        year: 'numeric',
        timeZone: 'America/Chicago',
      });
      const months = [new Date(), inDays(14)].map((date) => venueMonth.format(date));
      await expect(page.locator('.rdp-caption_label')).toHaveText(new RegExp(months.join('|')));
      await visitor.goTo('payment', slot, 2);
      await expect(page.getByRole('timer')).toHaveText(/^14:[345]\d$/);
      await visitor.fillCard();
      await visitor.pay();
      await visitor.isAt('ticket');
      const ticket = page.getByRole('main');
      const [weekday, ...day] = longDate(slot.date).split(', ');
      for (const words of [weekday ?? '', day.join(', '), slot.time]) {
        await expect(ticket.getByText(words, { exact: true })).toBeVisible();
      }
    });
  });
}
