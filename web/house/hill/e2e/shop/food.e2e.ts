import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../../../../e2e/support/accessibility.js';
import { BookingPage } from '../../../../e2e/support/booking-page.js';
import { bookElsewhere } from '../../../../e2e/support/bookings.js';
import { type SentBooking, sentVariables } from '../../../../e2e/support/graphql.js';
import { mailsTo, theMailTo } from '../../../../e2e/support/mail.js';
import { laterSlot } from '../../../../e2e/support/slots.js';
import { test } from '../../../../e2e/support/test.js';
import { widths } from '../../../../e2e/support/widths.js';

test.describe('on a tablet', () => {
  test.use({ viewport: widths.tablet });

  test('twelve guests order food, and the ticket lists their dishes', async ({ page, request, slots }) => {
    const slot = await slots.take('standard');
    const booking = new BookingPage(page);
    const sent = sentVariables<SentBooking>(page, 'CreateBooking');
    await booking.open('standard');
    await booking.goTo('food', slot, 12);
    await booking.button(/^Back$/).click();
    await booking.isAt('waiver');
    await booking.continue();
    await page.getByRole('radio', { name: "Jersey Mike's" }).check();
    await expect(booking.button('Continue')).toBeDisabled();
    await expect(booking.button('One fewer: Sub and Chips')).toBeDisabled();
    await booking.orderFood('Chick-fil-A', 12);
    await expect(page.getByText('Food order: $155.88')).toBeVisible();
    await booking.continue();
    await booking.isAt('payment');
    await booking.fillCard();
    await booking.pay();

    await booking.isAt('ticket');
    const main = page.getByRole('main');
    await expect(main).toContainText('Chick-fil-A');
    await expect(main).toContainText('12 × Chicken Sandwich Meal');
    await expect(main).toContainText('$155.88');
    await expect(main).not.toContainText(/Uber|DoorDash|Grubhub/i);
    expect(sent[0]?.input).toMatchObject({
      visit: {
        totalAmount: '300.00',
        foodOrderPlatform: 'chick_fil_a',
        foodOrderRestaurant: 'Chick-fil-A',
        foodItems: [{ itemId: 'chicken-sandwich-meal', count: 12 }],
        foodOrderTotal: '155.88',
      },
    });
    const mail = await theMailTo(request, booking.email);
    expect(mail.html).toContain('Chick-fil-A');
  });
});

test('a party of twelve orders food by its link and gets a new ticket', async ({ page, request, slots }) => {
  const email = await bookElsewhere(request, await laterSlot(slots), 12);
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
  const [ticket] = await mailsTo(request, email);
  const link = /\/visit\/[\w-]{43}/.exec(ticket?.text ?? '')?.[0];
  await page.goto(link ?? 'no link in the ticket');
  await page.getByRole('button', { name: /^Order food/ }).click();
  await page.getByRole('radio', { name: 'Chick-fil-A' }).check();
  await page.getByLabel('How many: Chicken Sandwich Meal').fill('12');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'visit-food');
  await page.getByRole('button', { name: 'Order this food', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your food order is updated' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Food' })).toContainText('12 × Chicken Sandwich Meal');
  await expect.poll(async () => (await mailsTo(request, email)).at(-1)?.text).toContain('12 × Chicken Sandwich Meal');
  await page.getByRole('button', { name: /^Change your food order/ }).click();
  await expect(page.getByLabel('How many: Chicken Sandwich Meal')).toHaveValue('12');
  await expect(page.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
});
