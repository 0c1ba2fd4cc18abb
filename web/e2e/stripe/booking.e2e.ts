import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { bookParty } from '../support/bookings.js';
import { onOperation, type SentBooking, sentVariables } from '../support/graphql.js';
import { confirmByMail, mailsTo } from '../support/mail.js';
import { uniqueEmail } from '../support/names.js';
import { addDays, type Slot, type SlotAllocator, type TourType } from '../support/slots.js';
import { test } from '../support/test.js';
import { intentOf, payElsewhere, refundsOf } from './support/paid-elsewhere.js';
import { confirmAtBank, fillCard, loseOneConfirmation, standInForStripe } from './support/stand-in.js';

/** A start far enough ahead for a refund. */
async function later(slots: SlotAllocator, tourType: TourType = 'standard'): Promise<Slot> {
  const soon = addDays(new Date().toISOString().slice(0, 10), 4);
  for (;;) {
    const slot = await slots.take(tourType);
    if (slot.date >= soon) return slot;
  }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Goes to the payment step, and records what is sent. */
async function toPayment(page: Page, slot: Slot, guests: number) {
  const sent = sentVariables<SentBooking>(page, 'CreateBooking');
  const started = sentVariables<object>(page, 'StartBookingPayment');
  const booking = new BookingPage(page);
  await booking.open('standard');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await booking.goTo('waiver', slot, guests);
  // Nothing is loaded from Stripe before there is something to pay.
  expect(asked.filter((host) => host.endsWith('stripe.com'))).toEqual([]);
  await booking.acceptWaiver();
  await booking.continue();
  await booking.isAt('payment');
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
  return { booking, sent, started };
}

test.beforeEach(({ page }) => standInForStripe(page));

test('a party books with its second card, moves, and cancels: it is charged and refunded', async ({
  page,
  request,
  slots,
}) => {
  const [slot, other] = [await later(slots), await later(slots)];
  const { booking, sent, started } = await toPayment(page, slot, 2);
  await expect(page.getByText('we never see your card')).toBeVisible();
  await expect(page.getByText('This is a demonstration')).toHaveCount(0);
  await expectAccessible(page);
  await keepScreenshot(page, 'stripe-payment');
  await booking.button('Pay $50.00').click();
  await expect(page.getByRole('alert')).toContainText('Your card number is incomplete.');
  await fillCard(page, 'declined');
  await booking.button('Pay $50.00').click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined.Nothing has been charged.');
  expect(sent).toEqual([]);
  await fillCard(page, 'asked');
  await booking.button('Pay $50.00').click();
  await confirmAtBank(page);
  await booking.isAt('ticket');
  // The second card pays the payment that was begun with the first.
  expect(started).toHaveLength(1);
  const intent = String(sent[0]?.input.paymentIntentId);
  expect(await intentOf(request, intent)).toMatchObject({ status: 'succeeded', amount: 5000 });

  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await page.getByRole('button', { name: /^Change date or time/ }).click();
  await booking.choose(other);
  await page.getByRole('button', { name: 'Move my visit' }).click();
  await expect(heading(page, /^Moved to /)).toBeFocused();
  await page.getByRole('button', { name: /^Cancel the visit/ }).click();
  await page.getByRole('button', { name: 'Cancel and refund $50.00' }).click();
  await expect(heading(page, 'Your visit is canceled')).toBeFocused();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/was refunded to your card\.$/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await refundsOf(request, intent)).toEqual([5000]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lost answers from Stripe and bookings are harmless: the party pays once and is booked once', async ({
    page,
    request,
    slots,
  }) => {
    const { booking, sent, started } = await toPayment(page, await later(slots), 2);
    await expectNoSideScroll(page);
    await keepScreenshot(page, 'stripe-payment-phone');
    await fillCard(page, 'good');
    // The bank has authorized it, but the page loses the answer.
    await loseOneConfirmation(page);
    await booking.button('Pay $50.00').click();
    await expect(page.getByRole('alert')).toContainText('We could not reach Stripe.');
    await onOperation(page, 'CreateBooking', async (route) => {
      if (sent.length > 1) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await booking.button('Pay $50.00').click();
    await expect(page.getByRole('alert')).toContainText('You will be charged and booked only once');
    await expect(page.getByText('Your card is approved for $50.00')).toBeVisible();
    await page.reload();
    await booking.button('Finish booking').click();
    await booking.isAt('ticket');
    expect(started).toHaveLength(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    const intent = String(sent[0]?.input.paymentIntentId);
    expect(await intentOf(request, intent)).toMatchObject({ status: 'succeeded', amount: 5000 });
    expect(await refundsOf(request, intent)).toEqual([]);
  });
});

test('an unreachable Stripe is reported, and a retry opens the form', async ({ page, slots }) => {
  const script = 'https://js.stripe.com/**/stripe.js';
  await page.route(script, (route) => route.abort());
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', await later(slots), 2);
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the card form');
  await page.unroute(script);
  await standInForStripe(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillCard(page, 'good');
  await booking.button('Pay $50.00').click();
  await booking.isAt('ticket');
});

test('a waiting party takes its offer and pays for it', async ({ page, request, slots }) => {
  const slot = await later(slots, 'private');
  const { tourType, date: tourDate, time: tourTime } = slot;
  const other = await bookParty(request, slot, 4, await payElsewhere(request, 'private', 4));
  const email = uniqueEmail('waiting');
  const guest = { firstName: 'Ada', lastName: 'Marshall', email, phone: '817-555-0100', groupSize: 4 };
  const joined = await request.post('/api/waitlist', { data: { ...guest, tourType, tourDate, tourTime } });
  expect(joined.ok(), await joined.text()).toBe(true);
  const { waitlistUrl } = (await joined.json()) as { waitlistUrl: string };
  await confirmByMail(request, email);
  const token = new URL(other.visitUrl).pathname.split('/').at(-1);
  const cancelled = await request.post(`/api/visits/${token}/cancel`, { data: { revision: 0 } });
  expect(cancelled.status(), await cancelled.text()).toBe(200);
  await expect.poll(async () => (await mailsTo(request, email)).at(-1)?.subject).toMatch(/yours until/);

  const sent = sentVariables<SentBooking>(page, 'AcceptOffer');
  await page.goto(new URL(waitlistUrl).pathname);
  await page.getByRole('button', { name: /^Take the four seats/ }).click();
  await fillCard(page, 'declined');
  await page.getByRole('checkbox', { name: /^I have read the liability waiver/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await fillCard(page, 'good');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/visit\//);
  expect(await intentOf(request, String(sent[0]?.input.paymentIntentId))).toMatchObject({ status: 'succeeded' });
});
