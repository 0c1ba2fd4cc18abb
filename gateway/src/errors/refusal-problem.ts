import { ProblemError } from '@hilltop/platform/outcome/problem';
import type { RefusalFactsFragment } from '../generated/operations.js';
import { bookProblems } from './book-problems.js';
import { cartProblems } from './cart-problems.js';
import { emailProblems } from './email-problems.js';
import { guestBookProblems } from './guest-book-problems.js';
import { mailedLinkProblems } from './mailed-link-problems.js';
import { orderProblems } from './order-problems.js';
import { productProblems } from './product-problems.js';
import { refundProblems } from './refund-problems.js';
import { type RefusalName, type RefusalRow, retryLater } from './refusal-row.js';
import { seatProblems } from './seat-problems.js';
import { termsProblems } from './terms-problems.js';
import { ticketProblems } from './ticket-problems.js';
import { voucherProblems } from './voucher-problems.js';

/** A refusal without a row does not compile. */
export const refusalProblems: { readonly [Name in RefusalName]: RefusalRow<Name> } = {
  InvalidInput: {
    status: 422,
    name: 'invalid-input',
    title: 'Some fields are not valid.',
    facts: ({ fields }) => ({ errors: fields }),
  },
  NotSignedIn: { status: 401, name: 'not-signed-in', title: 'Only staff can do this.' },
  NotAllowed: { status: 403, name: 'not-allowed', title: 'Your role cannot do this.' },
  TourNotOffered: { status: 404, name: 'tour-not-offered', title: 'This tour is not on offer.' },
  TourNotFound: { status: 404, name: 'tour-not-found', title: 'There is no such tour on offer.' },
  TourChangedMeanwhile: {
    status: 409,
    name: 'tour-changed-meanwhile',
    title: 'Someone else changed this tour.',
    facts: ({ currentTour }) => ({ current: currentTour }),
  },
  ContentChangedMeanwhile: { status: 409, name: 'content-changed-meanwhile', title: 'Someone else changed this.' },
  MenuChangedMeanwhile: { status: 409, name: 'menu-changed-meanwhile', title: 'Someone else changed this menu.' },
  RestaurantChangedMeanwhile: {
    status: 409,
    name: 'restaurant-changed-meanwhile',
    title: 'Someone else changed this restaurant.',
  },
  QuestionChangedMeanwhile: {
    status: 409,
    name: 'question-changed-meanwhile',
    title: 'Someone else changed this question.',
  },
  CalendarChangedMeanwhile: {
    status: 409,
    name: 'calendar-changed-meanwhile',
    title: 'Someone else changed the calendar.',
  },
  BookedTimesAffected: {
    status: 409,
    name: 'booked-times-affected',
    title: 'Parties have booked these times.',
    facts: ({ parties, guests, times }) => ({ parties, guests, times }),
  },
  CapacityBelowSold: {
    status: 409,
    name: 'capacity-below-sold',
    title: 'More seats are taken than that.',
    facts: ({ taken }) => ({ taken }),
  },
  AlreadyClosed: { status: 409, name: 'already-closed', title: 'This is already closed.' },
  NotClosed: { status: 409, name: 'not-closed', title: 'This day is not closed.' },
  NoticeNotFound: { status: 404, name: 'notice-not-found', title: 'There is no such notice.' },
  AmountMismatch: {
    status: 409,
    name: 'amount-mismatch',
    title: 'The amount does not match the price.',
    facts: ({ field, expected, given }) => ({ field, expected, given }),
  },
  ...seatProblems,
  ...ticketProblems,
  PaymentAlreadyUsed: { status: 409, name: 'payment-already-used', title: 'This payment has already been used.' },
  TooManyPurchases: {
    ...retryLater,
    name: 'too-many-purchases',
    title: 'Too many purchases have come from here.',
  },
  IdempotencyKeyReused: {
    status: 422,
    name: 'idempotency-key-reused',
    title: 'This Idempotency-Key was used for a different request.',
  },
  BookingNotFound: {
    status: 404,
    name: 'booking-not-found',
    title: 'There is no such booking.',
    facts: ({ replaced }) => ({ replaced }),
  },
  BookingChangedMeanwhile: {
    status: 409,
    name: 'booking-changed-meanwhile',
    title: 'This booking has changed.',
    facts: ({ currentBooking }) => ({ current: currentBooking }),
  },
  BookingNotChangeable: {
    status: 409,
    name: 'booking-not-changeable',
    title: 'This booking can no longer be changed.',
    facts: ({ whyNot, closedAt }) => ({ reason: whyNot, closedAt }),
  },
  WaitlistFull: { status: 409, name: 'waitlist-full', title: 'The waiting list for this time is full.' },
  WaitlistUnconfirmed: {
    status: 429,
    name: 'waitlist-unconfirmed',
    title: 'Two entries on the waiting list are not confirmed yet.',
  },
  TooManyWaitlistEntries: {
    ...retryLater,
    name: 'too-many-waitlist-entries',
    title: 'Too many waiting list requests.',
  },
  ...mailedLinkProblems,
  ...refundProblems,
  ...guestBookProblems,
  AllWaiversSigned: { status: 409, name: 'all-waivers-signed', title: 'Every guest has signed.' },
  DeliveryNotFound: { status: 404, name: 'delivery-not-found', title: 'There is no such delivery.' },
  ConflictSettledMeanwhile: { status: 409, name: 'conflict-settled-meanwhile', title: 'This is already settled.' },
  PaymentRefused: { status: 402, name: 'payment-refused', title: 'The card was declined.' },
  TooManyLinkRequests: {
    ...retryLater,
    name: 'too-many-link-requests',
    title: 'Too many links were requested.',
  },
  MessageNotFound: { status: 404, name: 'message-not-found', title: 'There is no such message.' },
  OrderNotFound: { status: 404, name: 'order-not-found', title: 'There is no such order.' },
  OrderChangedMeanwhile: { status: 409, name: 'order-changed-meanwhile', title: 'Someone else changed this order.' },
  ...orderProblems,
  QuantityTooHigh: {
    status: 409,
    name: 'quantity-too-high',
    title: 'That is more of one product than a cart can hold.',
    facts: ({ max, current }) => ({ max, current }),
  },
  CartItemNotFound: { status: 404, name: 'cart-item-not-found', title: 'This is not in the cart.' },
  ...cartProblems,
  ...productProblems,
  PriceMismatch: {
    status: 409,
    name: 'price-mismatch',
    title: 'The price does not match the price of the product.',
    facts: ({ line, productId, productName, expected, given }) => ({ line, productId, productName, expected, given }),
  },
  TotalMismatch: {
    status: 409,
    name: 'total-mismatch',
    title: 'The total does not match the items.',
    facts: ({ field, expected, given }) => ({ field, expected, given }),
  },
  ...termsProblems,
  ...voucherProblems,
  OrderKeyReused: {
    status: 422,
    name: 'order-key-reused',
    title: 'This Idempotency-Key was used for a different order.',
  },
  MessageKeyReused: {
    status: 422,
    name: 'message-key-reused',
    title: 'This Idempotency-Key was used for another message.',
  },
  ...emailProblems,
  StaffAccountNotFound: { status: 404, name: 'staff-account-not-found', title: 'There is no such account.' },
  LastManager: { status: 409, name: 'last-manager', title: 'No manager would be left.' },
  LinkNotValid: { status: 410, name: 'link-not-valid', title: 'This link can no longer be used.' },
  TooManyAttempts: {
    ...retryLater,
    name: 'too-many-attempts',
    title: 'Too many attempts.',
  },
  ...bookProblems,
  TooManyMessages: {
    ...retryLater,
    name: 'too-many-messages',
    title: 'Too many messages were sent from here.',
  },
};

export function problemOfRefusal(refusal: RefusalFactsFragment): ProblemError {
  // TypeScript cannot express that the row matches the refusal, because the index is a union.
  const { facts, headers, ...row } = refusalProblems[refusal.__typename] as RefusalRow<RefusalName>;
  return new ProblemError({
    ...row,
    detail: refusal.message,
    ...(facts && { facts: facts(refusal) }),
    ...(headers && { headers: headers(refusal) }),
  });
}
