import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { dollars, fare, thing } from '../support/house.js';
import { press } from '../support/keyboard.js';
import { mailsTo } from '../support/mail.js';
import { uniqueEmail, uniqueName } from '../support/names.js';
import { laterSlot } from '../support/slots.js';
import { expectToast, StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

interface Gift {
  readonly name: string;
  readonly email: string;
}

function newGift(): Gift {
  return { name: uniqueName('Ginger').replaceAll(' ', ''), email: uniqueEmail('ginger') };
}

/** Writes a voucher of $50 for somebody and puts it into the cart. */
async function addGift(page: Page, { name, email }: Gift): Promise<void> {
  await page.goto('/gift-voucher');
  await page.getByLabel('For whom').fill(name);
  await page.getByLabel('From whom').fill('Howard Hughes');
  await page.getByLabel('A few words (optional)').fill('For the tunnel you always wanted to see.');
  await page.getByLabel(`${name}’s e-mail`).fill(email);
  await page.getByRole('button', { name: 'Add to Cart, $50.00' }).click();
  await expectToast(page, ['Added to Cart', `A voucher for ${name} is in your cart.`]);
}

/** Pays for what is in the cart by its page. */
async function placeOrder(page: Page, store: StorePage, pickUp = false): Promise<void> {
  await page.goto('/cart');
  if (pickUp) await page.getByRole('radio', { name: /^Pick up at the counter/ }).check();
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await store.field('Full Name').fill('Howard Hughes');
  await store.field('Email').fill(store.email);
  await store.checkout.getByRole('button', { name: 'Place Order' }).click();
  await expect(store.confirmation).toBeVisible();
}

/** Where the e-mail with a voucher leads, and its code. */
async function mailedVoucher(request: APIRequestContext, { email }: Gift) {
  const find = async () => (await mailsTo(request, email)).find(({ text }) => text.includes('/voucher/'));
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  const text = (await find())?.text ?? '';
  const path = /\/voucher\/[\w-]+/.exec(text)?.[0] ?? '';
  const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? '';
  return { path, code };
}

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a voucher is given, read by whom it is for, and pays for a souvenir with what is left shown', {
    tag: '@gate',
  }, async ({ page, request }) => {
    const gift = newGift();
    const store = new StorePage(page);
    await addGift(page, gift);
    await placeOrder(page, store);
    await expect(store.confirmation.getByText(`for ${gift.name}, by e-mail at once`)).toBeVisible();
    await expect(store.confirmation.getByText('$50.00').first()).toBeVisible();
    const { path, code } = await mailedVoucher(request, gift);

    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Your voucher' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'What is left' })).toContainText('$50.00');
    await expect(page.getByText(code)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await keepScreenshot(page, 'voucher');

    await store.open();
    await store.add(thing.name);
    await page.goto('/cart');
    const field = page.getByRole('textbox', { name: 'Voucher or code' });
    await field.fill('0000 0000 0000 0000');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(page.getByText(/^We can.t use this code\. Check the letters/)).toBeVisible();
    await expect(field).toHaveValue('0000 0000 0000 0000');
    await field.fill(code.toLowerCase().replaceAll('-', ' '));
    await field.press('Enter');
    await expect(page.getByRole('list', { name: 'Your codes and vouchers' })).toContainText(
      `Ends in ${code.slice(-4)}`,
    );
    await expectAccessible(page);
    await placeOrder(page, store, true);
    await expect(store.confirmation.getByText(`−${dollars(thing.priceCents)}`)).toBeVisible();

    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'What is left' })).toContainText(
      dollars(5000 - thing.priceCents),
    );
    await expect(page.getByRole('table', { name: 'Every use' }).getByRole('row').nth(1)).toContainText('Used');
    await expectNoSideScroll(page);
  });
});

test('the page of a voucher brings its code to the payment of a tour', async ({ page, request, slots }) => {
  const gift = newGift();
  const store = new StorePage(page);
  await addGift(page, gift);
  await placeOrder(page, store);
  const { path, code } = await mailedVoucher(request, gift);

  await page.goto(path);
  await page.getByRole('link', { name: 'Choose a tour' }).click();
  await expect(page).toHaveURL(/\/tours$/);
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', await laterSlot(slots), 2);
  await expect(page.getByRole('textbox', { name: 'Voucher or code' })).toHaveValue(code);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'booking-voucher');
  await press(page, 'Use it');
  await expect(store.checkout.getByRole('list', { name: 'Your codes and vouchers' })).toContainText(
    `Ends in ${code.slice(-4)}`,
  );
  await expect(store.field('Full Name')).toHaveValue('Ada Marshall');
  await expect(store.field('Email')).toHaveValue(booking.email);
  await store.checkout.getByRole('button', { name: 'Place Order' }).click();
  await expect(store.confirmation.getByText(/^Confirmation code HT-/)).toBeVisible();
});

test('a visit that a voucher paid takes another guest, whom a card pays', async ({ page, request, slots }) => {
  const gift = newGift();
  const store = new StorePage(page);
  await addGift(page, gift);
  await placeOrder(page, store);
  const { code } = await mailedVoucher(request, gift);

  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', await laterSlot(slots), 2);
  await press(page, 'Add to the cart and keep looking');
  await expect(page).toHaveURL(/\/store$/);
  await page.goto('/cart');
  const field = page.getByRole('textbox', { name: 'Voucher or code' });
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByRole('list', { name: 'Your codes and vouchers' })).toContainText(`Ends in ${code.slice(-4)}`);
  await placeOrder(page, store);
  await store.confirmation.getByRole('link', { name: 'See your ticket' }).click();

  await press(page, /^Change party size/);
  await press(page, 'One more: Guests');
  await expect(page.getByText('No card has paid for this visit yet')).toBeVisible();
  await expect(page.getByText('Charged to the card')).toHaveCount(0);
  await expectAccessible(page);
  await keepScreenshot(page, 'visit-of-voucher-dearer');
  await booking.fillCard();
  await press(page, `Pay ${fare('standard', 1)} and change to 3 guests`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your party size is updated' })).toBeFocused();
});

test('a voucher that is refused says why at its field, and what was typed survives a reload', async ({ page }) => {
  await page.goto('/gift-voucher');
  await page.getByLabel('Or your own amount').fill('7.50');
  await page.getByLabel('For whom').fill('Ginger');
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.getByText('A voucher starts at $10, in whole dollars')).toBeVisible();
  await expect(page.getByLabel('Or your own amount')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Or your own amount')).toHaveValue('7.50');
  await expect(page.getByLabel('For whom')).toHaveValue('Ginger');
});

test('a voucher is taken out of the cart again, and the cart is empty', async ({ page }) => {
  const gift = newGift();
  await addGift(page, gift);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove the voucher for ${gift.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in your cart' })).toBeVisible();
});

test('long names keep a narrow page in place, and the cart is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const gift = { ...newGift(), name: 'W'.repeat(60) };
  await page.goto('/gift-voucher');
  await page.getByLabel('For whom').fill(gift.name);
  await page.getByLabel('From whom').fill('M'.repeat(60));
  await expectNoSideScroll(page);
  await addGift(page, gift);
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expectNoSideScroll(page);
});

test('a link that leads to no voucher says so', async ({ page }) => {
  await page.goto('/voucher/none');
  await expect(page.getByRole('heading', { name: 'This link doesn’t lead to a voucher' })).toBeVisible();
  await expectAccessible(page);
});
