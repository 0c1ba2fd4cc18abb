import { expect, type Page } from '@playwright/test';
import { onOperation } from './support/graphql.js';
import { mailsTo, theMailTo } from './support/inbox.js';
import { killService } from './support/services.js';
import { ordersFor, signInAsStaff } from './support/shop-desk.js';
import { expectToast, Shopper, words } from './support/shopper.js';
import { seatsLeft, untouchedSlot } from './support/slots.js';
import { test } from './support/test.js';
import { Visitor } from './support/visitor.js';

/** Kills a service while the page's first request of an operation is on its way to it. */
const killedAt = async (page: Page, operation: string, service: string): Promise<void> => {
  let isFirst = true;
  await onOperation(page, operation, async (route) => {
    if (isFirst) killService(service);
    isFirst = false;
    await route.continue();
  });
};

const backWithin = { timeout: 60_000 };

test('bookings dies as one pays: said so, nothing typed is lost, and the next try books once', async ({
  page,
  request,
}) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'killed');
  await visitor.open('standard');
  await visitor.goTo('payment', slot, 3);
  await visitor.fillCard();
  await killedAt(page, 'CreateBooking', 'bookings');
  await visitor.pay();
  const failed = 'Failed to create booking. Please try again.';
  await expect(page.getByRole('alert').getByText(failed, { exact: true })).toBeVisible({ timeout: 30_000 });
  await visitor.isAt('payment');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Name on card')).toHaveValue('Ada Marshall');
  await expect(async () => {
    await visitor.button('Pay $75.00').click();
    await expect(visitor.heading('ticket')).toBeVisible({ timeout: 5_000 });
  }).toPass(backWithin);
  expect(await seatsLeft(request, slot)).toBe(22);
  await theMailTo(request, visitor.email);
  expect(await mailsTo(request, visitor.email)).toHaveLength(1);
});

test('orders dies as one orders: said so, nothing typed is lost, and the next try orders once', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCheckout();
  await shopper.fillCheckout();
  await killedAt(page, 'CreateOrder', 'orders');
  await shopper.order();
  await expectToast(page, words.notOrdered);
  await shopper.expectNothingLost();
  await expect(async () => {
    await shopper.order();
    await expectToast(page, words.ordered);
  }).toPass(backWithin);
  await signInAsStaff(request);
  expect(await ordersFor(request, shopper.email)).toBe(1);
});

test('orders dies as one takes a product: said so, and the next try adds one', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await killedAt(page, 'AddToCart', 'orders');
  await shopper.addButton('House Chip').click();
  await expectToast(page, words.notAdded);
  await expect(async () => {
    await shopper.addButton('House Chip').click();
    await expectToast(page, words.added('House Chip'));
  }).toPass(backWithin);
  await expect(shopper.cartButton).toHaveAccessibleName(/^Cart, 1 /);
});

test('contact dies as one writes: said so, nothing typed is lost, and the next try sends it', async ({ page }) => {
  await page.goto('/contact');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const typed = {
    'First name': 'Ada',
    'Last name': 'Marshall',
    Email: `killed-${Date.now()}@example.test`,
    Phone: '817-555-0100',
    Message: 'Is the tunnel open in December?',
  };
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
  await field('Subject').selectOption({ label: 'Tour Inquiry' });
  await killedAt(page, 'SendMessage', 'contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByText('The message was not sent')).toBeVisible({ timeout: 30_000 });
  for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text);
  await expect(async () => {
    await send.click();
    await expect(field('Message')).toHaveValue('', { timeout: 5_000 });
  }).toPass(backWithin);
});
