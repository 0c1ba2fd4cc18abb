import { randomUUID } from 'node:crypto';
import { CapturePayments } from '@hilltop/payments/captures/capture-payments';
import { SendRefunds } from '@hilltop/payments/send-refunds/send-refunds';
import { ReturnUnusedJob } from '@hilltop/payments/started-payments/return-unused.job';
import type { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adults, bookingInput, bookingPayload } from './support/booking-request.js';
import type { RunningBookings } from './support/running-bookings.js';
import { runStripeBookings, type StripeBookings, tokenOf } from './support/stripe-bookings.js';

const BOOK = `mutation ($input: CreateBookingInput!, $key: String) { createBooking(input: $input, idempotencyKey: $key) {
  __typename ... on BookingCreated { booking { id visitUrl } replayed } ... on Refusal { message } } }`;
const SHOW = `query ($token: String!) { myBooking(token: $token) { ... on Booking { status guests totalAmount } } }`;
const PARTY = `mutation ($token: String!, $input: BookingChangeInput!, $key: String) {
  changeBooking(token: $token, input: $input, idempotencyKey: $key) { __typename ... on Refusal { message } } }`;
const CANCEL = `mutation ($token: String!) { changeBooking(token: $token, input: { cancel: {}, revision: 1 }) { __typename } }`;
const HISTORY = 'query ($id: ID!) { bookingChanges(bookingId: $id) { kind revision byVisitor staffId } }';
const CAPTURE = 'POST /v1/payment_intents/*/capture';

let stripe: FakeStripe;
let bookings: RunningBookings;
let authorized: StripeBookings['authorized'];
let close: StripeBookings['close'];
beforeAll(async () => {
  ({ stripe, bookings, authorized, close } = await runStripeBookings());
});
afterAll(() => close());
beforeEach(() => stripe.delayMs.clear());

const book = async (guests: number, paymentIntentId: string, changes: object = {}, key?: string) =>
  (await bookings.ask(BOOK, { input: bookingInput({ tickets: adults(guests), paymentIntentId, ...changes }), key }))
    .data?.createBooking as { __typename: string; booking: { id: string; visitUrl: string }; message?: string };
const booked = async (guests: number, tourTime: string) => {
  const { booking } = await book(guests, await authorized(guests), { tourTime });
  return { id: booking.id, token: tokenOf(booking) };
};
const show = async (token: string) => (await bookings.ask(SHOW, { token })).data?.myBooking;
const grow = async (token: string, guests: number, key: string) =>
  (await bookings.ask(PARTY, { token, input: { party: { tickets: adults(guests) }, revision: 0 }, key })).data
    ?.changeBooking;
const rows = (sql: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  bookings.database.dataSource.query(sql, values);
/** What the provider has of a payment. */
const atStripe = (intentId: string) => {
  const intent = stripe.intents.get(intentId);
  return { status: intent?.status, taken: Number(intent?.amount_received) - stripe.refundedOf(intentId) };
};
const chargesSince = (known: number) => [...stripe.intents.keys()].slice(known).map(atStripe);
/** Lines of the books about these sources. */
const lines = (...sources: string[]) =>
  rows(
    `SELECT line->>'account' AS account, (line->>'cents')::integer AS cents
     FROM outbox, jsonb_array_elements(event->'data'->'lines') AS line
     WHERE subject = 'hilltop.bookings.money-moved.v1' AND aggregate_id = ANY ($1) ORDER BY position, cents DESC`,
    [sources],
  );
const refundsOf = async (intentId: string) =>
  (await rows('SELECT id FROM refunds WHERE payment_id = $1', [intentId])).map(({ id }) => String(id));

describe('a refused booking', () => {
  it('takes nothing, and holds nothing once it is answered', async () => {
    const filled = await Promise.all([20, 5].map((guests) => authorized(guests)));
    for (const [at, size] of [20, 5].entries()) await book(size, filled[at] ?? '', { tourTime: '1:00 PM' });
    const intentId = await authorized(2);
    expect(await book(2, intentId, { tourTime: '1:00 PM' })).toMatchObject({ __typename: 'SlotFull' });
    expect(atStripe(intentId)).toEqual({ status: 'canceled', taken: 0 });
    expect(await refundsOf(intentId)).toEqual([]);
  });

  it('writes no money into the books, whatever it claims', async () => {
    const before = await lines();
    const id = `pi_${randomUUID()}`;
    const claim = { totalAmount: '700.00', paymentIntentId: id };
    expect(await book(1, id, claim)).toMatchObject({ __typename: 'AmountMismatch' });
    await bookings.app.get(SendRefunds, { strict: false }).execute();
    expect(await rows('SELECT status, amount_cents FROM payments WHERE id = $1', [id])).toEqual([
      { status: 'refused', amount_cents: null },
    ]);
    expect(await lines()).toEqual(before);
  });

  it('under a key that was used gives its own payment back', async () => {
    const key = randomUUID();
    const first = await authorized(2);
    expect(await book(2, first, { tourTime: '2:00 PM' }, key)).toMatchObject({ __typename: 'BookingCreated' });
    const second = await authorized(2);
    const other = { tourTime: '2:00 PM', email: 'other@example.test' };
    expect(await book(2, second, other, key)).toMatchObject({ __typename: 'IdempotencyKeyReused' });
    expect(atStripe(second)).toEqual({ status: 'canceled', taken: 0 });
    expect(atStripe(first)).toEqual({ status: 'succeeded', taken: 5_000 });
  });

  it.each([1, 3])(
    'of a payment that was taken elsewhere gives all of it back, not what %i guests cost',
    async (size) => {
      const intentId = await authorized(2);
      stripe.captureElsewhere(intentId);
      expect(await book(size, intentId, { tourTime: '3:00 PM' })).toMatchObject({ __typename: 'InvalidInput' });
      expect(atStripe(intentId)).toEqual({ status: 'succeeded', taken: 0 });
      const [refund = ''] = await refundsOf(intentId);
      expect(await lines(refund)).toEqual([
        { account: 'card', cents: 5_000 },
        { account: 'refunds_due', cents: -5_000 },
      ]);
    },
  );

  it('of a payment that was returned stays refused when its row is gone', async () => {
    const intentId = await authorized(2);
    stripe.captureElsewhere(intentId);
    await book(2, intentId, { tourDate: '2026-12-14' });
    expect(atStripe(intentId).taken).toBe(0);
    await rows('DELETE FROM refunds WHERE payment_id = $1', [intentId]);
    await rows('DELETE FROM payments WHERE id = $1', [intentId]);
    expect(await book(2, intentId, { tourTime: '3:00 PM' })).toMatchObject({ __typename: 'InvalidInput' });
    expect(atStripe(intentId).taken).toBe(0);
  });
});

it('a payment whose browser was closed is released after a quarter of an hour, and one that booked stays', async () => {
  const [left, used] = [await authorized(2), await authorized(2)];
  expect(await book(2, used, { tourTime: '9:00 AM' })).toMatchObject({ __typename: 'BookingCreated' });
  const job = bookings.app.get(ReturnUnusedJob, { strict: false });
  await job.execute();
  expect(atStripe(left).status).toBe('requires_capture');
  bookings.clock.forward(16 * 60_000);
  await job.execute();
  expect(atStripe(left)).toEqual({ status: 'canceled', taken: 0 });
  expect(atStripe(used)).toEqual({ status: 'succeeded', taken: 5_000 });
  expect(await rows('SELECT id FROM browser_payments', [])).toEqual([]);
});

describe('a stored booking', () => {
  it('is in the books with its card once that is captured, also by the job', async () => {
    stripe.failNext(CAPTURE, 500, 'before');
    const intentId = await authorized(2);
    const created = await book(2, intentId, { tourTime: '9:00 AM' });
    expect(created).toMatchObject({ __typename: 'BookingCreated' });
    expect(atStripe(intentId).status).toBe('requires_capture');
    expect(await lines(created.booking.id)).toEqual([
      { account: 'receivable', cents: 5_000 },
      { account: 'deferred_visits', cents: -5_000 },
    ]);
    bookings.clock.forward(61_000);
    await bookings.app.get(CapturePayments, { strict: false }).captureDue();
    expect(atStripe(intentId)).toEqual({ status: 'succeeded', taken: 5_000 });
    expect((await lines(created.booking.id)).slice(2)).toEqual([
      { account: 'card', cents: 5_000 },
      { account: 'receivable', cents: -5_000 },
    ]);
  });

  it('is canceled when the bank does not pay what it authorized, and says so again', async () => {
    stripe.failNext(CAPTURE, 402, 'before');
    const intentId = await authorized(2);
    const asked = bookingPayload({ tickets: adults(2), paymentIntentId: intentId, tourTime: '10:00 AM' });
    const declined = await book(2, intentId, asked);
    expect(declined).toMatchObject({ __typename: 'InvalidInput' });
    expect(await rows('SELECT status FROM bookings WHERE payment_intent_id = $1', [intentId])).toEqual([
      { status: 'cancelled' },
    ]);
    expect(atStripe(intentId)).toEqual({ status: 'canceled', taken: 0 });
    expect(await book(2, intentId, asked)).toMatchObject({ __typename: 'InvalidInput' });
  });
});

describe('a dearer change', () => {
  it('that is asked for twice at once is charged once', async () => {
    const { token } = await booked(2, '11:00 AM');
    const known = stripe.intents.size;
    const key = randomUUID();
    const answers = await Promise.all([grow(token, 3, key), grow(token, 3, key)]);
    expect(answers).toMatchObject(Array(2).fill({ __typename: 'BookingChanged' }));
    expect(chargesSince(known).map(({ taken }) => taken)).toContain(2_500);
    expect(chargesSince(known).reduce((sum, { taken }) => sum + taken, 0)).toBe(2_500);
    expect(chargesSince(known).map(({ status }) => status)).not.toContain('requires_capture');
  });

  it('that another change made stale charges nothing, as it says', async () => {
    const { id, token } = await booked(2, '12:00 PM');
    const known = stripe.intents.size;
    const both = await Promise.all([grow(token, 3, randomUUID()), grow(token, 4, randomUUID())]);
    expect(both.map((answer) => answer?.__typename).toSorted()).toEqual(['BookingChanged', 'BookingChangedMeanwhile']);
    const { guests } = (await show(token)) as { guests: number };
    expect(chargesSince(known).reduce((sum, { taken }) => sum + taken, 0)).toBe((guests - 2) * 2_500);
    expect(chargesSince(known).map(({ status }) => status)).not.toContain('requires_capture');
    const accounts = await rows(
      `SELECT status FROM payments WHERE booking_id = $1 AND id LIKE 'charge_%' ORDER BY status`,
      [id],
    );
    expect(accounts.map(({ status }) => status)).not.toContain('started');
  });

  it('whose authorization got no answer is released, and can be asked for again', async () => {
    const { token } = await booked(2, '4:00 PM');
    const known = stripe.intents.size;
    stripe.failNext('POST /v1/payment_intents/*/confirm', 500, 'after');
    await grow(token, 3, 'key');
    await eventually(() => expect(chargesSince(known)).toEqual([{ status: 'canceled', taken: 0 }]));
    expect(await grow(token, 3, 'key')).toMatchObject({ __typename: 'BookingChanged' });
    expect(chargesSince(known).reduce((sum, { taken }) => sum + taken, 0)).toBe(2_500);
  });

  /** The history that staff see, latest first, and the mails that were asked for. */
  const toldOf = async (id: string) => {
    const { data } = await bookings.ask(HISTORY, { id }, staff);
    const [mails] = await rows(
      `SELECT count(*)::integer AS count FROM outbox WHERE subject LIKE '%booking-link-requested%' AND aggregate_id = $1`,
      [id],
    );
    return { changes: data?.bookingChanges as unknown as object[], mails: mails?.count };
  };

  it('that the bank does not pay after all is due at the gate, and staff and the party see why', async () => {
    const { id, token } = await booked(2, '4:00 PM');
    stripe.failNext(CAPTURE, 402, 'before');
    expect(await grow(token, 3, randomUUID())).toMatchObject({ __typename: 'BookingChanged' });
    expect(await rows('SELECT unpaid_cents, total_cents, revision FROM bookings WHERE id = $1', [id])).toEqual([
      { unpaid_cents: 2_500, total_cents: 7_500, revision: 2 },
    ]);
    const refused = { kind: 'payment_refused', revision: 2, byVisitor: false, staffId: null };
    expect(await toldOf(id)).toEqual({
      changes: [refused, expect.objectContaining({ kind: 'party_changed', revision: 1 })],
      mails: 1,
    });
  });

  it('that the bank does not pay after the visit was canceled is not refunded, and staff see why', async () => {
    const { id, token } = await booked(2, '5:00 PM');
    stripe.failNext(CAPTURE, 500);
    await grow(token, 3, randomUUID());
    await bookings.ask(CANCEL, { token }, undefined);
    stripe.failNext(CAPTURE, 402);
    bookings.clock.forward(61_000);
    const captures = bookings.app.get(CapturePayments, { strict: false });
    await Promise.all([captures.captureDue(), captures.captureDue()]);
    expect(await rows('SELECT status, kept_cents, unpaid_cents FROM bookings WHERE id = $1', [id])).toEqual([
      { status: 'cancelled', kept_cents: 0, unpaid_cents: 0 },
    ]);
    const refunds = await rows('SELECT amount_cents AS cents FROM refunds WHERE booking_id = $1', [id]);
    expect(refunds).toEqual([{ cents: 5_000 }]);
    expect(await toldOf(id)).toMatchObject({
      changes: [{ kind: 'payment_refused', revision: 3 }, { kind: 'cancelled' }, { kind: 'party_changed' }],
      mails: 0,
    });
  });
});
