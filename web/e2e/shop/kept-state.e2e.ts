import { expect, type Page } from '@playwright/test';
import { BookingPage, goodCard, longDate } from '../support/booking-page.js';
import { leaveSeats } from '../support/bookings.js';
import { hasFood } from '../support/house.js';
import { test } from '../support/test.js';

const requests = 'A bench in the shade, please';
const notes = 'One of us walks with a stick';

/** Must not be stored anywhere: number, expiry date and CVV of the card. */
const secrets = new RegExp(`4242 ?4242|12/30|\\b${goodCard.cvv}\\b`);

function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
}

test('Back leads to the previous step and loses nothing', async ({ page, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('details', slot, 12);
  await booking.fillDetails(12);
  await page.getByLabel(/^Special requests/).fill(requests);
  await booking.continue();
  await booking.acceptWaiver();
  await page.getByLabel(/^Additional notes/).fill(notes);
  await booking.continue();
  if (hasFood) {
    await booking.orderFood('Chick-fil-A', 3);
    await booking.continue();
  }
  await booking.isAt('payment');
  await booking.fillCard();

  const back = booking.button('Back');
  await back.click();
  if (hasFood) {
    await booking.isAt('food');
    await expect(page.getByLabel(/^How many: /).first()).toHaveValue('3');
    await back.click();
  }
  await booking.isAt('waiver');
  await expect(page.getByRole('checkbox', { name: /^I have read the liability waiver/ })).toBeChecked();
  await expect(page.getByLabel(/^Additional notes/)).toHaveValue(notes);
  await back.click();
  await booking.isAt('details');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('12');
  await expect(page.getByLabel(/^Special requests/)).toHaveValue(requests);
  await back.click();
  await booking.isAt('date');
  await expect(booking.time(slot.time)).toHaveAttribute('aria-pressed', 'true');
  await expect(booking.day(slot.date)).toHaveAccessibleName(new RegExp(`^${longDate(slot.date)}(, .+)?, chosen$`));

  for (const step of ['details', 'waiver', ...(hasFood ? (['food'] as const) : []), 'payment'] as const) {
    await booking.continue();
    await booking.isAt(step);
  }
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
});

test('Back and Forward of the browser go step by step, and a small party skips the food', async ({ page, slots }) => {
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', await slots.take('standard'), 2);
  for (const step of ['waiver', 'details', 'date'] as const) {
    await page.goBack();
    await booking.isAt(step);
  }
  for (const step of ['details', 'waiver', 'payment'] as const) {
    await page.goForward();
    await booking.isAt(step);
  }
  await page.goto('/book-tour?tour=standard&step=4');
  await booking.isAt('waiver');
  await expect(page).toHaveURL(/step=3/);
});

test('a reload keeps every step, but never the card', async ({ page, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.choose(slot);
  await page.reload();
  await expect(booking.time(slot.time)).toHaveAttribute('aria-pressed', 'true');
  await booking.continue();
  await booking.fillDetails(11);
  await page.getByLabel(/^Special requests/).fill(requests);
  await page.reload();
  await booking.isAt('details');
  await expect(page.getByLabel('Email')).toHaveValue(booking.email);
  await expect(page.getByLabel(/^Special requests/)).toHaveValue(requests);
  await booking.continue();
  await booking.acceptWaiver();
  await page.getByLabel(/^Additional notes/).fill(notes);
  await page.reload();
  await booking.isAt('waiver');
  await expect(page.getByRole('checkbox', { name: /^I have read the liability waiver/ })).toBeChecked();
  await expect(page.getByText('Eleven seats held for you:')).toBeVisible();
  await booking.continue();
  if (hasFood) {
    await booking.orderFood("Jersey Mike's", 2);
    await page.reload();
    await booking.isAt('food');
    await expect(page.getByText('Food order: $29.00')).toBeVisible();
    await booking.continue();
  }
  await booking.fillCard();
  const kept = await storedText(page);
  expect(kept).toContain(booking.email);
  expect(kept).not.toMatch(secrets);
  await page.reload();
  await booking.isAt('payment');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await booking.fillCard();
  await booking.pay();
  const code = await booking.confirmationCode();
  const left = await storedText(page);
  for (const copied of [code, booking.email, requests, notes]) expect(left).not.toContain(copied);
  await page.reload();
  expect(await booking.confirmationCode()).toBe(code);
  expect(await storedText(page)).not.toMatch(secrets);

  const isTicket = (data: string | null) => data?.includes('MyTicket') === true;
  await page.route('**/graphql', (route) => (isTicket(route.request().postData()) ? route.abort() : route.fallback()));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your ticket');
  await page.unroute('**/graphql');
  await booking.button('Try again').click();
  expect(await booking.confirmationCode()).toBe(code);
});

test('another date clears the time, and the visitor’s own held seats count as open', async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('premium');
  const booking = new BookingPage(page);
  await leaveSeats(request, slot, 4);
  await booking.open('premium');
  await booking.chooseDay(slot.date);
  await expect(booking.time(slot.time)).toContainText('Only 4 seats left');
  await booking.time(slot.time).click();
  await booking.continue();
  await booking.fillDetails(4);
  await booking.continue();
  await booking.isAt('waiver');
  await booking.button('Back').click();
  await booking.isAt('details');
  await booking.button('Back').click();
  await expect(booking.time(slot.time)).toContainText('Only 4 seats left');
  await expect(booking.time(slot.time)).toHaveAttribute('aria-pressed', 'true');
  await booking.chooseDay((await slots.take('premium')).date);
  await expect(booking.button('Next')).toBeDisabled();
});
