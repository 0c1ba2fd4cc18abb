import { expect } from '@playwright/test';
import { heldIds, releaseHold } from './support/bookings-service.js';
import { onOperation, type SentBooking, sentVariables } from './support/graphql.js';
import { mailsTo, theMailTo } from './support/inbox.js';
import { withoutService } from './support/services.js';
import { bookElsewhere, leaveSeats, seatsLeft, untouchedSlot } from './support/slots.js';
import { test } from './support/test.js';
import { Visitor } from './support/visitor.js';

const failed = 'Failed to create booking. Please try again.';

test('seats that went meanwhile are counted out, nothing typed is lost, and another time is near', async ({
  page,
  request,
}) => {
  const slot = await untouchedSlot(request, 'premium');
  const visitor = new Visitor(page, 'full');
  await visitor.open('premium');
  await visitor.goTo('details', slot, 4);
  await visitor.fillDetails(4);
  await page.getByLabel(/^Special requests/).fill('By the window');
  await leaveSeats(request, slot, 2);
  await visitor.goOn();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Only 2 seats are left at this time.');
  await visitor.isAt('details');
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
  await alert.getByRole('button', { name: 'Pick another time' }).click();
  await visitor.isAt('date');
  await expect(visitor.time(slot.time)).toContainText('Only 2 seats left');

  await visitor.choose(await untouchedSlot(request, 'premium'));
  await visitor.goOn();
  await expect(page.getByLabel(/^Special requests/)).toHaveValue('By the window');
  await visitor.goOn();
  await visitor.isAt('waiver');
});

test('a day without a seat says so and cannot be chosen', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'private');
  const visitor = new Visitor(page, 'day');
  await visitor.open('private');
  await visitor.showMonthOf(slot.date);
  await visitor.day(slot.date).click();
  await bookElsewhere(request, slot, 3);
  await page.reload();
  await expect(visitor.time(slot.time)).toContainText('Taken');
  await expect(visitor.time(slot.time)).toBeDisabled();
});

test('a slot that fills up before the payment is refused with the fact, and nothing is charged', async ({
  page,
  request,
}) => {
  const slot = await untouchedSlot(request, 'premium');
  const visitor = new Visitor(page, 'late');
  const holds = heldIds(page);
  await visitor.open('premium');
  await visitor.goTo('payment', slot, 5);
  await releaseHold(request, (await holds())[0] ?? '');
  await leaveSeats(request, slot, 3);
  await visitor.fillCard();
  await visitor.pay();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(failed);
  await expect(alert).toContainText('Only 3 seats are left at this time.');
  await expect(alert).toContainText('Nothing has been charged.');
  await visitor.isAt('payment');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('CVV')).toHaveValue('987');
  await alert.getByRole('button', { name: 'Pick another time' }).click();
  await visitor.isAt('date');
});

test('a payment after the hold was given back takes the seats again where they are free', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'premium');
  const visitor = new Visitor(page, 'retake');
  const holds = heldIds(page);
  await visitor.open('premium');
  await visitor.goTo('payment', slot, 5);
  await releaseHold(request, (await holds())[0] ?? '');
  expect(await seatsLeft(request, slot)).toBe(15);
  await visitor.fillCard();
  await visitor.pay();
  await visitor.isAt('ticket');
  expect(await seatsLeft(request, slot)).toBe(10);
});

test('an answer that is lost costs no second booking and no second payment', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'lost');
  const sent = sentVariables<SentBooking>(page, 'CreateBooking');
  let tries = 0;
  await onOperation(page, 'CreateBooking', async (route) => {
    tries += 1;
    if (tries === 1) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await visitor.open('standard');
  await visitor.goTo('payment', slot, 3);
  await visitor.fillCard();
  await visitor.pay();
  await expect(page.getByRole('alert').getByText(failed, { exact: true })).toBeVisible();
  await visitor.isAt('payment');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await visitor.button('Pay $75.00').click();
  await visitor.isAt('ticket');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(await seatsLeft(request, slot)).toBe(22);
  await theMailTo(request, visitor.email);
  expect(await mailsTo(request, visitor.email)).toHaveLength(1);
});

test('a refresh while the answer is lost finishes the same booking without the card', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'cut');
  const sent = sentVariables<SentBooking>(page, 'CreateBooking');
  await onOperation(page, 'CreateBooking', (route) => route.abort('connectionrefused'));
  await visitor.open('standard');
  await visitor.goTo('payment', slot, 2);
  await visitor.fillCard();
  await visitor.pay();
  await expect(page.getByRole('alert')).toContainText(failed);
  await page.unroute('**/graphql');
  await page.reload();
  await visitor.isAt('payment');
  await expect(page.getByRole('alert')).toContainText('You are charged once, and booked once, however often you try.');
  await expect(page.getByText('$50.00 is paid with the card ending 4242')).toBeVisible();
  await visitor.button('Finish booking').click();
  await visitor.isAt('ticket');
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(2).fill(sent[0]?.idempotencyKey));
  expect(await seatsLeft(request, slot)).toBe(23);
});

test('a bookings service that hangs while one pays books once when it wakes', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'hang');
  await visitor.open('standard');
  await visitor.goTo('payment', slot, 4);
  await visitor.fillCard();
  await withoutService('bookings', async () => {
    await visitor.pay();
    await expect(page.getByRole('alert').getByText(failed, { exact: true })).toBeVisible({ timeout: 30_000 });
  });
  await visitor.isAt('payment');
  await expect(async () => {
    await visitor.button('Pay $100.00').click();
    await expect(visitor.heading('ticket')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  expect(await seatsLeft(request, slot)).toBe(21);
  await theMailTo(request, visitor.email);
  expect(await mailsTo(request, visitor.email)).toHaveLength(1);
});

test('a price that changed is refused with the right figure, and the summary follows', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'price');
  let isStale = true;
  await onOperation(page, 'BookingTours', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: isStale ? text.replace('"25.00"', '"20.00"') : text });
  });
  await visitor.open('standard');
  await visitor.goTo('payment', slot, 2);
  await expect(page.getByText('$40.00').first()).toBeVisible();
  await visitor.fillCard();
  isStale = false;
  await visitor.pay();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(failed);
  await expect(alert).toContainText('The tour comes to $50.00, not $40.00.');
  await expect(page.getByRole('complementary', { name: 'Booking Summary' })).toContainText('$50.00');
  await expect(visitor.button('Pay $50.00')).toBeVisible();
  await visitor.pay();
  await visitor.isAt('ticket');
  await expect(page.getByRole('main')).toContainText('$50.00');
});
