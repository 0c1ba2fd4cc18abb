import type { PaymentMethod } from '../payments/payment-method.js';

export interface RefundablePayment {
  readonly id: string;
  /** US cents. */
  readonly leftCents: number;
  readonly method: PaymentMethod;
  /** Its bank has the money. */
  readonly isDisputed?: boolean;
}

/** In this order, so that each payment gets back at most what it paid. US cents. @throws when the payments do not cover it */
export function splitRefund(
  amountCents: number,
  payments: readonly RefundablePayment[],
): { id: string; method: PaymentMethod; amountCents: number }[] {
  let open = amountCents;
  const parts = payments.flatMap(({ id, method, leftCents }) => {
    const part = Math.min(open, leftCents);
    open -= part;
    return part > 0 ? [{ id, method, amountCents: part }] : [];
  });
  if (open !== 0) throw new Error(`${open} cents of a refund belong to no payment`);
  return parts;
}
