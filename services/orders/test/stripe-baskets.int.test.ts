import { ReturnUnusedJob } from '@hilltop/payments/started-payments/return-unused.job';
import type { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { eventually } from '@hilltop/platform/testing/eventually';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FinishSalesJob } from '../src/sales/drive-sale/finish-sales.job.js';
import { buyer, tourFor } from './support/buyer.js';
import type { RunningOrders } from './support/running-orders.js';
import { runStripeBaskets, START_BASKET as START, type StripeBaskets } from './support/stripe-baskets.js';
import { voucherDesk } from './support/vouchers.js';

const clock = new TestClock('2026-11-21T16:00:00Z');

let stripe: FakeStripe;
let orders: RunningOrders;
let paying: StripeBaskets['paying'];
let atStripe: StripeBaskets['atStripe'];
beforeAll(async () => {
  ({ stripe, orders, paying, atStripe } = await runStripeBaskets(clock));
}, 60_000);
afterAll(async () => {
  await orders.close();
  await stripe.close();
});

/** The seats of every cart at this time go to another party. */
function takeSeats(time: string): void {
  orders.bookings.holds.clear();
  orders.bookings.holds.set('another party', { time, seats: orders.bookings.capacity });
}

const moneyOf = (key: string): Promise<{ cents: string }[]> =>
  orders.database.dataSource.query(
    `SELECT line->>'cents' AS cents FROM outbox, jsonb_array_elements(event->'data'->'lines') AS line
     WHERE subject = 'hilltop.orders.money-moved.v1' AND line->>'account' = 'card' AND aggregate_id = ANY (
       SELECT sale_id::text FROM payments WHERE id = $1 UNION SELECT id::text FROM refunds WHERE payment_id = $1)`,
    [key],
  );

it('takes what was confirmed of an authorized payment, and lets the rest go', async () => {
  const { ada, paymentIntentId, intent } = await paying('10:00 AM');
  expect(intent).toMatchObject({ amount: 6_450 });
  expect(await ada.place({ paymentIntentId })).toMatchObject({ __typename: 'PaymentRefused' });
  const second = await paying('10:00 AM');
  stripe.payInBrowser(second.paymentIntentId);
  takeSeats('10:00 AM');
  const placed = await second.ada.place({ paymentIntentId: second.paymentIntentId, takeWhatYouCanGet: true });
  expect(placed).toMatchObject({ order: { totalWithShipping: '14.50' }, refused: [{ name: 'Gate to Garden' }] });
  expect(second.intent).toMatchObject({ status: 'succeeded', amount_received: 1_450 });
  expect(await moneyOf(second.paymentIntentId)).toEqual([{ cents: '1450' }]);
});

it('starts a payment of exactly the sum that was seen, and of no other', async () => {
  const ada = buyer(orders);
  await ada.add(await orders.stock());
  const { version } = await ada.basket();
  const start = async (seen: object) =>
    (await orders.ask(START, { sessionId: ada.sessionId, version, ...seen })).data?.startBasketPayment;
  const message = 'Your order comes to $20.49, not $14.50. Nothing was charged.';
  expect(await start({ total: '14.50' })).toEqual({ __typename: 'TotalMismatch', message });
  const sent = await start({ total: '20.49' });
  expect(stripe.intents.get(String(sent?.intentId))).toMatchObject({ amount: 2_049 });
  const pickedUp = await start({ pickUp: true, total: '14.50' });
  expect(stripe.intents.get(String(pickedUp?.intentId))).toMatchObject({ amount: 1_450 });
});

it('takes nothing when a tour is refused', async () => {
  const { ada, paymentIntentId, intent } = await paying('11:00 AM');
  stripe.payInBrowser(paymentIntentId);
  takeSeats('11:00 AM');
  expect(await ada.place({ paymentIntentId })).toMatchObject({ __typename: 'HoldExpired' });
  expect(intent).toMatchObject({ status: 'canceled' });
  expect(await moneyOf(paymentIntentId)).toEqual([]);
});

it('releases a payment whose browser was closed once no sale can use it, which moved no money', async () => {
  const { paymentIntentId, intent } = await paying('1:00 PM');
  stripe.payInBrowser(paymentIntentId);
  clock.forward(16 * 60_000);
  await orders.app.get(ReturnUnusedJob, { strict: false }).execute();
  await eventually(() => expect(intent).toMatchObject({ status: 'canceled' }), 15_000);
  expect(await moneyOf(paymentIntentId)).toEqual([]);
});

it('charges what a voucher leaves, and nothing where it pays everything', async () => {
  const desk = voucherDesk(orders);
  const ada = buyer(orders);
  await ada.addTour(tourFor('2:00 PM'));
  await ada.add(await orders.stock());
  await desk.use(ada.sessionId, (await desk.issue(50)).code);
  const { version } = await ada.basket();
  const { data } = await orders.ask(START, { sessionId: ada.sessionId, version });
  const paymentIntentId = String(data?.startBasketPayment?.intentId);
  stripe.payInBrowser(paymentIntentId);
  expect(await ada.place({ paymentIntentId })).toMatchObject({ order: { totalWithShipping: '64.50' } });
  expect(stripe.intents.get(paymentIntentId)).toMatchObject({ status: 'succeeded', amount_received: 1_450 });
  const grace = buyer(orders);
  await grace.addTour(tourFor('2:00 PM'));
  await desk.use(grace.sessionId, (await desk.issue(50)).code);
  const before = stripe.intents.size;
  expect(await grace.place()).toMatchObject({ order: { totalWithShipping: '50.00' } });
  expect(stripe.intents.size).toBe(before);
});

const finish = async () => {
  clock.forward(31_000);
  await orders.app.get(FinishSalesJob, { strict: false }).execute();
};
const statesOf = (intentId: string): Promise<{ state: string }[]> =>
  orders.database.dataSource.query('SELECT state FROM sales WHERE intent_id = $1', [intentId]);

it('holds nothing on the card of a checkout that is refused before it begins', async () => {
  const { ada, paymentIntentId } = await paying('9:00 AM');
  stripe.payInBrowser(paymentIntentId);
  const { version } = await ada.basket();
  await ada.add(await orders.stock());
  expect(await ada.place({ paymentIntentId, version })).toMatchObject({ __typename: 'CartChanged' });
  expect(atStripe(paymentIntentId)).toEqual({ status: 'canceled', taken: 0 });
  const other = await paying('9:00 AM');
  stripe.payInBrowser(other.paymentIntentId);
  expect(await other.ada.place({ paymentIntentId: other.paymentIntentId, customerEmail: 'x' })).toMatchObject({
    __typename: 'InvalidInput',
  });
  expect(atStripe(other.paymentIntentId)).toEqual({ status: 'canceled', taken: 0 });
});

it('gives back what was taken outside of a sale, and frees its voucher and its cart', async () => {
  const desk = voucherDesk(orders);
  const { ada } = await paying('12:00 PM');
  const { code } = await desk.issue(20);
  await desk.use(ada.sessionId, code);
  const { version } = await ada.basket();
  const { data } = await orders.ask(START, { sessionId: ada.sessionId, version });
  const paymentIntentId = String(data?.startBasketPayment?.intentId);
  stripe.payInBrowser(paymentIntentId);
  stripe.captureElsewhere(paymentIntentId);
  expect(await ada.place({ paymentIntentId })).toMatchObject({ __typename: 'PaymentRefused' });
  expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 0 });
  expect(await statesOf(paymentIntentId)).toEqual([{ state: 'refused' }]);
  const [voucher] = await orders.database.dataSource.query(
    'SELECT balance_cents FROM vouchers WHERE issued_cents = 2000',
  );
  expect(voucher).toEqual({ balance_cents: 2_000 });
});

it('lets a payment buy one thing, whichever comes first: a cart or named items', async () => {
  const { ada, paymentIntentId } = await paying('3:00 PM');
  stripe.payInBrowser(paymentIntentId);
  const price = '64.50';
  const items = [{ productId: await orders.stock({ priceCents: 6_450 }), productName: 'Mug', quantity: 1, price }];
  const input = { customerName: 'Ada Example', customerEmail: 'ada@example.test', items: JSON.stringify(items) };
  const ordered = await orders.ask(
    'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename ... on Refusal { message } } }',
    { input: { ...input, total: price, paymentIntentId } },
  );
  expect(ordered.data?.createOrder).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await ada.place({ paymentIntentId })).toMatchObject({ __typename: 'PaymentAlreadyUsed' });
  expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 6_450 });
});

it('captures a sale after an error that the provider repeats for its key', async () => {
  const { ada, paymentIntentId } = await paying('4:00 PM');
  stripe.payInBrowser(paymentIntentId);
  stripe.failNext('POST /v1/payment_intents/*/capture', 500);
  await expect(ada.place({ paymentIntentId })).rejects.toThrow();
  expect(await statesOf(paymentIntentId)).toEqual([{ state: 'capturing' }]);
  await finish();
  expect(await statesOf(paymentIntentId)).toEqual([{ state: 'placed' }]);
  expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 6_450 });
});

it('gives all back when somebody took another amount while it was sold', async () => {
  const { ada, paymentIntentId } = await paying('5:00 PM');
  stripe.payInBrowser(paymentIntentId);
  stripe.failNext('POST /v1/payment_intents/*/capture', 500);
  takeSeats('5:00 PM');
  await expect(ada.place({ paymentIntentId, takeWhatYouCanGet: true })).rejects.toThrow();
  stripe.captureElsewhere(paymentIntentId);
  await finish();
  expect(await statesOf(paymentIntentId)).toEqual([{ state: 'refused' }]);
  await eventually(() => expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 0 }));
});

it('starts so many payments for one address within an hour, and no more', async () => {
  const ada = buyer(orders);
  await ada.add(await orders.stock());
  const { version } = await ada.basket();
  const start = async (caller: string) =>
    (await orders.ask(START, { sessionId: ada.sessionId, version }, undefined, caller)).data?.startBasketPayment;
  const known = stripe.intents.size;
  for (let turn = 0; turn < 3; turn += 1)
    expect(await start('the-hash-of-one-address')).toMatchObject({ __typename: 'PaymentStarted' });
  expect(await start('the-hash-of-one-address')).toMatchObject({ __typename: 'TooManyPurchases' });
  expect(stripe.intents.size).toBe(known + 3);
  expect(await start('the-hash-of-another-one')).toMatchObject({ __typename: 'PaymentStarted' });
});
