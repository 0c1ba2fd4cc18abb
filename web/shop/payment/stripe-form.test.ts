import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { type StartedPayment, StripeForm } from './stripe-form.js';

const submit = jest.fn<() => Promise<{ error?: Partial<StripeError> }>>();
const confirmPayment = jest.fn<(options: object) => Promise<Partial<PaymentIntentResult> | object>>();
const elements = jest.fn((_options: object) => ({ submit, update: async () => undefined }));

/** The global that Stripe's script defines. */
const connect = Object.assign(() => ({ elements, confirmPayment }), { version: 'endive' });

beforeEach(() => {
  submit.mockResolvedValue({});
  Object.assign(window, { Stripe: connect });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
  jest.resetAllMocks();
  elements.mockImplementation(() => ({ submit, update: async () => undefined }));
});

function open(chargedLater = true): Promise<StripeForm> {
  return StripeForm.open('pk_test_1', { amountCents: 5000, chargedLater });
}
function starts(...secrets: readonly string[]) {
  const left = [...secrets];
  return jest.fn(
    async (): Promise<StartedPayment> => ({ __typename: 'PaymentStarted', clientSecret: left.shift() ?? null }),
  );
}
const authorized = { paymentIntent: { id: 'pi_1', status: 'requires_capture' } };
const declined = {
  error: { message: 'Your card was declined.', payment_intent: { status: 'requires_payment_method' } },
};
function secretsConfirmed(): readonly string[] {
  return confirmPayment.mock.calls.map(([options]) => (options as { clientSecret: string }).clientSecret);
}

describe('Stripe’s form', () => {
  it('opens for the payment that the service begins', async () => {
    await open();
    await open(false);
    const same = { mode: 'payment', currency: 'usd', amount: 5000, captureMethod: 'manual' };
    const card = { allowedPaymentMethodTypes: ['card'] };
    expect(elements.mock.calls.map(([options]) => options)).toMatchObject([
      { ...same, ...card, setupFutureUsage: 'off_session' },
      { ...same, ...card, setupFutureUsage: null },
    ]);
  });

  it('begins nothing while the card is incomplete, and confirms nothing that the service refuses', async () => {
    const form = await open();
    const start = starts('secret');
    submit.mockResolvedValueOnce({ error: { message: 'Your card number is incomplete.' } });
    expect(await form.pay(5000, start)).toEqual({
      __typename: 'CardRefused',
      message: 'Your card number is incomplete.',
    });
    expect(start).not.toHaveBeenCalled();
    const mismatch = { __typename: 'AmountMismatch', message: 'It comes to $60.00.' } as const;
    expect(await form.pay(5000, async () => mismatch)).toBe(mismatch);
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it('reuses a payment for a second card, and begins a new one for another amount', async () => {
    const form = await open();
    const start = starts('secret 1', 'secret 2');
    confirmPayment.mockResolvedValueOnce(declined).mockResolvedValueOnce(declined).mockResolvedValueOnce(authorized);
    expect(await form.pay(5000, start)).toMatchObject({ message: 'Your card was declined.' });
    await form.pay(5000, start);
    expect(await form.pay(7500, start)).toEqual({ __typename: 'Authorized', paymentIntentId: 'pi_1' });
    expect(secretsConfirmed()).toEqual(['secret 1', 'secret 1', 'secret 2']);
  });

  it('uses a payment authorized by an earlier attempt, and begins another for the next', async () => {
    const form = await open();
    const start = starts('secret 1', 'secret 2');
    const lost = { error: { message: 'We could not reach Stripe.' } };
    const again = { error: { message: 'It is paid.', payment_intent: authorized.paymentIntent } };
    confirmPayment.mockResolvedValueOnce(lost).mockResolvedValueOnce(again).mockResolvedValueOnce(authorized);
    expect(await form.pay(5000, start)).toMatchObject({ __typename: 'CardRefused' });
    expect(await form.pay(5000, start)).toEqual({ __typename: 'Authorized', paymentIntentId: 'pi_1' });
    await form.pay(5000, start);
    expect(secretsConfirmed()).toEqual(['secret 1', 'secret 1', 'secret 2']);
  });

  it('begins another payment when the one that was begun was canceled meanwhile', async () => {
    const form = await open();
    const start = starts('secret 1', 'secret 2');
    const canceled = { error: { message: 'It is canceled.', payment_intent: { id: 'pi_1', status: 'canceled' } } };
    confirmPayment.mockResolvedValueOnce(canceled).mockResolvedValueOnce(authorized);
    expect(await form.pay(5000, start)).toMatchObject({ __typename: 'CardRefused' });
    expect(await form.pay(5000, start)).toMatchObject({ __typename: 'Authorized' });
    expect(secretsConfirmed()).toEqual(['secret 1', 'secret 2']);
  });
});
