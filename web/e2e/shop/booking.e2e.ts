import { expect } from '@playwright/test';
import { BookingPage, longDate } from '../support/booking-page.js';
import { seatsLeft } from '../support/bookings.js';
import { type SentBooking, sentHeaders, sentVariables } from '../support/graphql.js';
import { fare, total } from '../support/house.js';
import { theMailTo } from '../support/mail.js';
import { test } from '../support/test.js';

test('two guests book a standard tour and get their ticket, on screen and by mail', {
  tag: ['@gate', '@every-house'],
}, async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  const sent = sentVariables<SentBooking>(page, 'CreateBooking');
  const headers = sentHeaders(page, 'CreateBooking');
  await booking.open('standard');
  await expect(page.getByText('Please select a date first')).toBeVisible();
  await expect(booking.button('Next')).toBeDisabled();
  await booking.goTo('payment', slot, 2);
  await expect(page.getByText('Two seats held for you:')).toBeVisible();
  expect(await seatsLeft(request, slot)).toBe(23);
  await booking.fillCard();
  await booking.pay();

  const code = await booking.confirmationCode();
  const ticket = page.getByRole('main');
  await expect(ticket).toContainText('Admit');
  await expect(ticket).toContainText('Two');
  const [weekday, ...day] = longDate(slot.date).split(', ');
  for (const words of [weekday ?? '', day.join(', '), slot.time]) {
    await expect(ticket.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(ticket).toContainText(fare('standard', 2));
  await expect(ticket).toContainText('Paid');
  await expect(ticket).toContainText('Please arrive 15 minutes before the tour');
  await expect(page.getByRole('img', { name: `QR code of the ticket ${code}` })).toBeVisible();

  expect(sent).toHaveLength(1);
  expect(sent[0]?.input).toMatchObject({
    visit: {
      tickets: [{ type: 'adult', count: 2 }],
      tourType: 'standard',
      tourDate: slot.date,
      tourTime: slot.time,
      totalAmount: total('standard', 2),
      foodOrderPlatform: 'none',
      foodOrderTotal: '0.00',
    },
    paymentStatus: 'paid',
  });
  expect(await seatsLeft(request, slot)).toBe(23);

  const mail = await theMailTo(request, booking.email);
  expect(mail.subject).toContain(code);
  expect(mail.attachments?.map(({ contentType }) => contentType)).toContain('text/calendar');

  // One trace from the browser's request to the e-mail: every hop has propagated it.
  const trace = headers[0]?.traceparent?.split('-')[1];
  expect(trace).toMatch(/^[\da-f]{32}$/);
  expect(mail.headers.traceparent?.split('-')[1]).toBe(trace);
});
