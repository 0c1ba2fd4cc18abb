import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { bookParty, joinFullSlot, leaveSeats, seatsLeft } from '../support/bookings.js';
import { fare } from '../support/house.js';
import { goToDay, press, tabTo, typeCard, typeInto } from '../support/keyboard.js';
import { mailedWaitlistPath, mailsTo } from '../support/mail.js';
import type { Slot } from '../support/slots.js';
import { test } from '../support/test.js';
import { widths } from '../support/widths.js';

let shots = 0;
async function isSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
  shots += 1;
  await keepScreenshot(page, `waitlist-${shots}`);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Joins the waiting list of a full slot. */
async function join(booking: BookingPage, slot: Slot): Promise<void> {
  const { page, email } = booking;
  await page.goto('/book-tour?tour=standard');
  await booking.isAt('date');
  await goToDay(booking, slot);
  await press(page, `Join the waiting list for ${slot.time}`);
  await expect(page.getByRole('heading', { name: /^Waiting list for / })).toBeFocused();
  await isSound(page);
  await tabTo(page, page.getByLabel('Guests', { exact: true }));
  await page.keyboard.type('4');
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('First name'), 'Ada');
  await typeInto(page, page.getByLabel('Last name'), 'Marshall');
  await press(page, 'Join the waiting list');
  await expect(heading(page, 'Open the link in our e-mail')).toBeVisible();
  await isSound(page);
}

/** Opens the link in the latest mail to the party, as its mail program does. */
async function openMailedLink(booking: BookingPage, request: APIRequestContext): Promise<void> {
  await booking.page.goto(await mailedWaitlistPath(request, booking.email));
}

/** Confirms the party's place by the link in its first mail. */
async function confirm(booking: BookingPage, request: APIRequestContext): Promise<void> {
  const subjects = async () => (await mailsTo(request, booking.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Open this link to take your place in line');
  await openMailedLink(booking, request);
  await expect(heading(booking.page, 'You are on the list')).toBeVisible();
}

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a party waits for a full time, someone cancels, and it books the seats by the link in the mail', {
    tag: '@gate',
  }, async ({ page, request, slots }) => {
    const booking = new BookingPage(page);
    const slot = await slots.take('standard');
    const other = await bookParty(request, slot, 4);
    await leaveSeats(request, slot, 0);
    await join(booking, slot);
    await confirm(booking, request);
    await expect(page.getByText('Now: you are first')).toBeVisible();
    await isSound(page);
    const subjects = async () => (await mailsTo(request, booking.email)).map(({ subject }) => subject);

    const token = new URL(other.visitUrl).pathname.split('/').at(-1);
    const cancelled = await request.post(`/api/visits/${token}/cancel`, { data: { revision: 0 } });
    expect(cancelled.status()).toBe(200);
    expect(await seatsLeft(request, slot)).toBe(0);
    await expect.poll(async () => (await subjects()).at(-1)).toMatch(/^4 seats are yours until \d+:\d\d [AP]M$/);

    await openMailedLink(booking, request);
    await expect(heading(page, /^Four seats are yours until /)).toBeVisible();
    await isSound(page);
    await press(page, `Take the four seats, ${fare('standard', 4)}`);
    await typeCard(page);
    await typeInto(page, page.getByLabel('Phone'), '817-555-0100');
    await tabTo(page, page.getByRole('checkbox', { name: /^I have read the liability waiver/ }));
    await page.keyboard.press('Space');
    await isSound(page);
    await press(page, `Pay ${fare('standard', 4)}`);
    await expect(page).toHaveURL(/\/visit\//);
    await expect(heading(page, /days to go|Tomorrow|Today/)).toBeVisible();
    await expect.poll(async () => (await subjects()).some((subject) => subject.startsWith('Your ticket'))).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: widths.phone });

  test('a party takes its place in line by the form of the page, and only with the link of the mail', async ({
    page,
    request,
    slots,
  }) => {
    const slot = await slots.take('standard');
    const { path, email } = await joinFullSlot(request, slot);
    const confirmForm = page.getByRole('button', { name: 'Confirm your place' });
    await page.goto(path);
    await confirmForm.click();
    await expect(page).toHaveURL(/\?confirm=mail$/);
    await expect(page.getByText('This is not the link in our e-mail')).toBeVisible();
    await expect(heading(page, 'Open the link in our e-mail')).toBeVisible();

    await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
    const mailed = await mailedWaitlistPath(request, email);
    await page.goto(mailed);
    await keepScreenshot(page, 'waitlist-without-scripts');
    await confirmForm.click();
    await expect(heading(page, 'You are on the list')).toBeVisible();
    await expect(page).toHaveURL(mailed);
    await expect(page.getByText('Now: you are first')).toBeVisible();
  });
});

test('a party declines its offer, stays on the list, and leaves it', async ({ page, request, slots }) => {
  const booking = new BookingPage(page);
  const slot = await slots.take('standard');
  const other = await bookParty(request, slot, 4);
  await leaveSeats(request, slot, 0);
  await join(booking, slot);
  await confirm(booking, request);
  const token = new URL(other.visitUrl).pathname.split('/').at(-1);
  await request.post(`/api/visits/${token}/cancel`, { data: { revision: 0 } });
  // The page refetches when it becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'We are three now' }).click();
  await expect(page.getByRole('button', { name: `Take the three seats, ${fare('standard', 3)}` })).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(page.getByRole('heading', { name: 'Do you still want to wait?' })).toBeFocused();
  await isSound(page);
  await page.getByRole('button', { name: 'Decline and stay on the list' }).click();
  await expect(heading(page, 'You declined the seats')).toBeFocused();
  await isSound(page);
  expect(await seatsLeft(request, slot)).toBe(4);
  await page.getByRole('button', { name: 'Stay on the list' }).click();
  await expect(heading(page, 'You are on the list')).toBeFocused();
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByText('You are off the list')).toBeVisible();
  await page.goto(`/waitlist/${'A'.repeat(43)}`);
  await expect(page.getByText('This link doesn’t lead to a place on the list')).toBeVisible();
});
