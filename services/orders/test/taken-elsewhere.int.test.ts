import { randomUUID } from 'node:crypto';
import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { eventually } from '@hilltop/platform/testing/eventually';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FinishSalesJob } from '../src/sales/drive-sale/finish-sales.job.js';
import { type GroupCards, runGroupCards } from './support/group-cards.js';
import type { RunningOrders } from './support/running-orders.js';
import { runStripeBaskets, type StripeBaskets } from './support/stripe-baskets.js';

const CAPTURE = 'POST /v1/payment_intents/*/capture';
const ENGLISH = 'This payment was taken outside of this order. It goes back to you; please pay again.';
const SPANISH = 'Este pago se cobró fuera de este pedido. Le devolvemos el dinero; pague de nuevo.';

/** What a process has stored that died before it gave the money back, and how often a job then asks to charge it. */
const STORED: [string, object, number][] = [
  ['in Spanish', { __typename: 'PaymentRefused', message: SPANISH, isTakenElsewhere: true }, 0],
  ['by a release that kept the English sentence alone', { __typename: 'PaymentRefused', message: ENGLISH }, 0],
  ['as the control: in Spanish, without the fact', { __typename: 'PaymentRefused', message: SPANISH }, 1],
];

afterEach(() => {
  jest.restoreAllMocks();
});

/** The next process dies as it would give the money back. */
function dieBeforeReturn(app: RunningOrders['app']) {
  const provider = app.get(PaymentProvider, { strict: false });
  jest.spyOn(provider, 'void').mockRejectedValueOnce(new Error('killed'));
  return jest.spyOn(provider, 'capture');
}

describe('a sale whose payment was taken elsewhere', () => {
  const clock = new TestClock('2026-11-21T16:00:00Z');
  let baskets: StripeBaskets;
  beforeAll(async () => {
    baskets = await runStripeBaskets(clock);
  }, 60_000);
  afterAll(async () => {
    await baskets.orders.close();
    await baskets.stripe.close();
  });

  it.each(STORED)('is given back by the job where its refusal was stored %s', async (_, stored, charges) => {
    const { orders, stripe, atStripe } = baskets;
    const { dataSource } = orders.database;
    const { ada, paymentIntentId } = await baskets.paying('10:00 AM');
    stripe.payInBrowser(paymentIntentId);
    stripe.failNext(CAPTURE, 500);
    const key = randomUUID();
    await expect(ada.place({ paymentIntentId }, key)).rejects.toThrow();
    stripe.captureElsewhere(paymentIntentId, 6_000);
    const capture = dieBeforeReturn(orders.app);
    await expect(ada.place({ paymentIntentId }, key)).rejects.toThrow();
    const sale = () => dataSource.query('SELECT state, refusal FROM sales WHERE intent_id = $1', [paymentIntentId]);
    expect(await sale()).toEqual([
      { state: 'releasing', refusal: expect.objectContaining({ isTakenElsewhere: true }) },
    ]);
    await dataSource.query('UPDATE sales SET refusal = $2 WHERE intent_id = $1', [paymentIntentId, stored]);
    capture.mockClear();
    clock.forward(31_000);
    await orders.app.get(FinishSalesJob, { strict: false }).execute();
    expect(capture).toHaveBeenCalledTimes(charges);
    await eventually(() => expect(atStripe(paymentIntentId)).toEqual({ status: 'succeeded', taken: 0 }));
    const [ended] = await sale();
    expect(ended.state).toBe('refused');
    if (charges === 0) expect(ended.refusal).toEqual(stored);
  });
});

describe('a payment of a group that was taken elsewhere', () => {
  let groups: GroupCards;
  beforeAll(async () => {
    groups = await runGroupCards();
  }, 60_000);
  afterAll(() => groups.close());

  it.each(STORED)('is given back by the job where its refusal was stored %s', async (_, stored, charges) => {
    await groups.clear();
    const { dataSource } = groups.database;
    const group = await groups.desk.accepted();
    const token = groups.tokenOf(group);
    const { intentId: paymentIntentId = '' } = await groups.start(token, '120.00');
    groups.stripe.payInBrowser(paymentIntentId);
    groups.stripe.failNext(CAPTURE, 500);
    const key = randomUUID();
    const pay = () => groups.send(token, { amount: '120.00', paymentIntentId }, key);
    expect(await pay()).toMatchObject({ __typename: 'PaymentUnderWay' });
    groups.stripe.captureElsewhere(paymentIntentId, 11_000);
    const capture = dieBeforeReturn(groups.app);
    expect(await pay()).toMatchObject({ __typename: 'PaymentUnderWay' });
    const payment = () =>
      dataSource.query('SELECT state, refusal FROM group_payments WHERE intent_id = $1', [paymentIntentId]);
    expect(await payment()).toEqual([
      { state: 'releasing', refusal: expect.objectContaining({ isTakenElsewhere: true }) },
    ]);
    await dataSource.query('UPDATE group_payments SET refusal = $2 WHERE intent_id = $1', [paymentIntentId, stored]);
    capture.mockClear();
    groups.later(1);
    await groups.finishPayments();
    expect(capture).toHaveBeenCalledTimes(charges);
    const [ended] = await payment();
    expect(ended.state).toBe('refused');
    if (charges === 0) expect(ended.refusal).toEqual(stored);
    expect(groups.charged(paymentIntentId)).toEqual({ status: 'succeeded', cents: 0 });
    expect(groups.seatsOf(group.id)).toEqual([]);
  });
});
