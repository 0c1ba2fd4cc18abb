import type Stripe from 'stripe';
import type { PaymentListener, RefundMessage } from '../payment-provider.js';

/** How a refund ended; undefined while it is under way. */
export function endOf({ status }: Stripe.Refund): RefundMessage['status'] | undefined {
  if (status === 'succeeded') return 'settled';
  return status === 'failed' || status === 'canceled' ? 'failed' : undefined;
}

/** Passes on how a refund of ours ended. Staff can make others in Stripe's own pages. */
export async function tellOfRefund(refund: Stripe.Refund, listener: PaymentListener | undefined): Promise<void> {
  const [reference, status] = [refund.metadata?.reference, endOf(refund)];
  if (reference !== undefined && status !== undefined) await listener?.refundEnded({ reference, status });
}
