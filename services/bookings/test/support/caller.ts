import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import type { DataSource } from 'typeorm';
import { DeliveryAddress } from '../../src/food/delivery-address.js';
import { FoodOrders } from '../../src/food/food-orders.js';
import { Restaurants } from '../../src/food/restaurants/restaurants.js';
import { guestsOf } from '../../src/prices/ticket-line.js';
import { GuestQuestions } from '../../src/questions/guest-questions.js';
import { BookForCaller } from '../../src/selling/caller-bookings/book-for-caller/book-for-caller.js';
import { callerBookingInput } from '../../src/selling/caller-bookings/caller-booking.input.js';
import { PayByLink } from '../../src/selling/caller-bookings/pay-by-link/pay-by-link.js';
import { PaymentLinks } from '../../src/selling/caller-bookings/payment-links.js';
import { RefuseUnread } from '../../src/selling/create-booking/refuse-unread.js';
import { TakeDoorPayment } from '../../src/visits/take-door-payment/take-door-payment.js';
import type { assembleApp } from './booking-app.js';
import { adults, SLOT } from './booking-request.js';

/** A caller with a party of two who pays at the door. */
export function callerPayload(changes: Record<string, unknown> = {}) {
  const { tickets = adults(2) } = changes as { tickets?: ReturnType<typeof adults> };
  return {
    ...SLOT,
    tickets,
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa@example.test',
    phone: '817-555-0168',
    totalAmount: (25 * guestsOf(tickets)).toFixed(2),
    payment: 'at_door',
    ...changes,
  };
}

/** The same as the input of `bookForCaller`. */
export function callerInput(changes: Record<string, unknown> = {}) {
  const { payment, payUntil, freeBecause, beyondBecause, noteForDoor, ...visit }: Record<string, unknown> =
    callerPayload(changes);
  const given = { ...visit, email: visit.email ?? '', liabilityWaiverAccepted: false };
  return { visit: given, payment, payUntil, freeBecause, beyondBecause, noteForDoor };
}

/** The same, parsed by the service's schema. */
export const callerRequest = (changes: Record<string, unknown> = {}) =>
  callerBookingInput.parse(callerPayload(changes));

/** The payment that the page of a link sends. */
export const linkPayment = (changes: Record<string, unknown> = {}) => ({
  totalAmount: '50.00',
  paymentStatus: 'paid',
  paymentIntentId: 'pi_link',
  liabilityWaiverAccepted: true,
  ...changes,
});

/** The use cases of callers on a replica. */
export function callersOn(
  {
    slotFinder,
    slots,
    bookings,
    releaseExpired,
    createBooking,
    changeBooking,
    returnPayment,
    clock,
  }: ReturnType<typeof assembleApp>,
  dataSource: DataSource,
) {
  const statements = new PreparedStatements(dataSource);
  const links = new PaymentLinks(dataSource, statements, {
    PUBLIC_URL: 'https://hilltop.example',
    BOOKING_LINK_SECRETS: ['links-secret-links-secret-links-00'],
  });
  const food = new FoodOrders(new DeliveryAddress(statements), new Restaurants(statements));
  const questions = new GuestQuestions(statements);
  const refuseUnread = new RefuseUnread(returnPayment, bookings);
  return {
    bookForCaller: new BookForCaller(
      slotFinder,
      slots,
      bookings,
      links,
      releaseExpired,
      food,
      questions,
      new Outbox(),
      clock,
    ),
    payByLink: new PayByLink(createBooking, refuseUnread, questions),
    takeDoorPayment: new TakeDoorPayment(changeBooking),
  };
}
