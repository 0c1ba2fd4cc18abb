import type { Payment } from './booking-state.js';
import { randomId } from './random-id.js';

/** How long the demo's payment takes, in ms (spec.md §9). */
export const MOCK_PAYMENT_MS = 2000;

type Charge = {
  /** US cents. */
  readonly amount: number;
  readonly cardNumber: string;
  /** The payment whose amount changes, if the visitor has made one; never a second one beside it. */
  readonly paymentIntentId?: string | undefined;
};

/**
 * The demo's payment: no network, a fake success after two seconds (spec.md §7). In production a card payment provider
 * takes this place. Of the card only its last four digits come out.
 */
export const mockPayment = ({ amount, cardNumber, paymentIntentId }: Charge): Promise<Payment> =>
  new Promise((resolve) => {
    setTimeout(
      () =>
        resolve({
          paymentIntentId: paymentIntentId ?? `pi_mock_${randomId()}`,
          transactionId: `txn_mock_${randomId()}`,
          last4: cardNumber.replace(/\D/g, '').slice(-4),
          amount,
          currency: 'usd',
          status: 'succeeded',
        }),
      MOCK_PAYMENT_MS,
    );
  });
