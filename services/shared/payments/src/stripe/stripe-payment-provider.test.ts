import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RefundMessage } from '../payment-provider.js';
import { FakeStripe } from '../testing/fake-stripe.js';
import { StripePaymentProvider } from './stripe-payment-provider.js';

const secretKey = 'sk_test_of_hilltop';
const webhookSecret = 'whsec_of_hilltop';
const clock = new TestClock('2026-11-21T16:30:00Z');
const MINUTE = 60_000;

let stripe: FakeStripe;
let told: RefundMessage[];
let paid: string[];
let provider: StripePaymentProvider;
const connect = (service: string) => {
  const made = new StripePaymentProvider({ service, secretKey, webhookSecret, apiUrl: stripe.url }, clock);
  made.listen({
    refundEnded: async (message) => void told.push(message),
    paid: async ({ intentId }) => paid.push(intentId) > 1,
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
  stripe.refundStatus = 'pending';
  provider = connect('bookings');
});

const authorized = async (amountCents = 10_000, card = 'card') => {
  const { intentId } = await provider.start({ amountCents, chargedLater: true });
  stripe.payInBrowser(intentId, card);
  return intentId;
};
const bought = async (amountCents = 10_000, card = 'card') => {
  const intentId = await authorized(amountCents, card);
  await provider.confirm({ intentId, amountCents });
  return intentId;
};
const statusOf = (intentId: string) => stripe.intents.get(intentId)?.status;
const order = (intentId: string, reference: string, amountCents: number | null = null) => ({
  reference,
  payment: { reference: intentId, intentId },
  amountCents,
});

describe('a payment', () => {
  it('is started here, authorized in the browser, and captured once by `confirm`', async () => {
    const { intentId, clientSecret } = await provider.start({ amountCents: 10_000, chargedLater: true });
    expect(clientSecret).toContain(intentId);
    expect(await provider.confirm({ intentId, amountCents: 10_000 })).toMatchObject({ status: 'refused' });
    stripe.payInBrowser(intentId);
    expect(statusOf(intentId)).toBe('requires_capture');
    const confirm = () => provider.confirm({ intentId, amountCents: 10_000 });
    expect(await Promise.all([confirm(), confirm()])).toEqual(Array(2).fill({ status: 'paid', intentId }));
    expect(statusOf(intentId)).toBe('succeeded');
  });

  it.each([null, 'pi_mock_1', 'pi_x/../y'])('named %s is refused', async (intentId) => {
    expect(await provider.confirm({ intentId, amountCents: 10_000 })).toMatchObject({ status: 'refused' });
  });

  it('of a different amount, or of another service on the account, is refused and not captured', async () => {
    const intentId = await authorized();
    expect(await provider.confirm({ intentId, amountCents: 9_999 })).toMatchObject({ status: 'refused' });
    expect(await connect('orders').confirm({ intentId, amountCents: 10_000 })).toMatchObject({ status: 'refused' });
    expect(statusOf(intentId)).toBe('requires_capture');
  });

  it('fails with a wrong key, without revealing it', async () => {
    const settings = { service: 'bookings', secretKey: 'sk_test_wrong', webhookSecret, apiUrl: stripe.url };
    const started = new StripePaymentProvider(settings, clock).start({ amountCents: 100, chargedLater: false });
    await expect(started).rejects.toMatchObject({ message: expect.not.stringContaining('sk_test_wrong') });
  });
});

describe('an additional charge', () => {
  it('goes to the card that paid, once per reference', async () => {
    const earlierIntentId = await bought();
    const charge = () => provider.charge({ reference: 'charge_1', earlierIntentId, amountCents: 2_500 });
    const [first, second] = [await charge(), await charge()];
    expect(first).toMatchObject({ status: 'paid' });
    expect(second).toEqual(first);
    expect([...stripe.intents.values()].filter(({ metadata }) => metadata.reference === 'charge_1')).toHaveLength(1);
  });

  it('that the bank declines is refused with its message', async () => {
    const earlierIntentId = await bought(10_000, 'declined');
    expect(await provider.charge({ reference: 'charge_2', earlierIntentId, amountCents: 2_500 })).toEqual({
      status: 'refused',
      message: 'Your card was declined.',
    });
  });

  it('without an answer is found by its reference, and refunded', async () => {
    const earlierIntentId = await bought();
    await provider.charge({ reference: 'charge_3', earlierIntentId, amountCents: 2_500 });
    stripe.refundStatus = 'succeeded';
    const payment = { reference: 'charge_3', intentId: null };
    await provider.refund({ reference: 'r3.1', payment, amountCents: 2_500 });
    expect(told).toEqual([{ reference: 'r3.1', status: 'settled' }]);
    expect([...stripe.refunds.values()].at(-1)).toMatchObject({ amount: 2_500, metadata: { reference: 'r3.1' } });
  });

  it('that never reached Stripe needs no refund', async () => {
    const payment = { reference: 'charge_4', intentId: null };
    await provider.refund({ reference: 'r4.1', payment, amountCents: 2_500 });
    expect(told).toEqual([{ reference: 'r4.1', status: 'settled' }]);
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
    expect(told).toEqual([]);
  });

  it('of an authorized payment cancels it: nothing was captured', async () => {
    const intentId = await authorized();
    await provider.refund(order(intentId, 'r7.1'));
    await provider.refund(order(intentId, 'r7.1'));
    expect(statusOf(intentId)).toBe('canceled');
    expect(told).toEqual(Array(2).fill({ reference: 'r7.1', status: 'settled' }));
  });

  it('of a payment of another service moves no money', async () => {
    const intentId = await bought();
    await connect('orders').refund(order(intentId, 'r8.1'));
    expect(stripe.refundedOf(intentId)).toBe(0);
    const further = await provider.charge({ reference: 'charge_8', earlierIntentId: intentId, amountCents: 500 });
    const charged = 'intentId' in further ? further.intentId : '';
    await provider.refund(order(charged, 'r9.1'));
    expect(stripe.refundedOf(charged)).toBe(0);
  });

  it('of more than is left fails; of an already refunded payment is settled', async () => {
    const intentId = await bought();
    stripe.refundStatus = 'succeeded';
    await provider.refund(order(intentId, 'r10.1', 10_001));
    await provider.refund(order(intentId, 'r11.1'));
    await provider.refund(order(intentId, 'r12.1'));
    expect(told.map(({ status }) => status)).toEqual(['failed', 'settled', 'settled']);
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

  it('about a payment is deferred until it is known whether the payment is used', async () => {
    const intent = stripe.intents.get(await bought()) ?? {};
    const receive = () => provider.receive(stripe.message('payment_intent.succeeded', intent, at(0), at(-1)));
    expect([await receive(), await receive()]).toEqual(['later', 'taken']);
    expect(paid).toHaveLength(2);
    const elsewhere = connect('orders');
    expect(await elsewhere.receive(stripe.message('payment_intent.succeeded', intent, at(0)))).toBe('taken');
    expect(paid).toHaveLength(2);
  });
});
