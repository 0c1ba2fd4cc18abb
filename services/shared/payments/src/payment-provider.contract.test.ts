import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MockPaymentProvider } from './mock-payment-provider.js';
import { CaptureError, type PaymentProvider } from './payment-provider.js';
import { StripePaymentProvider } from './stripe/stripe-payment-provider.js';
import { FakeStripe } from './testing/fake-stripe.js';

interface Adapter {
  readonly provider: PaymentProvider;
  /** The buyer completes the provider's form, if it has one. */
  readonly pay: (intentId: string) => void;
  readonly close: () => Promise<void>;
}

async function mock(): Promise<Adapter> {
  return { provider: new MockPaymentProvider(quietLogger()), pay: () => undefined, close: async () => undefined };
}

async function stripe(): Promise<Adapter> {
  const secrets = { secretKey: 'sk_test_of_hilltop', webhookSecret: 'whsec_of_hilltop' };
  const server = await FakeStripe.start(secrets);
  const settings = { ...secrets, service: 'orders', apiUrl: server.url };
  const provider = new StripePaymentProvider(settings, new TestClock('2026-11-21T16:30:00Z'));
  return { provider, pay: (intentId) => server.payInBrowser(intentId), close: server.close };
}

/** What the sale expects of every provider (product.md §18). */
describe.each([
  ['the mock', mock],
  ['Stripe', stripe],
])('an authorization of %s', (_, start) => {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await start();
  });
  afterAll(() => adapter.close());
  const begun = async (amountCents = 10_000) => {
    const { intentId } = await adapter.provider.start({ amountCents, chargedLater: true });
    adapter.pay(intentId);
    return { intentId, authorizedCents: amountCents };
  };

  it('takes nothing, also when it is asked for twice', async () => {
    const { intentId } = await begun();
    const authorize = () => adapter.provider.authorize({ intentId, amountCents: 10_000 });
    expect(await Promise.all([authorize(), authorize()])).toEqual(Array(2).fill({ status: 'authorized', intentId }));
    await adapter.provider.void(intentId);
  });

  it.each([10_000, 4_000])('is captured once with %i of 100.00, however often it is asked', async (amountCents) => {
    const payment = await begun();
    const capture = () => adapter.provider.capture({ ...payment, amountCents });
    expect([await capture(), await capture()]).toEqual(Array(2).fill({ status: 'captured' }));
    await expect(adapter.provider.capture({ ...payment, amountCents: 100 })).rejects.toThrow(CaptureError);
    expect(await adapter.provider.authorize({ intentId: payment.intentId, amountCents: 10_000 })).toMatchObject({
      status: 'refused',
    });
  });

  it('is never captured with more than its amount', async () => {
    const payment = await begun();
    await expect(adapter.provider.capture({ ...payment, amountCents: 10_001 })).rejects.toThrow(CaptureError);
    expect(await adapter.provider.capture({ ...payment, amountCents: 10_000 })).toEqual({ status: 'captured' });
  });

  it('that was released, also twice, takes nothing any more', async () => {
    const payment = await begun();
    await adapter.provider.void(payment.intentId);
    await adapter.provider.void(payment.intentId);
    expect(await adapter.provider.capture({ ...payment, amountCents: 10_000 })).toMatchObject({ status: 'refused' });
  });

  it('cannot be released once its money was taken', async () => {
    const payment = await begun();
    await adapter.provider.capture({ ...payment, amountCents: 10_000 });
    await expect(adapter.provider.void(payment.intentId)).rejects.toThrow(CaptureError);
  });

  it('that nobody knows needs no letting go', async () => {
    await adapter.provider.void('pi_of_nobody');
  });
});

describe('an authorization of Stripe', () => {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await stripe();
  });
  afterAll(() => adapter.close());
  const begin = async (amountCents: number) =>
    (await adapter.provider.start({ amountCents, chargedLater: false })).intentId;

  it('is refused before the buyer has paid, and for another amount', async () => {
    const intentId = await begin(10_000);
    const authorize = (amountCents: number) => adapter.provider.authorize({ intentId, amountCents });
    expect(await authorize(10_000)).toEqual({ status: 'refused', message: 'This payment is not complete.' });
    adapter.pay(intentId);
    expect(await authorize(9_999)).toEqual({ status: 'refused', message: 'This payment is for a different amount.' });
    expect(await authorize(10_000)).toEqual({ status: 'authorized', intentId });
  });

  it('is not captured below the least amount of a card', async () => {
    const intentId = await begin(10_000);
    adapter.pay(intentId);
    const capture = { intentId, amountCents: 49, authorizedCents: 10_000 };
    expect(await adapter.provider.capture(capture)).toMatchObject({ status: 'refused' });
  });
});
