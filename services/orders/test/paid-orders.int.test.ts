import { randomUUID } from 'node:crypto';
import { StartPayment } from '@hilltop/payments/started-payments/start-payment';
import { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FinishSalesJob } from '../src/sales/drive-sale/finish-sales.job.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

const CAPTURE = 'POST /v1/payment_intents/*/capture';
const ORDER = `mutation ($input: CreateOrderInput!, $key: String) { createOrder(input: $input, idempotencyKey: $key) { __typename
  ... on OrderPlaced { replayed order { id total } } ... on InvalidInput { fields { field message } }
  ... on Refusal { message } } }`;

/** Buys two mugs at 14.50 from a running service. */
function buyer(orders: RunningOrders) {
  const goods = async (price = '14.50') => ({
    items: JSON.stringify([{ productId: await orders.stock(), productName: 'Mug', quantity: 2, price }]),
    total: '29.00',
  });
  const order = async (input: object, key?: string) => {
    const customer = { customerName: 'Ada Example', customerEmail: 'ada@example.test' };
    return (await orders.ask(ORDER, { input: { ...customer, ...input }, key })).data?.createOrder;
  };
  const rows = async (): Promise<{ id: string; status: string; order: string | null; refund: string | null }[]> =>
    orders.database.dataSource.query(
      `SELECT p.id, p.status, p.order_id AS "order", r.status AS refund FROM payments p
       LEFT JOIN refunds r ON r.payment_id = p.id ORDER BY p.created_at`,
    );
  return { goods, order, rows };
}

describe('an order paid by the mock', () => {
  let orders: RunningOrders;
  beforeAll(async () => {
    orders = await runOrders();
  });
  afterAll(() => orders.close());
  const rowOf = async (paymentIntentId: string) =>
    (await buyer(orders).rows()).find(({ id }) => id === paymentIntentId);

  it('needs no separate payment, and has one row', async () => {
    const { goods, order, rows } = buyer(orders);
    const input = await goods();
    const placed = await order(input, 'key-1');
    expect(await order(input, 'key-1')).toMatchObject({ replayed: true, order: placed?.order });
    const id = (placed?.order as { id: string } | undefined)?.id;
    expect(await rows()).toEqual([{ id: expect.stringMatching(/^pi_mock_/), status: 'used', order: id, refund: null }]);
  });

  it('is placed once, however often its payment is sent concurrently, and the payment buys nothing else', async () => {
    const { goods, order } = buyer(orders);
    const input = { ...(await goods()), paymentIntentId: `pi_${randomUUID()}` };
    const all = await Promise.all(Array.from({ length: 12 }, () => order(input)));
    expect(new Set(all.map((one) => (one?.order as { id: string } | undefined)?.id)).size).toBe(1);
    expect(all.filter((one) => one?.replayed === false)).toHaveLength(1);
    const other = { ...input, customerName: 'Someone Else' };
    expect(await order(other)).toMatchObject({ __typename: 'PaymentAlreadyUsed' });
    expect(await rowOf(input.paymentIntentId)).toMatchObject({ status: 'used', refund: null });
  });

  it.each([
    ['at another price', { total: '1.00' }, 'TotalMismatch'],
    ['without a name', { customerName: ' ' }, 'InvalidInput'],
    ['of nothing', { items: '[]' }, 'InvalidInput'],
  ])('%s is refused, and the payment buys nothing any more', async (_, changes, refusal) => {
    const { goods, order } = buyer(orders);
    const input = { ...(await goods()), paymentIntentId: `pi_${randomUUID()}` };
    expect(await order({ ...input, ...changes })).toMatchObject({ __typename: refusal });
    await order({ ...input, ...changes });
    await eventually(async () =>
      expect(await rowOf(input.paymentIntentId)).toMatchObject({ status: 'refused', order: null, refund: null }),
    );
    expect(await order(input)).toMatchObject({ __typename: 'PaymentAlreadyUsed' });
  });

  it('and a concurrent refused one with the same payment: it either buys or is refunded, never both', async () => {
    const { goods, order } = buyer(orders);
    for (let round = 0; round < 8; round += 1) {
      const input = { ...(await goods()), paymentIntentId: `pi_${randomUUID()}` };
      const both = [input, { ...input, total: '1.00' }];
      const outcomes = await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((one) => order(one)));
      const placed = outcomes.filter((outcome) => outcome?.__typename === 'OrderPlaced').length;
      const { status, order: bought } = (await rowOf(input.paymentIntentId)) ?? {};
      expect({ placed, status }).toEqual({ placed, status: placed === 1 ? 'used' : 'refused' });
      expect(bought !== null).toBe(placed === 1);
    }
  });
});

describe('an order paid by Stripe', () => {
  let stripe: FakeStripe;
  let orders: RunningOrders;
  beforeAll(async () => {
    stripe = await FakeStripe.start();
    orders = await runOrders(stripe.settings);
  });
  afterAll(async () => {
    await orders.close();
    await stripe.close();
  });
  const started = async () => {
    const asked = { what: 'orders', field: 'total', caller: undefined } as const;
    const payment = { amountCents: 2_900, chargedLater: false };
    const answer = await orders.app.get(StartPayment, { strict: false }).execute(payment, asked);
    const intentId = 'intentId' in answer ? answer.intentId : '';
    stripe.payInBrowser(intentId);
    return intentId;
  };

  it('captures the total when it is placed, and saves no card', async () => {
    const { goods, order } = buyer(orders);
    const input = await goods();
    const paymentIntentId = await started();
    const intent = stripe.intents.get(paymentIntentId);
    expect(intent).toMatchObject({ amount: 2_900, status: 'requires_capture' });
    expect(intent).not.toHaveProperty('customer');
    expect(await order({ ...input, paymentIntentId })).toMatchObject({ __typename: 'OrderPlaced' });
    expect(intent?.status).toBe('succeeded');
  });

  it('is refused without a payment, or with an unknown one', async () => {
    const { goods, order } = buyer(orders);
    const input = await goods();
    for (const paymentIntentId of [null, 'pi_mock_1']) {
      const refused = await order({ ...input, paymentIntentId });
      expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'paymentIntentId' }] });
    }
  });

  it('takes nothing of a payment that came too late', async () => {
    const { goods, order } = buyer(orders);
    const paymentIntentId = await started();
    const { items } = await goods('13.00');
    expect(await order({ items, total: '29.00', paymentIntentId })).toMatchObject({ __typename: 'PriceMismatch' });
    expect(stripe.intents.get(paymentIntentId)).toMatchObject({ status: 'canceled', amount_received: 0 });
  });

  it('is told to others, and stands in the books, once its money is taken, also by the job', async () => {
    const { goods, order } = buyer(orders);
    const input = await goods();
    const paymentIntentId = await started();
    stripe.failNext(CAPTURE, 500);
    const placing = order({ ...input, paymentIntentId }, 'slow-bank').catch(() => undefined);
    await placing;
    const { dataSource } = orders.database;
    await dataSource.query('UPDATE sales SET due_at = to_timestamp(0) WHERE intent_id = $1', [paymentIntentId]);
    // The service's own job may have taken it already.
    await orders.app.get(FinishSalesJob, { strict: false }).execute();
    const taken = { status: 'succeeded', amount_received: 2_900 };
    await eventually(() => expect(stripe.intents.get(paymentIntentId)).toMatchObject(taken));
    const placed = await order({ ...input, paymentIntentId }, 'slow-bank');
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', replayed: true });
    const id = (placed?.order as { id: string } | undefined)?.id;
    const told: { subject: string }[] = await dataSource.query(
      'SELECT subject FROM outbox WHERE aggregate_id = $1 ORDER BY subject',
      [id],
    );
    expect(told.map(({ subject }) => subject)).toEqual([
      'hilltop.orders.money-moved.v1',
      'hilltop.orders.order-placed.v1',
    ]);
  });

  it('is gone when the bank does not pay what it authorized, and its pieces are back', async () => {
    const { goods, order } = buyer(orders);
    const input = await goods();
    const paymentIntentId = await started();
    const [{ productId }] = JSON.parse(input.items) as [{ productId: string }];
    orders.catalog.left.set(productId, 2);
    stripe.failNext(CAPTURE, 402);
    expect(await order({ ...input, paymentIntentId })).toMatchObject({ __typename: 'InvalidInput' });
    expect(orders.catalog.left.get(productId)).toBe(2);
    expect((await buyer(orders).rows()).find(({ id }) => id === paymentIntentId)).toMatchObject({
      status: 'refused',
      order: null,
    });
  });

  it('gets the outcome of a refund in a signed message', async () => {
    const { goods, order, rows } = buyer(orders);
    const input = await goods();
    const paymentIntentId = await started();
    stripe.captureElsewhere(paymentIntentId);
    await order({ ...input, paymentIntentId });
    const refundOf = () =>
      [...stripe.refunds.values()].find(({ payment_intent }) => payment_intent === paymentIntentId);
    await eventually(() => expect(refundOf()).toBeDefined());
    const { body, headers } = stripe.message('refund.updated', { ...refundOf(), status: 'succeeded' }, new Date());
    const post = () => fetch(`${orders.url}/payment-webhook`, { method: 'POST', headers, body });
    expect([(await post()).status, (await post()).status]).toEqual([204, 204]);
    expect((await rows()).find(({ id }) => id === paymentIntentId)).toMatchObject({ refund: 'settled' });
  });
});
