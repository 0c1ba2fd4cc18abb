import { expect } from '@playwright/test';
import { BookingPage } from '../support/booking-page.js';
import { heldIds, leaveSeats, releaseHold, seatsLeft } from '../support/bookings.js';
import { onOperation, type SentBooking, sentVariables } from '../support/graphql.js';
import { fare, total } from '../support/house.js';
import { mailsTo, theMailTo } from '../support/mail.js';
import { test } from '../support/test.js';

const failed = 'Failed to create booking. Please try again.';

test('seats taken in the meantime are refused with the number left, and nothing typed is lost', async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('premium');
  const booking = new BookingPage(page);
  await booking.open('premium');
  await booking.goTo('details', slot, 4);
  await booking.fillDetails(4);
  await page.getByLabel(/^Special requests/).fill('By the window');
  await leaveSeats(request, slot, 2);
  await booking.continue();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Only 2 seats are left at this time.');
  await booking.isAt('details');
  await expect(page.getByLabel('Email')).toHaveValue(booking.email);
  await alert.getByRole('button', { name: 'Pick another time' }).click();
  await booking.isAt('date');
  await expect(booking.time(slot.time)).toContainText('Only 2 seats left');

  await booking.choose(await slots.take('premium'));
  await booking.continue();
  await expect(page.getByLabel(/^Special requests/)).toHaveValue('By the window');
  await booking.continue();
  await booking.isAt('waiver');
});

test('a slot that fills up before the payment is refused with the reason, and nothing is charged', async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('premium');
  const booking = new BookingPage(page);
  const holds = heldIds(page);
  await booking.open('premium');
  await booking.goTo('payment', slot, 5);
  await releaseHold(request, (await holds())[0] ?? '');
  await leaveSeats(request, slot, 3);
  await booking.fillCard();
  await booking.pay();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(failed);
  await expect(alert).toContainText('Only 3 seats are left at this time.');
  await expect(alert).toContainText('Nothing has been charged.');
  await booking.isAt('payment');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('CVV')).toHaveValue('987');
  await alert.getByRole('button', { name: 'Pick another time' }).click();
  await booking.isAt('date');
});

test('a payment after the hold was released takes the seats again if they are open', async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('premium');
  const booking = new BookingPage(page);
  const holds = heldIds(page);
  await booking.open('premium');
  await booking.goTo('payment', slot, 5);
  await releaseHold(request, (await holds())[0] ?? '');
  expect(await seatsLeft(request, slot)).toBe(15);
  await booking.fillCard();
  await booking.pay();
  await booking.isAt('ticket');
  expect(await seatsLeft(request, slot)).toBe(10);
});

test('a lost answer causes no second booking and no second payment', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  const sent = sentVariables<SentBooking>(page, 'CreateBooking');
  let tries = 0;
  await onOperation(page, 'CreateBooking', async (route) => {
    tries += 1;
    if (tries === 1) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await booking.open('standard');
  await booking.goTo('payment', slot, 3);
  await booking.fillCard();
  await booking.pay();
  await expect(page.getByRole('alert').getByText(failed, { exact: true })).toBeVisible();
  await booking.isAt('payment');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await booking.button(`Pay ${fare('standard', 3)}`).click();
  await booking.isAt('ticket');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(await seatsLeft(request, slot)).toBe(22);
  await theMailTo(request, booking.email);
  expect(await mailsTo(request, booking.email)).toHaveLength(1);
});

test('a reload after a lost answer finishes the same booking without the card', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  const sent = sentVariables<SentBooking>(page, 'CreateBooking');
  await onOperation(page, 'CreateBooking', (route) => route.abort('connectionrefused'));
  await booking.open('standard');
  await booking.goTo('payment', slot, 2);
  await booking.fillCard();
  await booking.pay();
  await expect(page.getByRole('alert')).toContainText(failed);
  await page.unroute('**/graphql');
  await page.reload();
  await booking.isAt('payment');
  await expect(page.getByRole('alert')).toContainText(
    'You will be charged and booked only once, however often you try.',
  );
  await expect(page.getByText(`${fare('standard', 2)} is paid with the card ending 4242`)).toBeVisible();
  await booking.button('Finish booking').click();
  await booking.isAt('ticket');
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(2).fill(sent[0]?.idempotencyKey));
  expect(await seatsLeft(request, slot)).toBe(23);
});

test('a changed price is refused with the right amount, and the summary follows', async ({ page, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  let isStale = true;
  // Tour, start and hold claim a lower price than the server's.
  for (const operation of ['BookingTours', 'TicketPricesOfStart', 'HoldSeats']) {
    await onOperation(page, operation, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const earlier = text
        .replaceAll(`"${total('standard', 1)}"`, '"10.00"')
        .replaceAll(`"${total('standard', 2)}"`, '"20.00"');
      await route.fulfill({ response, body: isStale ? earlier : text });
    });
  }
  await booking.open('standard');
  await booking.goTo('payment', slot, 2);
  await expect(page.getByText('$20.00').first()).toBeVisible();
  await booking.fillCard();
  isStale = false;
  await booking.pay();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(failed);
  await expect(alert).toContainText(`The tour comes to ${fare('standard', 2)}, not $20.00.`);
  await expect(page.getByRole('complementary', { name: 'Booking Summary' })).toContainText(fare('standard', 2));
  await expect(booking.button(`Pay ${fare('standard', 2)}`)).toBeVisible();
  await booking.pay();
  await booking.isAt('ticket');
  await expect(page.getByRole('main')).toContainText(fare('standard', 2));
});
