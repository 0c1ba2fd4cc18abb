import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { BookingPage } from '../support/booking-page.js';
import { bookParty, joinFullSlot, leaveSeats, seatsLeft } from '../support/bookings.js';
import { ContactPage } from '../support/contact-page.js';
import { requestGraphql } from '../support/graphql.js';
import { hasSpanish, thing } from '../support/house.js';
import { changeLanguage, english, spanish, type Tongue } from '../support/languages.js';
import { confirmByMail, mailedWaitlistPath, mailsTo } from '../support/mail.js';
import { bookableDays } from '../support/slots.js';
import { goodAddress, StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

/** What was typed and chosen, but for cards, which no page keeps. */
function typedIn(page: Page): Promise<readonly unknown[]> {
  return page
    .getByRole('main')
    .locator('input:not([autocomplete^="cc-"]), textarea, select')
    .evaluateAll((fields: HTMLInputElement[]) =>
      fields
        .filter(({ type, value, checked }) => (/^(checkbox|radio)$/.test(type) ? checked : value !== ''))
        .map(({ type, value }) => [type, value]),
    );
}

/** The page has the same in Spanish, and again in English. @param open what must be opened again */
async function expectKept(page: Page, typed: string, open?: (tongue: Tongue) => Promise<void>): Promise<void> {
  const before = await typedIn(page);
  expect(JSON.stringify(before)).toContain(typed);
  for (const tongue of [spanish, english]) {
    await changeLanguage(page, tongue);
    await open?.(tongue);
    await expect.poll(() => typedIn(page)).toEqual(before);
  }
}

const holdOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('hilltop:booking:v1') ?? '{}').hold?.id);

async function cancel(request: APIRequestContext, visitUrl: string): Promise<void> {
  const token = new URL(visitUrl).pathname.split('/').at(-1);
  expect((await request.post(`/api/visits/${token}/cancel`, { data: { revision: 0 } })).status()).toBe(200);
}

if (hasSpanish) {
  test('whoever changes the language in the midst of a booking keeps the seats and what was typed', async ({
    page,
    request,
    slots,
  }) => {
    const slot = await slots.take('standard');
    const booking = new BookingPage(page);
    await page.goto('/book-tour?tour=standard');
    await booking.goTo('details', slot, 12);
    await booking.fillDetails(12);
    await page.getByLabel(/^Special requests/).fill('A bench in the shade');
    await expectKept(page, 'A bench in the shade');
    await booking.continue();
    await booking.acceptWaiver();
    await page.getByLabel(/^Additional notes/).fill('One of us walks with a stick');
    await expectKept(page, 'One of us walks with a stick');
    const [held, left] = [await holdOf(page), await seatsLeft(request, slot)];
    expect(held).toBeTruthy();
    await booking.continue();
    await booking.isAt('food');
    await booking.orderFood('Chick-fil-A', 3);
    await expectKept(page, '3', (tongue) => new BookingPage(page, tongue).isAt('food'));
    await booking.continue();
    await booking.isAt('payment');
    await changeLanguage(page, spanish);
    await new BookingPage(page, spanish).isAt('payment');
    expect([await holdOf(page), await seatsLeft(request, slot)]).toEqual([held, left]);
  });

  test('a cart, its checkout, a message and a request of a group stay', async ({ page, request }) => {
    const store = new StorePage(page);
    await store.open();
    await store.add(thing.name);
    await store.openCheckout();
    await store.fillCheckout();
    await store.checkout.getByRole('button', { name: 'Cancel', exact: true }).click();
    await changeLanguage(page, spanish);
    await page.getByRole('button', { name: /^Carrito, 1 / }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(thing.name);
    await sheet.getByRole('button', { name: spanish.say('Checkout') }).click();
    for (const [label, typed] of [
      ['Email', store.email],
      ['City', goodAddress.City],
      ['ZIP Code', goodAddress['ZIP Code']],
    ] as const) {
      await expect(sheet.getByLabel(spanish.say(label), { exact: true })).toHaveValue(typed);
    }

    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill();
    await expectKept(page, contact.email);

    await page.goto('/groups');
    const day = (await bookableDays(request, 'standard')).at(-8)?.date ?? '';
    await page.getByLabel('School or organization', { exact: true }).fill('Elm Street Elementary');
    await page.getByLabel('Pupils', { exact: true }).fill('48');
    await page.getByLabel('Day', { exact: true }).fill(day);
    await page.getByRole('button', { name: 'Add another day' }).click();
    await expectKept(page, 'Elm Street Elementary');
  });

  test('what was typed for a waiting list, an offer and a waiver stays', async ({ page, request, slots }) => {
    const slot = await slots.take('standard');
    const booking = new BookingPage(page);
    const other = await bookParty(request, slot, 4);
    await leaveSeats(request, slot, 0);
    await page.goto('/book-tour?tour=standard');
    await booking.chooseDay(slot.date);
    await page.getByRole('button', { name: `Join the waiting list for ${slot.time}` }).click();
    await booking.label('Email').fill(booking.email);
    await booking.label('First name').fill('Ada');
    await expectKept(page, booking.email);

    const { email } = await joinFullSlot(request, slot);
    await confirmByMail(request, email);
    await cancel(request, other.visitUrl);
    const subjects = async () => (await mailsTo(request, email)).map(({ subject }) => subject);
    await expect.poll(async () => (await subjects()).at(-1)).toMatch(/^4 seats are yours until/);
    await page.goto(await mailedWaitlistPath(request, email));
    await page.getByRole('button', { name: /^Take the four seats/ }).click();
    await page.getByLabel('Access needs (optional)').fill('A chair that rolls');
    const take = { en: /^Take the four seats/, es: /^Tomar los 4 lugares/ };
    const open = ({ language }: Tongue) => page.getByRole('button', { name: take[language] }).click();
    await expectKept(page, 'A chair that rolls', open);

    const { visitUrl } = await bookParty(request, await slots.take('standard'), 2);
    const token = new URL(visitUrl).pathname.split('/').at(-1);
    const query = 'query ($token: String!) { myBooking(token: $token) { ... on Booking { waiverUrl } } }';
    const { myBooking } = await requestGraphql<{ myBooking: { waiverUrl: string } }>(request, query, { token });
    await page.goto(new URL(myBooking.waiverUrl).pathname);
    await page.getByLabel('Name of the guest').fill('Benny Binion');
    await expectKept(page, 'Benny Binion');
  });
}
