import { ReturnUnusedJob } from '@hilltop/payments/started-payments/return-unused.job';
import type { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import type { RunningBookings } from './support/running-bookings.js';
import { runStripeBookings, type StripeBookings, tokenOf } from './support/stripe-bookings.js';

const MINUTE = 60_000;
const SHOWN = 'id visitUrl status revision refunds { status amount }';
const START = `mutation ($tickets: [TicketInput!]!, $tourType: String = "standard", $totalAmount: String) {
  startBookingPayment(tourType: $tourType, tickets: $tickets, totalAmount: $totalAmount) { __typename
    ... on PaymentStarted { intentId clientSecret } ... on Refusal { message } } }`;
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { booking { ${SHOWN} } } ... on InvalidInput { fields { field message } } } }`;
const SHOW = `query ($token: String!) { myBooking(token: $token) { ... on Booking { ${SHOWN} } } }`;
const PARTY = `mutation ($token: String!, $input: BookingChangeInput!) { changeBooking(token: $token, input: $input) {
  __typename ... on Refusal { message } } }`;
const CANCEL = `mutation ($token: String!, $input: BookingChangeInput!) { changeBooking(token: $token, input: $input) {
  __typename } }`;

let stripe: FakeStripe;
let bookings: RunningBookings;
let authorized: StripeBookings['authorized'];
let close: StripeBookings['close'];
/** The service's clock is fixed. */
const now = new Date('2026-11-21T16:30:00Z');
beforeAll(async () => {
  ({ stripe, bookings, authorized, close } = await runStripeBookings());
});
afterAll(() => close());

const book = async (guests: number, paymentIntentId: string, changes: object = {}) =>
  (await bookings.ask(BOOK, { input: bookingInput({ tickets: adults(guests), paymentIntentId, ...changes }) })).data
    ?.createBooking;
const booked = async (guests: number, card?: string) => {
  const intentId = await authorized(guests, card);
  const created = await book(guests, intentId);
  const booking = created?.booking as { id: string; visitUrl: string };
  return { intentId, id: booking.id, token: tokenOf(booking) };
};
const show = async (token: string) => (await bookings.ask(SHOW, { token })).data?.myBooking;
const post = async (message: { body: Buffer; headers: Record<string, string> }) =>
  (await fetch(`${bookings.url}/payment-webhook`, { method: 'POST', ...message })).status;
const statusOf = (intentId: string) => stripe.intents.get(intentId)?.status;
const refundsOf = (intentId: string) =>
  [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === intentId);

describe('a booking paid by Stripe', () => {
  it('starts a payment at the current price, and captures it with the booking', async () => {
    const { data } = await bookings.ask(START, { tickets: adults(4), totalAmount: '100.00' });
    const intentId = String(data?.startBookingPayment?.intentId);
    expect(stripe.intents.get(intentId)).toMatchObject({ amount: 10_000, capture_method: 'manual' });
    const unpaid = await book(4, intentId);
    expect(unpaid).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'paymentIntentId' }] });
    await eventually(() => expect(statusOf(intentId)).toBe('canceled'));
    const other = await authorized(4);
    expect(await book(4, other)).toMatchObject({ __typename: 'BookingCreated' });
    expect(statusOf(other)).toBe('succeeded');
  });

  it.each([
    { tickets: adults(0) },
    { tickets: adults(26) },
    { tickets: adults(2), tourType: 'private' },
    { tickets: adults(2), totalAmount: '49.00' },
  ])('does not start a payment for %j', async (party) => {
    const calls = stripe.calls.length;
    const { data } = await bookings.ask(START, party);
    expect(data?.startBookingPayment?.__typename).not.toBe('PaymentStarted');
    expect(stripe.calls).toHaveLength(calls);
  });

  it('that is refused captures nothing: the authorization is cancelled', async () => {
    const intentId = await authorized(2);
    // The house is closed on Mondays.
    expect(await book(2, intentId, { tourDate: '2026-12-14' })).toMatchObject({ __typename: 'SlotClosed' });
    await eventually(() => expect(statusOf(intentId)).toBe('canceled'));
  });

  it('is refunded when it is cancelled, once; a bank that sends the money back makes it failed, whatever comes later', async () => {
    const { intentId, token } = await booked(4);
    await bookings.ask(CANCEL, { token, input: { cancel: {}, revision: 0 } });
    await eventually(() => expect(refundsOf(intentId)).toMatchObject([{ amount: 10_000, status: 'pending' }]));
    await eventually(async () => expect(await show(token)).toMatchObject({ refunds: [{ status: 'sent' }] }));
    const [refund] = refundsOf(intentId);
    const settled = stripe.message('refund.updated', { ...refund, status: 'succeeded' }, now);
    const back = stripe.message('refund.failed', { ...refund, status: 'failed' }, now);
    const created = stripe.message('refund.created', { ...refund, status: 'pending' }, now);
    const answers = await Promise.all([settled, settled, settled, created].map(post));
    expect(answers).toEqual([204, 204, 204, 204]);
    const shown = (status: string) => ({ status: 'cancelled', refunds: [{ status, amount: '100.00' }] });
    expect(await show(token)).toMatchObject(shown('settled'));
    expect(await Promise.all([back, settled, back].map(post))).toEqual([204, 204, 204]);
    await post(settled);
    expect(await show(token)).toMatchObject(shown('failed'));
    expect(refundsOf(intentId)).toHaveLength(1);
  });

  it('that grows is charged to the card that paid', async () => {
    const { token } = await booked(2);
    const grown = await bookings.ask(PARTY, { token, input: { party: { tickets: adults(3) }, revision: 0 } });
    expect(grown.data?.changeBooking).toMatchObject({ __typename: 'BookingChanged' });
    expect([...stripe.intents.values()].at(-1)).toMatchObject({ amount: 2_500, off_session: 'true' });
  });

  it('that grows stays as it was when the card is declined', async () => {
    const { token } = await booked(2, 'declined');
    const grown = await bookings.ask(PARTY, { token, input: { party: { tickets: adults(3) }, revision: 0 } });
    expect(grown.data?.changeBooking).toEqual({
      __typename: 'PaymentRefused',
      message: 'Your card was declined. Nothing was changed.',
    });
    expect(await show(token)).toMatchObject({ revision: 0, refunds: [] });
  });
});

describe('a message', () => {
  const intentOf = (id: string) => stripe.intents.get(id) ?? {};

  it('without a valid signature gets 400, and one that is too large 413', async () => {
    const { body, headers } = stripe.message('refund.updated', { object: 'refund' }, now);
    expect(await post({ body, headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await post({ body: Buffer.concat([body, Buffer.from(' ')]), headers })).toBe(400);
    expect(await post({ body: Buffer.alloc(100_001, ' '), headers })).toBe(413);
    expect(await post({ body, headers })).toBe(204);
  });

  it('of a payment that bought something changes nothing', async () => {
    const { intentId, token } = await booked(2);
    expect(await post(stripe.message('payment_intent.succeeded', intentOf(intentId), now))).toBe(204);
    const old = new Date(now.getTime() - 60 * MINUTE);
    expect(await post(stripe.message('payment_intent.succeeded', intentOf(intentId), now, old))).toBe(204);
    expect(await show(token)).toMatchObject({ status: 'confirmed', refunds: [] });
  });

  it('of a payment that bought nothing and that no browser of ours began returns it once, after 15 minutes', async () => {
    const intentId = await authorized(2);
    // As if 0.3.0 had been stopped between the capture and the booking.
    await bookings.database.dataSource.query('DELETE FROM browser_payments WHERE id = $1', [intentId]);
    stripe.captureElsewhere(intentId);
    const paid = (minutesAgo: number) =>
      post(stripe.message('payment_intent.succeeded', intentOf(intentId), now, new Date(+now - minutesAgo * MINUTE)));
    const job = bookings.app.get(ReturnUnusedJob, { strict: false });
    expect(await paid(14)).toBe(204);
    await job.execute();
    expect(refundsOf(intentId)).toEqual([]);
    await bookings.database.dataSource.query('DELETE FROM browser_payments WHERE id = $1', [intentId]);
    expect(await Promise.all([paid(16), paid(16), paid(16)])).toEqual([204, 204, 204]);
    await Promise.all([job.execute(), job.execute()]);
    await eventually(() => expect(refundsOf(intentId)).toMatchObject([{ amount: 5_000 }]));
    // A booking with this payment is refused.
    expect(await book(2, intentId)).not.toMatchObject({ __typename: 'BookingCreated' });
  });
});

it('keeps its secrets out of the log', () => {
  expect(bookings.lines.length).toBeGreaterThan(0);
  for (const secret of [stripe.settings.STRIPE_SECRET_KEY, stripe.settings.STRIPE_WEBHOOK_SECRET])
    expect(bookings.lines.join('\n')).not.toContain(secret);
});
