import { expect } from '@playwright/test';
import { BookingPage, longDate } from '../../support/booking-page.js';
import { bookParty, leaveSeats } from '../../support/bookings.js';
import { ContactPage } from '../../support/contact-page.js';
import { requestGraphql } from '../../support/graphql.js';
import { confirmByMail } from '../../support/mail.js';
import { ordersFor } from '../../support/orders.js';
import type { Slot } from '../../support/slots.js';
import { StorePage } from '../../support/store-page.js';
import { expectMails, expectOne, expectSeatsLeft } from './counts.js';
import type { Journey } from './journey.js';
import type { Visitor } from './visitor.js';

/** Taps without waiting for what loads. */
async function tapDay(visitor: Visitor, booking: BookingPage, { date, time }: Slot): Promise<void> {
  const month = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  await visitor.sees(booking.month);
  for (let turns = 0; turns < 5; turns += 1) {
    const shown = await booking.month.textContent();
    if (shown === month) break;
    await booking.button(/^Go to the next month/).click();
    await expect(booking.month).not.toHaveText(shown ?? '');
  }
  await visitor.press(booking.day(date), booking.time(time));
}

async function goToPayment(visitor: Visitor, booking: BookingPage, slot: Slot): Promise<void> {
  await visitor.opens('/book-tour?tour=standard', booking.heading('date'));
  await tapDay(visitor, booking, slot);
  await booking.time(slot.time).click();
  await visitor.press(booking.button('Next'), booking.heading('details'));
  await booking.fillDetails(2);
  await visitor.press(booking.button('Continue'), booking.heading('waiver'));
  await booking.acceptWaiver();
  await visitor.press(booking.button('Continue'), booking.heading('payment'));
}

const book: Journey = {
  name: 'book',
  requests: 4,
  make: async ({ visitor, request, staff, starts }) => {
    const slot = await starts.take('standard');
    const booking = new BookingPage(visitor.page);
    await goToPayment(visitor, booking, slot);
    await booking.fillCard();
    await visitor.press(booking.button(/^(Pay \$|Finish booking)/), booking.heading('ticket'));
    await expectOne(staff, 'bookings', booking.email);
    await expectSeatsLeft(request, slot, 23);
    await expectMails(request, booking.email, 1);
  },
};

const changeVisit: Journey = {
  name: 'change a visit',
  requests: 4,
  isInGate: true,
  make: async ({ visitor, request, starts }) => {
    const slot = await starts.take('standard');
    const other = await starts.take('standard', slot);
    const { email, visitUrl } = await bookParty(request, slot, 3);
    await expectMails(request, email, 1);
    const booking = new BookingPage(visitor.page);
    const { page } = visitor;
    await visitor.opens(visitUrl, booking.button(/^Change date or time/));
    await visitor.press(booking.button(/^Change date or time/), booking.month);
    await tapDay(visitor, booking, other);
    await booking.time(other.time).click();
    await visitor.press(booking.button(/^Move my visit/), page.getByRole('heading', { name: /^Moved to / }));
    await expect(page.getByText(longDate(other.date)).first()).toBeVisible();
    const query =
      'query ($token: String!) { myBooking(token: $token) { ... on Booking { revision tourDate tourTime } } }';
    const { myBooking } = await requestGraphql<{ myBooking: object }>(request, query, {
      token: visitUrl.split('/').at(-1) ?? '',
    });
    expect(myBooking).toEqual({ revision: 1, tourDate: other.date, tourTime: other.time });
    await expectSeatsLeft(request, slot, 25);
    await expectSeatsLeft(request, other, 22);
    await expectMails(request, email, 2);
  },
};

const joinList: Journey = {
  name: 'waiting list',
  requests: 5,
  isInGate: true,
  make: async ({ visitor, request, staff, starts }) => {
    const slot = await starts.take('standard');
    await leaveSeats(request, slot, 0);
    const { page } = visitor;
    const booking = new BookingPage(page);
    await visitor.opens('/book-tour?tour=standard', booking.heading('date'));
    await tapDay(visitor, booking, slot);
    await visitor.press(
      booking.button(`Join the waiting list for ${slot.time}`),
      page.getByRole('heading', { name: /^Waiting list for / }),
    );
    const form = page.getByRole('region', { name: /^Waiting list for / });
    await form.getByLabel('Guests', { exact: true }).fill('4');
    await form.getByLabel('Email').fill(booking.email);
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Marshall');
    // A party that joined without seeing the answer gets the link by e-mail.
    const joined = page.getByRole('heading', { level: 1, name: 'Open the link in our e-mail' });
    await visitor.press(
      booking.button('Join the waiting list'),
      joined.or(page.getByText(/You are already on the list/)),
    );
    await confirmByMail(request, booking.email);
    await expectOne(staff, 'waiting parties', booking.email);
    await expectSeatsLeft(request, slot, 0);
  },
};

const buy: Journey = {
  name: 'buy from the store',
  requests: 5,
  make: async ({ visitor, request, staff }) => {
    const store = new StorePage(visitor.page);
    await visitor.opens('/store', store.addButton('House Chip'));
    await visitor.press(store.addButton('House Chip'), visitor.page.getByRole('button', { name: 'Cart, 1 item' }));
    await visitor.press(store.cartButton, store.cart);
    const toCheckout = store.cart.getByRole('button', { name: 'Checkout' });
    await visitor.sees(store.line('House Chip'));
    await visitor.press(toCheckout, store.checkout);
    await store.fillCheckout();
    await visitor.press(store.checkout.getByRole('button', { name: 'Place Order' }), store.confirmation);
    await expect(store.confirmation.getByText('1 × House Chip')).toBeVisible();
    expect(await ordersFor(staff, store.email)).toBe(1);
    await expectMails(request, store.email, 1);
  },
};

const buyCart: Journey = {
  name: 'buy a tour and a souvenir at once',
  requests: 9,
  make: async ({ visitor, request, staff, starts }) => {
    const slot = await starts.take('standard');
    const { page } = visitor;
    const booking = new BookingPage(page);
    const store = new StorePage(page);
    await goToPayment(visitor, booking, slot);
    await visitor.press(booking.button('Add to the cart and keep looking'), store.addButton('House Chip'));
    await visitor.press(store.addButton('House Chip'), page.getByRole('button', { name: 'Cart, 2 items' }));
    await visitor.press(store.cartButton, store.cart);
    await visitor.sees(store.line('House Chip'));
    await visitor.press(store.cart.getByRole('button', { name: 'Checkout' }), store.checkout);
    await visitor.press(store.checkout.getByRole('button', { name: 'Place Order' }), store.confirmation);
    await expect(store.confirmation.getByText(/^Confirmation code HT-/)).toHaveCount(1);
    await expectOne(staff, 'bookings', booking.email);
    expect(await ordersFor(staff, booking.email)).toBe(1);
    await expectSeatsLeft(request, slot, 23);
    await expectMails(request, booking.email, 1);
  },
};

const write: Journey = {
  name: 'contact',
  requests: 1,
  isInGate: true,
  make: async ({ visitor, request, staff }) => {
    const contact = new ContactPage(visitor.page);
    await visitor.opens('/contact', contact.field('First name'));
    await contact.fill();
    await visitor.press(
      visitor.page.getByRole('button', { name: 'Send Message' }),
      visitor.page.getByText('Message Sent!'),
    );
    await expectOne(staff, 'messages', contact.email);
    await expectMails(request, contact.email, 1);
  },
};

export const visitorJourneys: readonly Journey[] = [book, changeVisit, joinList, buy, buyCart, write];
