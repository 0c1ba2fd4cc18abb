import { problemDocument } from '@hilltop/platform/outcome/problem';
import { expect, it } from '@jest/globals';
import { problemOfRefusal, type RefusalName } from '../errors/refusal-problem.js';
import { refusalRows } from '../generated/refusal-rows.js';
import { refusalAsProblem } from './problem-schemas.js';

/** What callers of `/api` know: status, name, facts and title. A fact can be added, and nothing else (CONTRIBUTING.md). */
const KNOWN = [
  '409 amount-mismatch {field, expected, given}: The amount does not match the price.',
  "409 belongs-to-group {number}: This visit is a part of a group's.",
  '409 booking-changed-meanwhile {current}: This booking has changed.',
  '409 booking-not-changeable {reason, closedAt}: This booking can no longer be changed.',
  '404 booking-not-found {replaced}: There is no such booking.',
  '409 cart-changed {version}: The cart has changed since it was read.',
  '409 cart-full: The cart is full.',
  '404 cart-item-not-found: This is not in the cart.',
  '422 cart-key-reused: This Idempotency-Key has put something else into the cart.',
  '422 children-need-an-adult {perAdults}: Children come with an adult.',
  '409 code-not-for-this {why}: This code lowers no price in this cart.',
  '404 code-unknown: This code cannot be used.',
  '409 count-closed {since}: The count of the group is final.',
  '400 days-refused: A report covers 1 to 400 days.',
  '404 group-not-found: There is no such group.',
  '409 guest-book-not-open {state}: This party cannot write in the guest book.',
  '409 hold-expired {lineId}: The seats of a tour are no longer held.',
  '422 idempotency-key-reused: This Idempotency-Key was used for a different request.',
  '422 invalid-input {errors}: Some fields are not valid.',
  '422 message-key-reused: This Idempotency-Key was used for another message.',
  '409 move-closed {since}: The group is moved by the desk now.',
  '409 my-group-changed {revision}: The group has changed.',
  '409 my-seats-refused {revision}: The group cannot have these seats.',
  '403 not-allowed: Your role cannot do this.',
  '401 not-signed-in: Only staff can do this.',
  '422 order-key-reused: This Idempotency-Key was used for a different order.',
  '409 payment-already-used: This payment has already been used.',
  '402 payment-refused: The card was declined.',
  '409 price-changed {lineId, name, was, is}: A price has changed since the cart was read.',
  '409 price-mismatch {line, productId, productName, expected, given}: The price does not match the price of the product.',
  '404 product-not-found: This product is not on sale.',
  '409 product-out-of-stock {productId, productName}: This product is out of stock.',
  '409 pupils-need-adults {missing}: Too few adults come with the pupils.',
  '409 quantity-too-high {max, current}: That is more of one product than a cart can hold.',
  '409 seats-already-booked {confirmationCode}: These seats are already booked.',
  '409 secure-first: The deposit comes first.',
  '422 slot-closed {reason}: There is no tour at this time.',
  '409 slot-full {remaining, holdExpired}: There are not enough seats left.',
  '409 slot-has-room {tourDate, tourTime, remaining}: Seats are available: there is no need to wait.',
  '429 too-many-group-asks {retryAfterSeconds}: Too many groups were asked for.',
  '429 too-many-holds: Too many bookings are holding seats from here.',
  '429 too-many-messages {retryAfterSeconds}: Too many messages were sent from here.',
  '422 too-many-of-type {ticketType, max}: A party cannot have as many of these.',
  '429 too-many-purchases {retryAfterSeconds}: Too many purchases have come from here.',
  '429 too-many-voucher-lookups {retryAfterSeconds}: Too many codes were tried.',
  '409 too-many-vouchers: Too many vouchers pay for this cart.',
  '429 too-many-waitlist-entries {retryAfterSeconds}: Too many waiting list requests.',
  '409 total-mismatch {field, expected, given}: The total does not match the items.',
  '404 tour-not-offered: This tour is not on offer.',
  '422 type-not-sold {ticketType, tour}: The tour sells no such tickets.',
  '422 voucher-key-reused: This Idempotency-Key was used for a different voucher.',
  '404 waitlist-entry-not-found: This link has no waiting list entry.',
  '409 waitlist-full: The waiting list for this time is full.',
  '429 waitlist-unconfirmed: Two entries on the waiting list are not confirmed yet.',
];

it('answers each refusal of a call as callers know it', () => {
  const told = (Object.keys(refusalRows) as RefusalName[]).map(refusalAsProblem).map((problem) => {
    const facts = Object.keys(problem.facts ?? {});
    return `${problem.status} ${problem.name}${facts.length > 0 ? ` {${facts.join(', ')}}` : ''}: ${problem.title}`;
  });
  const byName = (one: string, other: string) => one.slice(4).localeCompare(other.slice(4));
  expect(told.sort(byName)).toEqual(KNOWN.toSorted(byName));
});

it('gives each refusal its own type and a client error status', () => {
  const rows = Object.values(refusalRows);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { status } of rows) expect(status).toBeGreaterThanOrEqual(400);
  for (const { status } of rows) expect(status).toBeLessThan(500);
});

it('includes the message and the facts, and no fact can overwrite a standard member', () => {
  const { problem } = problemOfRefusal({
    __typename: 'SlotFull',
    message: 'One seat is left.',
    remaining: 1,
    holdExpired: true,
  });
  expect(problemDocument(problem, 'id-1')).toEqual({
    type: 'urn:problem-type:hilltop:slot-full',
    title: 'There are not enough seats left.',
    status: 409,
    detail: 'One seat is left.',
    correlationId: 'id-1',
    remaining: 1,
    holdExpired: true,
  });
  expect(problemDocument({ ...problem, facts: { status: 200, type: 'x' } }, 'id-1')).toMatchObject({
    status: 409,
    type: expect.stringMatching(/^urn:/),
  });
});
