import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { seatsLeft } from '../support/bookings.js';
import { ContactPage, toasts } from '../support/contact-page.js';
import { mailsTo, theMailTo } from '../support/mail.js';
import { untilServiceAnswers, withoutService } from '../support/services.js';
import { expectToast } from '../support/store-page.js';
import { test } from '../support/test.js';
import { killAt } from './support/kill-at.js';

// Serial: each test stops a service that the others use.
test.describe.configure({ mode: 'default' });

const failed = 'Failed to create booking. Please try again.';

test('bookings hangs while a visitor pays: it books once when it resumes', async ({ page, request, slots, staff }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', slot, 4);
  await booking.fillCard();
  await withoutService('bookings', async () => {
    await booking.pay();
    await expect(page.getByRole('alert').getByText(failed, { exact: true })).toBeVisible();
  });
  await booking.isAt('payment');
  await untilServiceAnswers(staff, 'bookings');
  await booking.button('Pay $100.00').click();
  await booking.isAt('ticket');
  expect(await seatsLeft(request, slot)).toBe(21);
  await theMailTo(request, booking.email);
  expect(await mailsTo(request, booking.email)).toHaveLength(1);
});

test('bookings dies while a visitor pays: nothing is lost, and the next try books once', async ({
  page,
  request,
  slots,
  staff,
}) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', slot, 3);
  await booking.fillCard();
  await killAt(page, 'CreateBooking', 'bookings');
  await booking.pay();
  await expect(page.getByRole('alert').getByText(failed, { exact: true })).toBeVisible();
  await booking.isAt('payment');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Name on card')).toHaveValue('Ada Marshall');
  await untilServiceAnswers(staff, 'bookings');
  await booking.button('Pay $75.00').click();
  await booking.isAt('ticket');
  expect(await seatsLeft(request, slot)).toBe(22);
  await theMailTo(request, booking.email);
  expect(await mailsTo(request, booking.email)).toHaveLength(1);
});

test('contact hangs: the message is kept, even after a reload, and the next try sends it', async ({ page, staff }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill();
  await withoutService('contact', async () => {
    await contact.send();
    const busy = page.getByRole('button', { name: 'Sending...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expectToast(page, toasts.notSent);
    await expect(page.getByText('The message was not sent')).toBeVisible();
    await contact.expectNothingLost();
    await expectAccessible(page);
    await page.reload();
    await contact.expectNothingLost();
  });
  await untilServiceAnswers(staff, 'contact');
  await contact.send();
  await expectToast(page, toasts.sent);
  await expect(contact.field('Message')).toHaveValue('');
});

test('contact dies during a message: nothing is lost, and the next try sends it', async ({ page, staff }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill();
  await killAt(page, 'SendMessage', 'contact');
  await contact.send();
  await expect(page.getByText('The message was not sent')).toBeVisible();
  await contact.expectNothingLost();
  await untilServiceAnswers(staff, 'contact');
  await contact.send();
  await expect(contact.field('Message')).toHaveValue('');
});
