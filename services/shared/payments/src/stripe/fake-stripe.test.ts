import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import type { StripeEvent } from '../testing/fake-messages.js';
import { FakeStripe } from '../testing/fake-stripe.js';
import { connectToStripe } from './connect-to-stripe.js';

const secrets = { secretKey: 'sk_test_of_hilltop', webhookSecret: 'whsec_of_hilltop' };
const manual = { currency: 'usd', capture_method: 'manual' } as const;
const CAPTURE = 'POST /v1/payment_intents/*/capture';

let fake: FakeStripe;
let stripe: Stripe;
let now = new Date('2026-11-21T16:00:00Z');
const forward = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
beforeAll(async () => {
  fake = await FakeStripe.start(secrets);
  fake.now = () => now;
  stripe = connectToStripe(
    { secretKey: secrets.secretKey, apiUrl: fake.url },
    { timeout: 5_000, maxNetworkRetries: 0 },
  );
});
afterAll(() => fake.close());

const authorized = async (amount = 5_000) => {
  const { id } = await stripe.paymentIntents.create({ ...manual, amount });
  fake.payInBrowser(id);
  return id;
};
const captured = async (amount = 5_000, part?: number) => {
  const id = await authorized(amount);
  await stripe.paymentIntents.capture(id, part === undefined ? {} : { amount_to_capture: part });
  return id;
};
/** A card that was saved by a first payment. */
const savedCard = async (card: string) => {
  const customer = (await stripe.customers.create()).id;
  const first = await stripe.paymentIntents.create({
    ...manual,
    amount: 5_000,
    customer,
    setup_future_usage: 'off_session',
  });
  fake.payInBrowser(first.id, card);
  return { customer, payment_method: String((await stripe.paymentIntents.retrieve(first.id)).payment_method) };
};
const told = (id: string) =>
  fake.messages.events
    .filter(({ data: { object } }) => [object.id, object.payment_intent].includes(id))
    .map(({ type }) => type);

describe('an idempotency key', () => {
  it('keeps its answer for a day, an error of the server and of the card too', async () => {
    const id = await authorized();
    const capture = (key: string) => stripe.paymentIntents.capture(id, {}, { idempotencyKey: key });
    fake.failNext(CAPTURE, 500);
    for (const _ of [1, 2]) await expect(capture('k1')).rejects.toThrow(Stripe.errors.StripeAPIError);
    forward(86_399);
    await expect(capture('k1')).rejects.toThrow(Stripe.errors.StripeAPIError);
    forward(1);
    expect(await capture('k1')).toMatchObject({ status: 'succeeded', amount_received: 5_000 });
  });

  it('refuses other parameters and another endpoint, and is free after a request that was wrong', async () => {
    const create = (amount: number) => stripe.paymentIntents.create({ ...manual, amount }, { idempotencyKey: 'k2' });
    await expect(create(49)).rejects.toMatchObject({ code: 'amount_too_small' });
    const { id } = await create(50);
    expect((await create(50)).id).toBe(id);
    await expect(create(51)).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
    const elsewhere = stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'k2' });
    await expect(elsewhere).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
  });

  it('in use is a conflict', async () => {
    fake.delayMs.set('POST /v1/customers', 50);
    const create = () => stripe.customers.create({}, { idempotencyKey: 'k3' });
    const [first, second] = await Promise.allSettled([create(), create()]);
    expect([first?.status, second]).toMatchObject([
      'fulfilled',
      { reason: { code: 'idempotency_key_in_use', statusCode: 409 } },
    ]);
    fake.delayMs.clear();
  });
});

describe('a payment', () => {
  it('with a card waits for its confirmation, and is authorized by it', async () => {
    const card = await savedCard('card');
    const { id, status } = await stripe.paymentIntents.create({ ...manual, amount: 2_500, ...card });
    expect(status).toBe('requires_confirmation');
    await stripe.paymentIntents.update(id, { amount: 3_000, metadata: { reference: 'r1' } });
    expect(await stripe.paymentIntents.confirm(id, { off_session: true })).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 3_000,
      metadata: { reference: 'r1' },
    });
    await expect(stripe.paymentIntents.update(id, { amount: 9_000 })).rejects.toThrow('requires_capture');
    expect(told(id)).toEqual(['payment_intent.created', 'payment_intent.amount_capturable_updated']);
  });

  it.each([
    ['declined', 'card_declined'],
    ['asked', 'authentication_required'],
  ])('of a card that is %s is refused, and can be paid otherwise', async (kind, code) => {
    const card = await savedCard(kind);
    const { id } = await stripe.paymentIntents.create({ ...manual, amount: 2_500, ...card });
    await expect(stripe.paymentIntents.confirm(id, { off_session: true })).rejects.toMatchObject({
      statusCode: 402,
      code,
    });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
    });
  });

  it('whose bank asks the buyer requires an action', async () => {
    const card = await savedCard('asked');
    const { id } = await stripe.paymentIntents.create({ ...manual, amount: 2_500, ...card });
    expect(await stripe.paymentIntents.confirm(id)).toMatchObject({ status: 'requires_action' });
  });

  it('of a card that paid once, or of another customer, is refused', async () => {
    const { payment_method } = await savedCard('card');
    const { customer } = await savedCard('card');
    const charge = { ...manual, amount: 2_500, payment_method, customer, confirm: true, off_session: true };
    await expect(stripe.paymentIntents.create(charge)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is found by search after a minute, and ends by itself after seven days', async () => {
    const { id } = await stripe.paymentIntents.create({ ...manual, amount: 5_000, metadata: { reference: 'r2' } });
    const find = async () => (await stripe.paymentIntents.search({ query: "metadata['reference']:'r2'" })).data.length;
    forward(59);
    expect(await find()).toBe(0);
    forward(1);
    expect(await find()).toBe(1);
    fake.payInBrowser(id);
    forward(7 * 86_400);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'canceled', amount_capturable: 0 });
    await expect(stripe.paymentIntents.capture(id)).rejects.toThrow('canceled');
  });

  it('that was captured in part has released the rest, and cannot be canceled', async () => {
    const id = await captured(5_000, 2_000);
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent).toMatchObject({
      amount_received: 2_000,
      latest_charge: { amount: 5_000, amount_captured: 2_000, amount_refunded: 3_000, refunded: false },
    });
    await expect(stripe.paymentIntents.cancel(id)).rejects.toThrow('succeeded');
  });
});

describe('a refund', () => {
  it('is of what was captured, and is the money of the house again when it fails late', async () => {
    const payment_intent = await captured();
    const { id } = await stripe.refunds.create({ payment_intent, amount: 2_000 });
    await expect(stripe.refunds.create({ payment_intent, amount: 3_001 })).rejects.toThrow('unrefunded');
    fake.account.endRefund(id, 'succeeded');
    fake.account.endRefund(id, 'failed');
    expect(told(id)).toEqual(['refund.created', 'refund.updated', 'refund.failed', 'refund.updated']);
    expect(fake.refundedOf(payment_intent)).toBe(0);
    expect(fake.balance.slice(0, 3).map(({ reporting_category, amount }) => [reporting_category, amount])).toEqual([
      ['refund_failure', 2_000],
      ['refund', -2_000],
      ['charge', 5_000],
    ]);
  });

  it('of an authorization, and of a payment that a bank has, is refused until it is won', async () => {
    await expect(stripe.refunds.create({ payment_intent: await authorized() })).rejects.toThrow('no successful charge');
    const payment_intent = await captured();
    const dispute = fake.dispute(payment_intent);
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    fake.account.closeDispute(String(dispute.id), 'won');
    await expect(stripe.refunds.create({ payment_intent })).resolves.toMatchObject({ amount: 5_000 });
  });
});

it.each([
  ['won', ['created', 'funds_withdrawn', 'funds_reinstated', 'closed'], -1_500],
  ['lost', ['created', 'funds_withdrawn', 'closed'], -6_500],
] as const)('a dispute that is %s', async (end, events, cents) => {
  const id = await captured();
  const sum = () => fake.balance.reduce((all, { net }) => all + Number(net), 0);
  const before = sum();
  const dispute = fake.dispute(id);
  fake.account.closeDispute(String(dispute.id), end);
  expect(told(String(dispute.id)).map((type) => type.replace('charge.dispute.', ''))).toEqual(events);
  expect(sum() - before).toBe(cents);
});

it('delivers messages late, twice, again until they are taken, or never', async () => {
  const seen: StripeEvent[] = [];
  let isDown = true;
  const done = new Promise<void>((resolve) => {
    fake.messages.receivers.push(async (_, event) => {
      seen.push(event);
      if (event.type === 'payment_intent.canceled') resolve();
      isDown = seen.length < 2;
      return !isDown;
    });
  });
  fake.messages.againMs = 1;
  fake.messages.plan = ({ type }) =>
    type === 'payment_intent.created' ? [0] : type === 'payment_intent.canceled' ? [30, 20] : [];
  const id = await authorized();
  await stripe.paymentIntents.cancel(id);
  await done;
  expect(seen.map(({ type }) => type).slice(0, 3)).toEqual([
    'payment_intent.created',
    'payment_intent.created',
    'payment_intent.canceled',
  ]);
});
