import { randomUUID } from 'node:crypto';
import { SendRefunds } from '@hilltop/payments/send-refunds/send-refunds';
import { ReturnUnusedJob } from '@hilltop/payments/started-payments/return-unused.job';
import { StripePaymentProvider } from '@hilltop/payments/stripe/stripe-payment-provider';
import { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { newSaleKey, walkUpPayload } from './support/door.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const orders = { role: 'service', name: 'orders' } as const;
const secrets = { secretKey: 'sk_test_of_hilltop', webhookSecret: 'whsec_of_hilltop' };
const DATE = '2026-12-05';
const CREATE_TOUR = 'mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename } }';
const CONFIRM = `mutation ($lineId: ID!, $input: TourLineInput!) {
  confirmSaleLine(lineId: $lineId, input: $input) { __typename } }`;
const LINKS = 'query ($lineIds: [ID!]!) { saleLineLinks(lineIds: $lineIds) { visitUrl } }';
const BUY = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
  ... on BookingCreated { booking { id visitUrl } } ... on Refusal { message } } }`;
const START_BOOKING = `mutation ($tickets: [TicketInput!]!) { startBookingPayment(tourType: "standard", tickets: $tickets) {
  ... on PaymentStarted { intentId } } }`;
const QUOTE = `query ($token: String!, $input: BookingChangeInput!) { quoteChange(token: $token, input: $input) {
  ... on ChangeQuote { toPay paidBy } } }`;
const QUOTE_MOVE = `query ($token: String!, $tourDate: String!, $tourTime: String!) {
  quoteMoves(token: $token, tourDate: $tourDate, tourTimes: [$tourTime]) { ... on MoveQuotes { times { quote { toPay paidBy } } } } }`;
const START = `mutation ($token: String!, $toPay: String!, $input: BookingChangeInput!) {
  startChangePayment(token: $token, toPay: $toPay, input: $input) {
    __typename ... on PaymentStarted { intentId } ... on AmountMismatch { field expected } ... on Refusal { message } } }`;
const PARTY = `mutation ($token: String!, $input: BookingChangeInput!, $key: String) {
  changeBooking(token: $token, input: $input, idempotencyKey: $key) { __typename
    ... on BookingChanged { replayed booking { id guests paymentStatus } } ... on Refusal { message } } }`;
const MOVE = `mutation ($token: String!, $input: BookingChangeInput!) { changeBooking(token: $token, input: $input) {
  __typename ... on Refusal { message } } }`;
const WALK_UP = `mutation ($input: WalkUpInput!, $key: String!) { sellWalkUp(input: $input, idempotencyKey: $key) {
  ... on BookingCreated { booking { id visitUrl } } ... on Refusal { message } } }`;
const CAPTURE = 'POST /v1/payment_intents/*/capture';

let stripe: FakeStripe;
let bookings: RunningBookings;
beforeAll(async () => {
  stripe = await FakeStripe.start(secrets);
  bookings = await runBookings({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    PAYMENT_STARTS_PER_CALLER: 3,
  });
  const tour = { type: 'standard', name: 'Lamplight', description: 'Dark.', price: '25.00', duration: '1 hour' };
  await bookings.ask(CREATE_TOUR, { input: { ...tour, features: [] } }, staff);
});
afterAll(async () => {
  await bookings.close();
  await stripe.close();
});

const rows = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  bookings.database.dataSource.query(sql, values);
/** What the provider has of a payment. */
const atStripe = (intentId: string) => {
  const intent = stripe.intents.get(intentId);
  return { status: intent?.status, taken: Number(intent?.amount_received) - stripe.refundedOf(intentId) };
};
const RELEASED = { status: 'canceled', taken: 0 };
/** Of an answer with a booking. */
const tokenOf = (answer: unknown) => /\/visit\/([\w-]+)/.exec(JSON.stringify(answer ?? null))?.[1] ?? '';

/** A visit for two of which a gift voucher or a code paid all. */
async function givenVisit(tourTime: string): Promise<string> {
  const { visit: input } = bookingInput({ tourTime });
  const lineId = randomUUID();
  const { data } = await bookings.ask(CONFIRM, { lineId, input }, orders);
  expect(data?.confirmSaleLine?.__typename).toBe('SaleLineConfirmed');
  return tokenOf((await bookings.ask(LINKS, { lineIds: [lineId] }, orders)).data?.saleLineLinks);
}

/** A visit that a card paid. @param card as the fake provider knows it */
async function paidVisit(guests: number, tourTime: string, card?: string): Promise<string> {
  const { data } = await bookings.ask(START_BOOKING, { tickets: adults(guests) });
  const paymentIntentId = String(data?.startBookingPayment?.intentId);
  stripe.payInBrowser(paymentIntentId, card);
  const answer = await bookings.ask(BUY, {
    input: bookingInput({ tickets: adults(guests), tourTime, paymentIntentId }),
  });
  return tokenOf(answer.data?.createBooking);
}

/** So many adults in place of the party. */
const partyOf = (guests: number) => ({ party: { tickets: adults(guests) }, revision: 0 });
const quote = async (token: string, guests: number) =>
  (await bookings.ask(QUOTE, { token, input: partyOf(guests) })).data?.quoteChange;
const start = async (token: string, toPay: string, input: object) =>
  (await bookings.ask(START, { token, toPay, input })).data?.startChangePayment;
/** An authorized payment of what more guests cost. */
async function authorized(token: string, toPay: string, guests: number, card?: string): Promise<string> {
  const started = await start(token, toPay, partyOf(guests));
  expect(started).toMatchObject({ __typename: 'PaymentStarted' });
  const intentId = String(started?.intentId);
  stripe.payInBrowser(intentId, card);
  return intentId;
}
const grow = async (token: string, guests: number, more: object = {}, key: string = randomUUID()) =>
  (await bookings.ask(PARTY, { token, input: { ...partyOf(guests), ...more }, key })).data?.changeBooking;
const moneyOf = (guests: number, tourTime: string) =>
  rows(
    `SELECT p.method, p.amount_cents AS cents, p.status, (SELECT sum(amount_cents)::int FROM refunds WHERE payment_id = p.id) AS back
     FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE b.group_size = $1 AND b.tour_time = $2 ORDER BY p.amount_cents DESC`,
    [guests, tourTime],
  );
const sound = async () => expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);

describe('a visit that no card paid for', () => {
  it('says that a card is asked for, and is not changed without one', async () => {
    const token = await givenVisit('9:00 AM');
    expect(await quote(token, 3)).toEqual({ toPay: '25.00', paidBy: 'new_card' });
    expect(await quote(token, 2)).toEqual({ toPay: '0.00', paidBy: null });
    expect(await grow(token, 3)).toEqual({
      __typename: 'PaymentRefused',
      message:
        'No card has paid for this visit, so the difference cannot be charged to one. It can be paid with a card on the page of the visit. Nothing was changed.',
    });
  });

  it('becomes dearer with a card, is captured, and gets that back first', async () => {
    const token = await givenVisit('9:00 AM');
    const paymentIntentId = await authorized(token, '50.00', 4);
    expect(atStripe(paymentIntentId)).toEqual({ status: 'requires_capture', taken: 0 });
    expect(await grow(token, 4, { paymentIntentId })).toMatchObject({ booking: { guests: 4 }, replayed: false });
    expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 5_000 });
    expect(await moneyOf(4, '9:00 AM')).toEqual([
      { method: 'sale', cents: 5_000, status: 'used', back: null },
      { method: 'online', cents: 5_000, status: 'used', back: null },
    ]);
    await grow(token, 3, { revision: 1 });
    await bookings.app.get(SendRefunds, { strict: false }).execute();
    expect(atStripe(paymentIntentId).taken).toBe(2_500);
    await sound();
  });

  it('is charged to that card when it becomes dearer again', async () => {
    const token = await givenVisit('9:00 AM');
    const paymentIntentId = await authorized(token, '25.00', 3);
    await grow(token, 3, { paymentIntentId });
    expect(await quote(token, 4)).toEqual({ toPay: '25.00', paidBy: 'earlier_card' });
    expect(await grow(token, 4, { revision: 1 })).toMatchObject({ booking: { guests: 4 } });
    expect([...stripe.intents.values()].at(-1)).toMatchObject({
      ...{ amount: 2_500, status: 'succeeded', off_session: 'true' },
      payment_method: stripe.intents.get(paymentIntentId)?.payment_method,
    });
    await sound();
  });

  it('moves to a dearer time', async () => {
    const other = await givenVisit('9:00 AM');
    await rows(`UPDATE tours SET price_cents = 3000 WHERE type = 'standard'`);
    const move = { tourDate: DATE, tourTime: '10:00 AM' };
    const shown = (await bookings.ask(QUOTE_MOVE, { token: other, ...move })).data?.quoteMoves;
    expect(shown).toEqual({ times: [{ quote: { toPay: '10.00', paidBy: 'new_card' } }] });
    const paymentIntentId = String((await start(other, '10.00', { move, revision: 0 }))?.intentId);
    stripe.payInBrowser(paymentIntentId);
    const moved = await bookings.ask(MOVE, { token: other, input: { move, revision: 0, paymentIntentId } });
    expect(moved.data?.changeBooking?.__typename).toBe('BookingChanged');
    expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 1_000 });
    await rows(`UPDATE tours SET price_cents = 2500 WHERE type = 'standard'`);
    await sound();
  });

  it('that was paid at the desk pays online with a card', async () => {
    const input = walkUpPayload({ tickets: adults(2), tourDate: DATE, tourTime: '11:00 AM', totalAmount: '50.00' });
    const { data } = await bookings.ask(WALK_UP, { input, key: newSaleKey() }, staff);
    const token = tokenOf(data?.sellWalkUp);
    expect(await quote(token, 3)).toEqual({ toPay: '25.00', paidBy: 'new_card' });
    expect(await grow(token, 3)).toMatchObject({ __typename: 'PaymentRefused' });
    const paymentIntentId = await authorized(token, '25.00', 3);
    expect(await grow(token, 3, { paymentIntentId })).toMatchObject({ booking: { guests: 3 } });
    expect(await moneyOf(3, '11:00 AM')).toMatchObject([{ method: 'cash' }, { method: 'online', cents: 2_500 }]);
    await sound();
  });
});

it('a visit whose card is declined grows with another one', async () => {
  const token = await paidVisit(2, '12:00 PM', 'declined');
  expect(await quote(token, 3)).toEqual({ toPay: '25.00', paidBy: 'earlier_card' });
  expect(await grow(token, 3)).toMatchObject({ __typename: 'PaymentRefused' });
  const paymentIntentId = await authorized(token, '25.00', 3);
  expect(await grow(token, 3, { paymentIntentId })).toMatchObject({ booking: { guests: 3 } });
  expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 2_500 });
  await sound();
});

describe('the payment of a change', () => {
  const refused = (words: RegExp) => ({ __typename: 'PaymentRefused', message: expect.stringMatching(words) });

  it('starts at the price of the change alone', async () => {
    const token = await givenVisit('1:00 PM');
    const wrong = { __typename: 'AmountMismatch', field: 'toPay', expected: '25.00' };
    expect(await start(token, '24.00', partyOf(3))).toMatchObject(wrong);
    expect(await start(token, '25.00', partyOf(2))).toMatchObject({ ...wrong, expected: '0.00' });
    const unclear = { ...partyOf(3), move: { tourDate: DATE, tourTime: '2:00 PM' } };
    for (const change of [unclear, { revision: 0 }])
      expect(await start(token, '25.00', change)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await start(token, '0.00', partyOf(2))).toMatchObject({ __typename: 'InvalidInput' });
    expect(await start('no-token', '25.00', partyOf(3))).toMatchObject({ __typename: 'BookingNotFound' });
  });

  it('starts as often as one caller may, and no more', async () => {
    const variables = { token: await givenVisit('1:00 PM'), toPay: '25.00', input: partyOf(3) };
    const names: unknown[] = [];
    for (let time = 1; time <= 4; time += 1) {
      const { data } = await bookings.ask(START, variables, undefined, 'the-hash-of-one-address');
      names.push(data?.startChangePayment?.__typename);
    }
    expect(names).toEqual(['PaymentStarted', 'PaymentStarted', 'PaymentStarted', 'TooManyPurchases']);
  });

  it('that nobody sends is released after a quarter of an hour', async () => {
    const intentId = await authorized(await givenVisit('1:00 PM'), '25.00', 3);
    bookings.clock.forward(16 * 60_000);
    await bookings.app.get(ReturnUnusedJob, { strict: false }).execute();
    expect(atStripe(intentId)).toEqual(RELEASED);
  });

  it('of another amount is refused and released', async () => {
    const token = await givenVisit('1:00 PM');
    const paymentIntentId = await authorized(token, '25.00', 3);
    expect(await grow(token, 4, { paymentIntentId })).toEqual(refused(/different amount.* Nothing was changed\.$/));
    expect(atStripe(paymentIntentId)).toEqual(RELEASED);
    expect(await grow(token, 3, { paymentIntentId })).toEqual(refused(/no longer authorized/));
  });

  it('of a change that costs nothing is refused and released', async () => {
    const token = await givenVisit('1:00 PM');
    const paymentIntentId = await authorized(token, '25.00', 3);
    expect(await grow(token, 1, { paymentIntentId })).toEqual(refused(/costs nothing/));
    expect(atStripe(paymentIntentId)).toEqual(RELEASED);
  });

  it('that paid for something is refused elsewhere, and stays', async () => {
    const [token, other] = [await givenVisit('1:00 PM'), await givenVisit('1:00 PM')];
    const paymentIntentId = await authorized(token, '25.00', 3);
    await grow(token, 3, { paymentIntentId });
    expect(await grow(other, 3, { paymentIntentId })).toEqual(refused(/no longer authorized/));
    expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 2_500 });
    const ofOrders = new StripePaymentProvider({ ...secrets, service: 'orders', apiUrl: stripe.url }, bookings.clock);
    const { intentId } = await ofOrders.start({ amountCents: 2_500, chargedLater: false });
    stripe.payInBrowser(intentId);
    expect(await grow(other, 3, { paymentIntentId: intentId })).toEqual(refused(/could not find this payment/));
    expect(atStripe(intentId)).toEqual({ status: 'requires_capture', taken: 0 });
    await sound();
  });

  it('that two changes name at once pays for one of them', async () => {
    const [token, other] = [await givenVisit('2:00 PM'), await givenVisit('2:00 PM')];
    const paymentIntentId = await authorized(token, '25.00', 3);
    const both = await Promise.all([token, other].map((visit) => grow(visit, 3, { paymentIntentId })));
    expect(both.map((answer) => answer?.__typename).toSorted()).toEqual(['BookingChanged', 'PaymentRefused']);
    expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 2_500 });
    await sound();
  });

  it('of a change that is sent twice is captured once', async () => {
    const token = await givenVisit('2:00 PM');
    const paymentIntentId = await authorized(token, '25.00', 3);
    const key = randomUUID();
    const both = await Promise.all([1, 2].map(() => grow(token, 3, { paymentIntentId }, key)));
    expect(both).toMatchObject(Array(2).fill({ __typename: 'BookingChanged', booking: { guests: 3 } }));
    expect(await grow(token, 3, { paymentIntentId }, key)).toMatchObject({ replayed: true });
    expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 2_500 });
    const second = await authorized(token, '25.00', 4);
    const reused = await grow(token, 3, { paymentIntentId: second }, key);
    expect(reused).toMatchObject({ __typename: 'IdempotencyKeyReused' });
    expect(atStripe(second)).toEqual(RELEASED);
    await sound();
  });

  it('of a refused change is released: full, stale, not read', async () => {
    const token = await givenVisit('3:00 PM');
    const send = async (answer: object, change: (paymentIntentId: string) => Promise<unknown>) => {
      const paymentIntentId = await authorized(token, '25.00', 3);
      expect(await change(paymentIntentId)).toMatchObject(answer);
      expect(atStripe(paymentIntentId)).toEqual(RELEASED);
    };
    const stale = { __typename: 'BookingChangedMeanwhile' };
    await send(stale, (paymentIntentId) => grow(token, 3, { paymentIntentId, revision: 7 }));
    const unread = { __typename: 'InvalidInput' };
    await send(unread, (paymentIntentId) => grow(token, 21, { paymentIntentId }));
    await send(unread, (paymentIntentId) => grow(token, 3, { paymentIntentId }, 'k'.repeat(256)));
    const unknown = { __typename: 'BookingNotFound' };
    await send(unknown, (paymentIntentId) => grow('no-token', 3, { paymentIntentId }));
    await paidVisit(20, '3:00 PM');
    await paidVisit(3, '3:00 PM');
    await send({ __typename: 'SlotFull' }, (paymentIntentId) => grow(token, 3, { paymentIntentId }));
    await sound();
  });

  it('that the bank does not pay after all is due at the gate', async () => {
    const token = await givenVisit('4:00 PM');
    const paymentIntentId = await authorized(token, '25.00', 3);
    stripe.failNext(CAPTURE, 402, 'before');
    expect(await grow(token, 3, { paymentIntentId })).toMatchObject({
      booking: { guests: 3, paymentStatus: 'due' },
    });
    expect(atStripe(paymentIntentId)).toEqual(RELEASED);
    expect(await quote(token, 4)).toEqual({ toPay: '0.00', paidBy: 'at_gate' });
    await sound();
  });
});
