import { expect, type Page } from '@playwright/test';
import { expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { BookingPage } from '../support/booking-page.js';
import { bookElsewhere, seatsLeft } from '../support/bookings.js';
import { onOperation } from '../support/graphql.js';
import { hasFood } from '../support/house.js';
import { newImage } from '../support/image-file.js';
import { theMailTo } from '../support/mail.js';
import { uniqueName } from '../support/names.js';
import { untilCartsKnow } from '../support/products.js';
import { expectToast, StorePage, toasts } from '../support/store-page.js';
import { test } from '../support/test.js';
import { withdrawTours } from '../support/tours.js';

test('after a ticket the next booking starts empty', async ({ page, request, slots }) => {
  const slot = await slots.take('private');
  const booking = new BookingPage(page);
  await booking.open('private');
  await booking.goTo('payment', slot, 5);
  await expect(page.getByText('This tour is held for your party:')).toBeVisible();
  await booking.fillCard();
  await booking.pay();
  await booking.isAt('ticket');
  expect(await seatsLeft(request, slot)).toBe(0);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('main').locator('a[href="/tours"]').first().click();
  await page
    .getByRole('link', { name: /Book Online/ })
    .first()
    .click();
  await booking.isAt('date');
  await expect(page.getByText('Please select a date first')).toBeVisible();
  await expect(page.getByText('Ada Marshall')).toHaveCount(0);
});

test('a time taken by another party says so and cannot be chosen', async ({ page, request, slots }) => {
  const slot = await slots.take('private');
  const booking = new BookingPage(page);
  await booking.open('private');
  await booking.chooseDay(slot.date);
  await bookElsewhere(request, slot, 3);
  await page.reload();
  await expect(booking.time(slot.time)).toContainText('Taken');
  await expect(booking.time(slot.time)).toBeDisabled();
});

test('the end of a hold, a failure and a taken time are accessible and fit the window at every width', async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('private');
  const booking = new BookingPage(page);
  await booking.open('private');
  await booking.goTo('waiver', slot, 8);
  await page.clock.fastForward('11:00');
  await expect(booking.button('Keep them 15 more minutes')).toBeVisible();
  await expectGoodLayout(page, 'booking-3-hold-ends');
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Your seats are no longer held', { exact: true })).toBeVisible();
  await expectGoodLayout(page, 'booking-3-hold-over');
  await booking.acceptWaiver();
  await booking.continue();
  await booking.isAt('payment');
  await onOperation(page, 'CreateBooking', (route) => route.abort('connectionrefused'));
  await booking.fillCard();
  await booking.pay();
  await expect(page.getByRole('alert')).toContainText('Failed to create booking. Please try again.');
  await expectGoodLayout(page, 'booking-5-failed');
  const other = await slots.take('private');
  await bookElsewhere(request, other, 2);
  await page.goto('/book-tour?tour=private');
  await booking.chooseDay(other.date);
  await expect(booking.time(other.time)).toBeDisabled();
  await expectGoodLayout(page, 'booking-1-taken');
});

/** Staff upload an image and offer it as a product, at $18.50. */
async function createProductByForm(admin: AdminPage, name: string): Promise<void> {
  const form = admin.form('Create New Product');
  await form.getByLabel('Choose image').setInputFiles(newImage(`${name}.png`));
  await admin.expectToast('Upload successful', 'Image uploaded successfully');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Brass, from the first season.');
  await form.getByLabel('Price, $').fill('18.50');
  await form.getByLabel('Category').selectOption('Souvenirs');
  await admin.button('Create Product').click();
  await admin.expectToast('Product created', 'Product has been created successfully');
}

/** Staff offer a private tour, at $60.00 per guest. */
async function createTourByForm(admin: AdminPage, name: string): Promise<void> {
  await admin.goTo('Tours');
  const form = admin.form('Create New Tour');
  await form.getByLabel('Type').selectOption('private');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('By lantern light only.');
  await form.getByLabel('Price, $').fill('60');
  await form.getByLabel('Duration, minutes').fill('45');
  await admin.button('Create Tour').click();
  await admin.expectToast('Tour created', 'Tour has been created successfully');
}

async function buy(page: Page, product: string): Promise<StorePage> {
  const store = new StorePage(page);
  await store.open('?category=souvenirs');
  const card = page.getByRole('listitem').filter({ hasText: product });
  const image = card.locator('img');
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await store.add(product);
  await store.openCheckout();
  await expect(store.checkout.getByText('$24.49', { exact: true })).toBeVisible();
  await store.fillCheckout();
  await store.order();
  await expectToast(page, toasts.ordered);
  await store.closeConfirmation();
  await expect(store.checkout).toBeHidden();
  return store;
}

test('a visitor finds what staff create: the product is bought, the second private tour is booked at its price, and the panel shows both', async ({
  page,
  request,
  browser,
  slots,
  staff,
}) => {
  const admin = new AdminPage(page);
  const product = uniqueName('Lantern');
  const tour = uniqueName('Lantern walk');
  await page.goto('/admin');
  await admin.signIn();
  await admin.goTo('Products');
  await createProductByForm(admin, product);
  await untilCartsKnow(staff, product);
  await createTourByForm(admin, tour);
  try {
    const slot = await slots.take('private');
    const context = await browser.newContext();
    const store = await buy(await context.newPage(), product);

    const booking = new BookingPage(await context.newPage());
    await booking.page.clock.install();
    await booking.page.goto('/tours');
    await booking.page.getByRole('link', { name: `Book Online ${tour}`, exact: true }).click();
    await booking.isAt('date');
    await booking.choose(slot);
    await booking.continue();
    await booking.fillDetails(10);
    await booking.continue();
    await booking.acceptWaiver();
    await booking.continue();
    if (hasFood) {
      await booking.isAt('food');
      await booking.orderFood('Chick-fil-A', 10);
      await booking.continue();
    }
    await booking.isAt('payment');
    await booking.fillCard();
    await expect(booking.button('Pay $600.00')).toBeVisible();
    await booking.pay();
    const code = await booking.confirmationCode();
    await expect(booking.page.getByRole('main')).toContainText(hasFood ? '10 × Chicken Sandwich Meal' : tour);
    expect(await seatsLeft(request, slot)).toBe(0);
    await context.close();

    await admin.goTo('Orders');
    await admin.search('Search orders').fill(store.email);
    await expect(admin.heading('Orders (1)')).toBeVisible();
    const order = admin.row(store.email).first();
    await expect(order).toContainText('$24.49');
    await order.getByRole('button', { name: /^1 item in order/ }).click();
    const line = new RegExp(`^${product} 1 \\$18\\.50 \\$18\\.50 Cancel ${product}`);
    await expect(page.getByRole('row', { name: line })).toBeVisible();

    await admin.goTo('Bookings');
    await page.getByLabel('Day of the tour').fill(slot.date);
    const row = admin.row(code);
    for (const fact of ['Ada Marshall', tour, slot.time]) await expect(row).toContainText(fact);
    await row.getByRole('button', { name: /^Details/ }).click();
    await expect(page.getByText('$600.00', { exact: true })).toBeVisible();
    expect((await theMailTo(request, booking.email)).subject).toContain(code);
    await theMailTo(request, store.email);
  } finally {
    await withdrawTours(staff, tour);
  }
});
