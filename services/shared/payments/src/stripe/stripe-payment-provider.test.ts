import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DisputeMessage, RefundMessage } from '../payment-provider.js';
import { FakeStripe } from '../testing/fake-stripe.js';
import { StripePaymentProvider } from './stripe-payment-provider.js';

const secretKey = 'sk_test_of_hilltop';
const webhookSecret = 'whsec_of_hilltop';
const clock = new TestClock('2026-11-21T16:30:00Z');
const MINUTE = 60_000;

let stripe: FakeStripe;
let told: RefundMessage[];
let paid: string[];
let disputed: DisputeMessage[];
let provider: StripePaymentProvider;
const connect = (service: string) => {
  const made = new StripePaymentProvider({ service, secretKey, webhookSecret, apiUrl: stripe.url }, clock);
  made.listen({
    refundEnded: async (message) => void told.push(message),
    paid: async ({ intentId }) => void paid.push(intentId),
    disputed: async (message) => void disputed.push(message),
  });
  return made;
};
beforeAll(async () => {
  stripe = await FakeStripe.start({ secretKey, webhookSecret });
});
afterAll(() => stripe.close());
beforeEach(() => {
  told = [];
  paid = [];
  disputed = [];
  stripe.refundStatus = 'pending';
  provider = connect('bookings');
});

const authorized = async (amountCents = 10_000, card = 'card') => {
  const { intentId } = await provider.start({ amountCents, chargedLater: true });
  stripe.payInBrowser(intentId, card);
  return intentId;
};
const take = async (intentId: string, amountCents: number, of = provider) => {
  const authorized = await of.authorize({ intentId, amountCents });
  return authorized.status === 'refused'
    ? authorized
    : of.capture({ intentId, amountCents, authorizedCents: amountCents });
};
const bought = async (amountCents = 10_000, card = 'card') => {
  const intentId = await authorized(amountCents, card);
  await take(intentId, amountCents);
  return intentId;
};
const statusOf = (intentId: string) => stripe.intents.get(intentId)?.status;
const order = (intentId: string, reference: string, amountCents: number | null = null) => ({
  reference,
  payment: { reference: intentId, intentId },
  amountCents,
});

describe('a payment', () => {
  it('is started here, authorized in the browser, and captured once', async () => {
    const { intentId, clientSecret } = await provider.start({ amountCents: 10_000, chargedLater: true });
    expect(clientSecret).toContain(intentId);
    expect(await take(intentId, 10_000)).toMatchObject({ status: 'refused' });
    stripe.payInBrowser(intentId);
    expect(statusOf(intentId)).toBe('requires_capture');
    const capture = () => provider.capture({ intentId, amountCents: 10_000, authorizedCents: 10_000 });
    expect(await Promise.all([capture(), capture()])).toEqual(Array(2).fill({ status: 'captured' }));
    expect(statusOf(intentId)).toBe('succeeded');
  });

  it.each([null, 'pi_mock_1', 'pi_x/../y'])('named %s is refused', async (intentId) => {
    expect(await provider.authorize({ intentId, amountCents: 10_000 })).toMatchObject({ status: 'refused' });
  });

  it('of a different amount, or of another service on the account, is refused and not captured', async () => {
    const intentId = await authorized();
    expect(await take(intentId, 9_999)).toMatchObject({ status: 'refused' });
    expect(await take(intentId, 10_000, connect('orders'))).toMatchObject({ status: 'refused' });
    expect(statusOf(intentId)).toBe('requires_capture');
  });

  it('fails with a wrong key, without revealing it', async () => {
    const settings = { service: 'bookings', secretKey: 'sk_test_wrong', webhookSecret, apiUrl: stripe.url };
    const started = new StripePaymentProvider(settings, clock).start({ amountCents: 100, chargedLater: false });
    await expect(started).rejects.toMatchObject({ message: expect.not.stringContaining('sk_test_wrong') });
  });
});

/** A charge that is authorized. */
const charged = async (reference: string, earlierIntentId: string, amountCents = 2_500) => {
  const started = await provider.startCharge({ reference, earlierIntentId, amountCents });
  if (started.status === 'refused') return started;
  return provider.authorizeCharge(started.intentId);
};

describe('an additional charge', () => {
  it('goes to the card that paid, once per reference, and takes nothing before it is captured', async () => {
    const earlierIntentId = await bought();
    const [first, second] = [await charged('charge_1', earlierIntentId), await charged('charge_1', earlierIntentId)];
    expect(first).toMatchObject({ status: 'authorized' });
    expect(second).toEqual(first);
    expect([...stripe.intents.values()].filter(({ metadata }) => metadata.reference === 'charge_1')).toMatchObject([
      { status: 'requires_capture', amount_received: 0 },
    ]);
    const intentId = 'intentId' in first ? first.intentId : '';
    await provider.capture({ intentId, amountCents: 2_500, authorizedCents: 2_500 });
    expect(stripe.intents.get(intentId)).toMatchObject({ status: 'succeeded', amount_received: 2_500 });
  });

  it('that is started and not authorized moves no money', async () => {
    const earlierIntentId = await bought();
    const started = await provider.startCharge({ reference: 'charge_5', earlierIntentId, amountCents: 2_500 });
    expect(statusOf('intentId' in started ? started.intentId : '')).toBe('requires_confirmation');
  });

  it('that the bank declines is refused with its message', async () => {
    const refused = await charged('charge_2', await bought(10_000, 'declined'));
    expect(refused).toEqual({ status: 'refused', message: 'Your card was declined.' });
  });

  it('that the buyer would have to confirm is refused', async () => {
    expect(await charged('charge_6', await bought(10_000, 'asked'))).toMatchObject({ status: 'refused' });
  });

  it('of less than a card can pay, or to a card that nobody knows, is refused', async () => {
    const small = await charged('charge_7', await bought(), 49);
    expect(small).toEqual({ status: 'refused', message: 'This comes to $0.49, and a card pays $0.50 or more.' });
    expect(await charged('charge_9', 'sale_1')).toMatchObject({ status: 'refused' });
  });

  it('that no change has used is released, and found by its id at once', async () => {
    const answer = await charged('charge_3', await bought());
    const intentId = 'intentId' in answer ? answer.intentId : '';
    const unused = { reference: 'r3.1', payment: { reference: 'charge_3', intentId }, amountCents: null };
    expect(await provider.refund(unused)).toEqual({ cents: 0 });
    expect(statusOf(intentId)).toBe('canceled');
  });

  it('that never reached Stripe needs no refund', async () => {
    const payment = { reference: 'charge_4', intentId: null };
    expect(await provider.refund({ reference: 'r4.1', payment, amountCents: null })).toEqual({ cents: 0 });
  });
});

describe('a refund', () => {
  it('can be partial, and is made once with repeated requests, also when Stripe has forgotten the key', async () => {
    const intentId = await bought();
    const forgets = stripe.forgetKeys.bind(stripe);
    for (const before of [undefined, undefined, forgets]) {
      before?.();
      await provider.refund(order(intentId, 'r5.1', 2_500));
    }
    await provider.refund(order(intentId, 'r6.1', 1_000));
    expect(stripe.refundedOf(intentId)).toBe(3_500);
  });

  it('of an authorized payment cancels it: nothing was captured', async () => {
    const intentId = await authorized();
    const refund = () => provider.refund(order(intentId, 'r7.1'));
    expect([await refund(), await refund()]).toEqual([{ cents: 0 }, { cents: 0 }]);
    expect(statusOf(intentId)).toBe('canceled');
  });

  it('of a payment of another service moves no money', async () => {
    const intentId = await bought();
    await connect('orders').refund(order(intentId, 'r8.1'));
    expect(stripe.refundedOf(intentId)).toBe(0);
    const further = await charged('charge_8', intentId, 500);
    const chargeId = 'intentId' in further ? further.intentId : '';
    // As a browser would name it.
    await provider.refund(order(chargeId, 'r9.1'));
    expect(statusOf(chargeId)).toBe('requires_capture');
  });

  it('says how much goes back, and how it ended', async () => {
    const intentId = await bought();
    stripe.refundStatus = 'succeeded';
    expect(await provider.refund(order(intentId, 'r10.1', 10_001))).toEqual({ cents: 10_001, end: 'failed' });
    expect(await provider.refund(order(intentId, 'r11.1', 4_000))).toEqual({ cents: 4_000, end: 'settled' });
    expect(await provider.refund(order(intentId, 'r12.1'))).toEqual({ cents: 6_000, end: 'settled' });
    // Nothing is left.
    expect(await provider.refund(order(intentId, 'r14.1'))).toEqual({ cents: 0 });
    expect(await provider.refund(order(intentId, 'r15.1', 1_000))).toEqual({ cents: 1_000, end: 'settled' });
  });

  it('of an amount of a payment that took nothing fails: it belongs to a purchase', async () => {
    expect(await provider.refund(order('pi_of_nobody', 'r16.1', 1_000))).toEqual({ cents: 1_000, end: 'failed' });
  });

  it('is sent with a new key each time, since Stripe repeats an error 500 for its key', async () => {
    const intentId = await bought();
    stripe.failNext('POST /v1/refunds', 500);
    await expect(provider.refund(order(intentId, 'r17.1', 1_000))).rejects.toThrow();
    expect(await provider.refund(order(intentId, 'r17.1', 1_000))).toEqual({ cents: 1_000, end: undefined });
  });

  it('that was accepted without an answer is retried by the package with its key', async () => {
    const intentId = await bought();
    stripe.cutOff.add('POST /v1/refunds');
    await provider.refund(order(intentId, 'r13.1', 2_500));
    expect(stripe.refundedOf(intentId)).toBe(2_500);
    expect(stripe.cutOff.size).toBe(0);
  });
});

describe('a message', () => {
  const refund = (status: string, reference = 'r1.1') => ({ object: 'refund', status, metadata: { reference } });
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE);

  it.each([
    ['refund.updated', 'succeeded', 'settled'],
    ['refund.failed', 'failed', 'failed'],
    ['refund.updated', 'canceled', 'failed'],
  ])('%s with %s reports a refund as %s', async (type, status, end) => {
    expect(await provider.receive(stripe.message(type, refund(status), at(0)))).toBe('taken');
    expect(told).toEqual([{ reference: 'r1.1', status: end }]);
  });

  it.each([
    ['refund.created', refund('pending')],
    ['refund.updated', { object: 'refund', status: 'succeeded', metadata: {} }],
    ['customer.created', { object: 'customer' }],
  ])('%s that ends none of our refunds is accepted without effect', async (type, object) => {
    expect(await provider.receive(stripe.message(type, object, at(0)))).toBe('taken');
    expect(told).toEqual([]);
  });

  it('is forged when its signature is missing, from another secret, of other bytes, or too old', async () => {
    const { body, headers } = stripe.message('refund.updated', refund('succeeded'), at(0));
    const changed = Buffer.from(body.toString().replace('r1.1', 'r2.1'));
    const other = { 'stripe-signature': stripe.sign(body, at(0), 'whsec_of_another') };
    const late = stripe.message('refund.updated', refund('succeeded'), at(-6));
    for (const webhook of [{ body, headers: {} }, { body, headers: other }, { body: changed, headers }, late]) {
      expect(await provider.receive(webhook)).toBe('forged');
    }
    expect(await provider.receive({ body, headers: { 'stripe-signature': 'v1=0' } })).toBe('forged');
    expect(told).toEqual([]);
  });

  it('about a payment is passed on by the service that took it alone', async () => {
    const intent = stripe.intents.get(await bought()) ?? {};
    const message = stripe.message('payment_intent.succeeded', intent, at(0), at(-1));
    expect([await provider.receive(message), await connect('orders').receive(message)]).toEqual(['taken', 'taken']);
    expect(paid).toHaveLength(1);
  });

  it('about a dispute names the payment as we know it, and says when money moved', async () => {
    const intentId = await bought();
    stripe.now = () => at(0);
    const { id } = stripe.dispute(intentId, 4_000);
    stripe.now = () => at(60);
    stripe.account.closeDispute(String(id), 'won');
    stripe.now = () => new Date();
    const told = stripe.messages.events.filter(({ data }) => data.object.id === id);
    const elsewhere = connect('orders');
    for (const { type, data } of told) {
      const message = stripe.message(type, data.object, at(0));
      expect([await provider.receive(message), await elsewhere.receive(message)]).toEqual(['taken', 'taken']);
    }
    const open = { disputeId: id, payment: intentId, amountCents: 4_000, reason: 'fraudulent', openedAt: at(0) };
    const won = { ...open, end: { status: 'won', at: at(60) } };
    expect(disputed).toEqual([open, open, won, won]);
  });
});
