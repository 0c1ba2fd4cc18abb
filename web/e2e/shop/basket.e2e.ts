import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectGoodLayout, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { onOperation } from '../support/graphql.js';
import { dollars, fare, shippingCents, thing, tourOf } from '../support/house.js';
import { press, tabTo } from '../support/keyboard.js';
import type { Slot } from '../support/slots.js';
import { expectToast, StorePage, toasts } from '../support/store-page.js';
import { test } from '../support/test.js';

const adding = 'Add to the cart and keep looking';

/** Puts a tour for two into the cart, and opens the store. */
async function addTour(page: Page, slot: Slot): Promise<BookingPage> {
  const booking = new BookingPage(page);
  await booking.open(slot.tourType);
  await booking.goTo('payment', slot, 2);
  await press(page, adding);
  await expect(page).toHaveURL(/\/store$/);
  return booking;
}

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tour and a souvenir are bought at once, by keyboard', { tag: '@gate' }, async ({ page, slots }) => {
    const slot = await slots.take('standard');
    const booking = await addTour(page, slot);
    const store = new StorePage(page);
    const sum = dollars(2 * tourOf('standard').priceCents + thing.priceCents);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await tabTo(page, store.addButton(thing.name));
    await page.keyboard.press('Enter');
    await expectToast(page, toasts.added(thing.name));

    await store.cartButton.press('Enter');
    const { cart, checkout, confirmation } = store;
    await expect(cart.getByText('Held for you until')).toBeVisible();
    await expect(cart.getByText('2 guests, for Ada Marshall')).toBeVisible();
    await expect(cart.getByText(sum, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await keepScreenshot(page, 'basket-cart');

    await tabTo(page, cart.getByRole('button', { name: 'Checkout' }));
    await page.keyboard.press('Enter');
    await expect(store.field('Full Name')).toHaveValue('Ada Marshall');
    await expect(store.field('Email')).toHaveValue(booking.email);
    await expect(checkout.getByRole('radio', { name: /^Pick up at the counter/ })).toBeChecked();
    await expect(store.field('Address')).toHaveCount(0);
    await expectAccessible(page);
    await keepScreenshot(page, 'basket-checkout');
    await tabTo(page, checkout.getByRole('button', { name: 'Place Order' }));
    await page.keyboard.press('Enter');

    await expect(confirmation).toBeVisible();
    await expect(confirmation.getByText(/^Confirmation code HT-/)).toBeVisible();
    await expect(confirmation.getByText(sum, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, 'basket-placed');
    const ticket = confirmation.getByRole('link', { name: 'See your ticket' });
    const href = (await ticket.getAttribute('href')) ?? '';
    await store.closeConfirmation();
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeFocused();
    await page.goto(href);
    await expect(page.getByText(/^HT-[2-9B-Z]{4}-[2-9B-Z]{4}$/).first()).toBeVisible();
  });
});

interface CartAnswer {
  readonly data: { readonly basket: { readonly lines: readonly { readonly __typename: string }[] } };
}

const notHeld = { held: false, available: false, secondsLeft: 0 };

/** The server's answer, had it said this of the tours: what is not held costs nothing. */
function withTours({ data }: CartAnswer, told: object): object {
  const lines = data.basket.lines.map((line) => (line.__typename === 'CartTour' ? { ...line, ...told } : line));
  const total = { __typename: 'Amount', kind: 'TOTAL', label: 'Total', cents: 0 };
  const free = {
    __typename: 'CartAmounts',
    lines: [total],
    total: '0.00',
    shipping: '0.00',
    tax: '0.00',
    cardCents: 0,
    roundUpCents: 500,
  };
  const sums = told === notHeld && { withoutShipping: free, asChosen: free };
  return { data: { ...data, basket: { ...data.basket, lines, ...sums } } };
}

test('while the store loads, the page says that the tour is in the cart', async ({ page, slots }) => {
  let answer = (): void => undefined;
  const mayLoad = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/assets\/store-screen-/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  await booking.open(slot.tourType);
  await booking.goTo('payment', slot, 2);
  await press(page, adding);
  await expect(page.getByRole('heading', { name: 'Your tour is in the cart' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Select Your Tour Date' })).toHaveCount(0);
  answer();
  await expect(new StorePage(page).addButton(thing.name)).toBeVisible();
});

test('what is sent is charged with its shipping, and asks for an address', async ({ page, slots }) => {
  await addTour(page, await slots.take('standard'));
  const store = new StorePage(page);
  await store.addButton(thing.name).click();
  await expectToast(page, toasts.added(thing.name));
  await store.openCheckout();
  await store.checkout.getByRole('radio', { name: /^Ship to my address/ }).check();
  await expect(
    store.checkout.getByText(dollars(2 * tourOf('standard').priceCents + thing.priceCents + shippingCents), {
      exact: true,
    }),
  ).toBeVisible();
  await keepScreenshot(page, 'basket-ship');
  await store.order();
  await expect(store.checkout.getByText('Please enter your address')).toBeVisible();
  await store.fillCheckout();
  await store.order();
  await expect(store.confirmation.getByText(/We will send your order to 12 Elm Street/)).toBeVisible();
});

test('seats that are held no longer are left out, and can be held again', async ({ page, slots }) => {
  await addTour(page, await slots.take('standard'));
  const store = new StorePage(page);
  await onOperation(page, 'Cart', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withTours(await response.json(), notHeld) });
  });
  await page.reload();
  await store.openCart();
  const { cart } = store;
  await expect(cart.getByText('No longer held')).toBeVisible();
  await expect(cart.getByText('$0.00', { exact: true })).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expectAccessible(page);
  await keepScreenshot(page, 'basket-ended');
  await page.unroute('**/graphql');
  await cart.getByRole('button', { name: 'Hold them again' }).click();
  await expect(cart.getByText('Held for you until')).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  await cart.getByRole('button', { name: /^Remove / }).click();
  await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('while a tour is paid for its seats are counted down, and can be held again without losing what was typed', async ({
  page,
  slots,
}) => {
  await addTour(page, await slots.take('standard'));
  const store = new StorePage(page);
  let isHeld = true;
  await onOperation(page, 'Cart', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withTours(await response.json(), isHeld ? { secondsLeft: 20 } : notHeld) });
  });
  await page.reload();
  await store.openCheckout();
  const { checkout } = store;
  const seats = checkout.getByRole('list', { name: 'Your seats' });
  await expect(seats.getByText('Held for you until')).toBeVisible();
  await expect(seats.getByText('1 minute left', { exact: true })).toBeVisible();
  await store.field('Full Name').fill('Grace Marshall');
  isHeld = false;
  await expect(seats.getByText('No longer held')).toBeVisible({ timeout: 30_000 });
  await expect(checkout.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
  await expectAccessible(page);
  await keepScreenshot(page, 'checkout-ended');
  await page.unroute('**/graphql');
  await seats.getByRole('button', { name: 'Hold them again' }).press('Enter');
  await expect(seats.getByText('Held for you until')).toBeVisible();
  await expect(seats).toBeFocused();
  await expect(store.field('Full Name')).toHaveValue('Grace Marshall');
  await store.order();
  await expect(store.confirmation.getByText(/^Confirmation code HT-/)).toBeVisible();
});

test('guests and time of a tour in the cart are changed on its page, and what was typed stays', async ({
  page,
  slots,
}) => {
  const slot = await slots.take('standard');
  const other = await slots.take('standard');
  await addTour(page, slot);
  const store = new StorePage(page);
  await store.openCart();
  await store.cart.getByRole('link', { name: 'Open the cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Held for you until')).toBeVisible();
  await expectGoodLayout(page, 'cart-page');
  await main.getByRole('button', { name: /^Change guests or time/ }).click();
  const change = page.getByRole('dialog', { name: 'Change guests or time' });
  await new BookingPage(page).chooseDay(other.date);
  await change.getByRole('button', { name: new RegExp(`^${other.time}`) }).click();
  await change.getByLabel('Guests', { exact: true }).fill('3');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'cart-change');
  await change.getByRole('button', { name: `Change it, ${fare('standard', 3)}` }).click();
  await expect(change).toBeHidden();
  await expect(main.getByText('3 guests, for Ada Marshall')).toBeVisible();
  await expect(main.getByText(other.time)).toBeVisible();
  await expect(main.getByText(fare('standard', 3), { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Change guests or time/ })).toBeFocused();
  await main.getByRole('button', { name: 'Checkout' }).click();
  await store.order();
  await expect(store.confirmation.getByText(/^Confirmation code HT-/)).toBeVisible();
  await store.closeConfirmation();
  await expect(main.getByRole('heading', { name: 'Nothing in your cart' })).toBeVisible();
});

test('the page of the cart is fetched in a tab that nobody has touched', async ({ page }) => {
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  await expect(tab.getByRole('heading', { name: 'Nothing in your cart' })).toBeVisible();
});

test('the page of the cart says that it is empty, or out of reach', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Nothing in your cart' })).toBeVisible();
  await expectGoodLayout(page, 'cart-page-empty');
  await onOperation(page, 'Cart', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We can’t reach your cart just now.');
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in your cart' })).toBeVisible();
});

test('seats that others took meanwhile are said so in the cart, with the ways on', async ({ page, slots }) => {
  await addTour(page, await slots.take('standard'));
  await onOperation(page, 'Cart', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withTours(await response.json(), notHeld) });
  });
  await onOperation(page, 'HoldCartTourAgain', (route) => {
    const refusal = { __typename: 'SlotFull', message: 'Too few seats are left.' };
    return route.fulfill({ json: { data: { holdCartTourAgain: refusal } } });
  });
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('One line, one needs you.')).toBeVisible();
  await main.getByRole('button', { name: 'Hold them again' }).click();
  await expect(main.getByRole('alert')).toContainText('Filled meanwhile');
  await expect(main.getByRole('link', { name: 'Join the waiting list' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Change guests or time/ })).toBeEnabled();
  await expectAccessible(page);
  await keepScreenshot(page, 'cart-page-filled');
});
