import type Stripe from 'stripe';
import type { PaymentListener, RefundMessage } from '../payment-provider.js';

/** Undefined while it is pending. */
export function endOf({ status }: Stripe.Refund): RefundMessage['status'] | undefined {
  if (status === 'succeeded') return 'settled';
  return status === 'failed' || status === 'canceled' ? 'failed' : undefined;
}

/** Reports only our refunds: staff can make others in Stripe's dashboard. */
export async function reportRefund(refund: Stripe.Refund, listener: PaymentListener | undefined): Promise<void> {
  const [reference, status] = [refund.metadata?.reference, endOf(refund)];
  if (reference !== undefined && status !== undefined) {
    await listener?.refundEnded({ reference, status, cents: refund.amount });
  }
}
