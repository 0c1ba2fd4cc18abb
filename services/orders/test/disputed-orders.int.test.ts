import { SendRefunds } from '@hilltop/payments/send-refunds/send-refunds';
import type { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { eventually } from '@hilltop/platform/testing/eventually';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RunningOrders } from './support/running-orders.js';
import { runStripeBaskets, type StripeBaskets } from './support/stripe-baskets.js';

const clock = new TestClock('2026-11-21T16:00:00Z');

let stripe: FakeStripe;
let orders: RunningOrders;
let paying: StripeBaskets['paying'];
beforeAll(async () => {
  ({ stripe, orders, paying } = await runStripeBaskets(clock));
}, 60_000);
afterAll(async () => {
  await orders.close();
  await stripe.close();
});

const post = async (type: string, object: object): Promise<number> => {
  const { body, headers } = stripe.message(type, object as Record<string, unknown>, clock.now());
  const init = { method: 'POST', headers, body: new Uint8Array(body) };
  return (await fetch(`${orders.url}/payment-webhook`, init)).status;
};
const accountsOf = async (...sources: string[]): Promise<Record<string, number>> => {
  const rows: { account: string; cents: number }[] = await orders.database.dataSource.query(
    `SELECT line->>'account' AS account, sum((line->>'cents')::integer)::integer AS cents
     FROM outbox, jsonb_array_elements(event->'data'->'lines') AS line
     WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = ANY ($1) GROUP BY 1 ORDER BY 1`,
    [sources],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
};
const refundOf = async (paymentId: string): Promise<{ id: string; status: string } | undefined> =>
  (await orders.database.dataSource.query('SELECT id, status FROM refunds WHERE payment_id = $1', [paymentId]))[0];

it('shows staff what a bank took back of an order, and moves it in the books, in any order and twice', async () => {
  const { ada, paymentIntentId } = await paying('6:00 PM');
  stripe.payInBrowser(paymentIntentId);
  const { order } = await ada.place({ paymentIntentId });
  const before = await accountsOf(order?.id ?? '');
  stripe.now = () => clock.now();
  const { id } = stripe.dispute(paymentIntentId);
  stripe.account.closeDispute(String(id), 'lost');
  const told = stripe.messages.events.filter(({ data }) => data.object.id === id);
  for (const { type, data } of [...told.toReversed(), ...told]) expect(await post(type, data.object)).toBe(204);
  expect(await accountsOf(order?.id ?? '')).toEqual({ ...before, card: 0, disputes: 6_450 });
  const DISPUTES =
    'query ($number: String!) { orders(search: $number) { orders { disputes { amount reason status } } } }';
  const [named] = await orders.database.dataSource.query('SELECT order_number FROM orders WHERE id = $1', [order?.id]);
  const shown = async (staffRole: 'manager' | 'guide') =>
    (await orders.ask(DISPUTES, { number: named.order_number }, { ...testStaff, staffRole } as typeof testStaff)).data;
  expect(await shown('manager')).toEqual({
    orders: { orders: [{ disputes: [{ amount: '64.50', reason: 'fraudulent', status: 'lost' }] }] },
  });
});

it('lists the orders with a payment that a bank took back and has not decided on', async () => {
  const LIST = 'query { orders(disputed: true, first: 100) { total orders { id } } }';
  const listed = async (id: string | undefined) => {
    const found = (await orders.ask(LIST, {}, testStaff)).data?.orders as unknown as { orders: { id: string }[] };
    return found.orders.some((one) => one.id === id);
  };
  const { ada, paymentIntentId } = await paying('5:00 PM');
  stripe.payInBrowser(paymentIntentId);
  const { order } = await ada.place({ paymentIntentId });
  expect(await listed(order?.id)).toBe(false);
  const { id } = stripe.dispute(paymentIntentId);
  const tell = async (): Promise<void> => {
    const last = stripe.messages.events.findLast(({ data }) => data.object.id === id);
    if (!last) throw new Error('no message');
    expect(await post(last.type, last.data.object)).toBe(204);
  };
  await tell();
  expect(await listed(order?.id)).toBe(true);
  stripe.account.closeDispute(String(id), 'won');
  await tell();
  expect(await listed(order?.id)).toBe(false);
});

it('says to bookings, for each tour of the order and nothing else, what a bank took back and how it decided', async () => {
  const { ada, paymentIntentId } = await paying('8:00 AM');
  stripe.payInBrowser(paymentIntentId);
  await ada.place({ paymentIntentId });
  const lines = await orders.database.dataSource.query(
    `SELECT l.id FROM sale_lines l JOIN payments p ON p.sale_id = l.sale_id WHERE p.id = $1 AND l.kind = 'tour'`,
    [paymentIntentId],
  );
  const { id } = stripe.dispute(paymentIntentId);
  const openedAt = clock.now().toISOString();
  clock.forward(86_400_000);
  stripe.account.closeDispute(String(id), 'won');
  const end = { status: 'won', at: clock.now().toISOString() };
  const told = stripe.messages.events.filter(({ data }) => data.object.id === id);
  for (const { type, data } of [...told, ...told]) expect(await post(type, data.object)).toBe(204);
  const said: { aggregate_id: string; event: { data: object } }[] = await orders.database.dataSource.query(
    `SELECT aggregate_id, event FROM outbox WHERE subject = 'hilltop.orders.sale-payment-disputed.v1'
      AND event->'data'->>'disputeId' = $1 ORDER BY position`,
    [id],
  );
  const dispute = { disputeId: id, amountCents: 6_450, reason: 'fraudulent', openedAt };
  expect(lines).toHaveLength(1);
  expect(said.map((row) => [row.aggregate_id, row.event.data])).toEqual([
    [lines[0].id, dispute],
    [lines[0].id, { ...dispute, end }],
  ]);
});

it('owes a refund again that a bank sends back, also of a payment that bought nothing; staff retry it', async () => {
  const RETRY = `mutation ($id: ID!) { retryOrderRefund(refundId: $id) { __typename ... on ReturnRetried { refundId } } }`;
  stripe.refundStatus = 'succeeded';
  const { ada, paymentIntentId } = await paying('7:00 PM');
  stripe.payInBrowser(paymentIntentId);
  stripe.captureElsewhere(paymentIntentId);
  expect(await ada.place({ paymentIntentId })).toMatchObject({ __typename: 'PaymentRefused' });
  const refund = await refundOf(paymentIntentId);
  expect(refund).toMatchObject({ status: 'settled' });
  const made = [...stripe.refunds.values()].find(({ payment_intent }) => payment_intent === paymentIntentId);
  const failed = stripe.account.endRefund(String(made?.id), 'failed');
  for (const object of [failed, { ...failed, status: 'succeeded' }, failed]) await post('refund.updated', object);
  expect(await refundOf(paymentIntentId)).toMatchObject({ status: 'failed' });
  expect(await accountsOf(refund?.id ?? '')).toEqual({ card: 6_450, refunds_due: -6_450 });
  const { data } = await orders.ask(RETRY, { id: refund?.id }, testStaff);
  expect(data?.retryOrderRefund).toEqual({ __typename: 'ReturnRetried', refundId: refund?.id });
  await orders.app.get(SendRefunds, { strict: false }).execute();
  await eventually(async () => expect(await refundOf(paymentIntentId)).toMatchObject({ status: 'settled' }));
  expect(await accountsOf(refund?.id ?? '')).toEqual({ card: 0, refunds_due: 0 });
  stripe.refundStatus = 'pending';
});
