import { randomId } from '../../../lib/random-id.js';
import type { Payment } from '../state/booking-state.js';

/** Duration of the mock payment, in ms. */
export const MOCK_PAYMENT_MS = 2000;

interface Charge {
  /** US cents. */
  readonly amount: number;
  readonly cardNumber: string;
}

/**
 * The mock payment: no network, success after two seconds. In production, Stripe's form (stripe-fields.tsx) replaces
 * it. Only the last four digits leave this function.
 */
export function mockPayment({ amount, cardNumber }: Charge): Promise<Payment> {
  return new Promise((resolve) => {
    setTimeout(
      () =>
        resolve({
          paymentIntentId: `pi_mock_${randomId()}`,
          transactionId: `txn_mock_${randomId()}`,
          last4: cardNumber.replace(/\D/g, '').slice(-4),
          amount,
          currency: 'usd',
          status: 'succeeded',
        }),
      MOCK_PAYMENT_MS,
    );
  });
}
