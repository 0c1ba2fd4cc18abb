import { expect } from '@playwright/test';
import { BookingPage } from '../support/booking-page.js';
import { seatsLeft } from '../support/bookings.js';
import { onOperation } from '../support/graphql.js';
import { test } from '../support/test.js';

test('the countdown is announced, offers more time once, and explains its end', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('waiver', slot, 2);
  const timer = page.getByRole('timer');
  const announced = (words: string) => page.getByRole('status').filter({ hasText: words });
  await expect(timer).toHaveText(/^14:\d\d$/);
  const extend = booking.button('Keep them 15 more minutes');
  await expect(extend).toHaveCount(0);

  await page.clock.fastForward('10:00');
  await expect(timer).toHaveText(/^4:\d\d$/);
  await expect(announced('Your seats are held for 5 more minutes.')).toHaveCount(1);
  await extend.click();
  await expect(timer).toHaveText(/^14:\d\d$/);
  await page.clock.fastForward('13:00');
  await expect(announced('Your seats are held for 2 more minutes.')).toHaveCount(1);
  await expect(extend).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await expect(announced('Your seats are held for one more minute.')).toHaveCount(1);

  await page.clock.fastForward('01:00');
  await expect(page.getByText('Your seats are no longer held', { exact: true })).toBeVisible();
  await expect(page.getByText('If they are still open when you pay, they are yours')).toBeVisible();
  await expect(timer).toHaveCount(0);
  await booking.acceptWaiver();
  await booking.continue();
  await booking.isAt('payment');
  await booking.button('Hold them again').click();
  await expect(timer).toHaveText(/^14:\d\d$/);
  expect(await seatsLeft(request, slot)).toBe(23);
});

test('the countdown survives a reload, and a clock set back does not extend it', async ({ page, slots }) => {
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('waiver', await slots.take('standard'), 2);
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer')).toHaveText(/^9:\d\d$/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^9:\d\d$/);
});

test('a larger party holds its seats in place of those that were held', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('waiver', slot, 2);
  await booking.button('Back').click();
  await booking.isAt('details');
  await page.getByLabel('Guests', { exact: true }).fill('6');
  await booking.continue();
  await expect(page.getByText('Six seats held for you:')).toBeVisible();
  expect(await seatsLeft(request, slot)).toBe(19);
});

test('a hold without an answer says so, keeps the step, and can be retried', async ({ page, slots }) => {
  const booking = new BookingPage(page);
  let isDown = true;
  await onOperation(page, 'HoldSeats', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  await booking.open('standard');
  await booking.goTo('details', await slots.take('standard'), 2);
  await booking.fillDetails(2);
  await booking.continue();
  await expect(page.getByRole('alert')).toContainText('We couldn’t hold your seats');
  await expect(page.getByLabel('Email')).toHaveValue(booking.email);
  isDown = false;
  await booking.continue();
  await booking.isAt('waiver');
});
