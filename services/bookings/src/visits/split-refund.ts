import type { PaymentMethod } from '../payments/payment-method.js';

export interface RefundablePayment {
  readonly id: string;
  /** US cents. */
  readonly leftCents: number;
  readonly method: PaymentMethod;
  /** Its bank has the money. */
  readonly isDisputed?: boolean;
}

interface RefundPart {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
}

/**
 * The same share of every payment, to the cent by largest remainder. Those that banks have come last. US cents.
 * @throws when the payments do not cover it
 */
export function shareRefund(amountCents: number, payments: readonly RefundablePayment[]): RefundPart[] {
  const open = payments.filter(({ isDisputed, leftCents }) => !isDisputed && leftCents > 0);
  const leftCents = open.reduce((sum, payment) => sum + payment.leftCents, 0);
  if (amountCents >= leftCents) return splitRefund(amountCents, payments);
  const shares = open.map((payment) => {
    const exact = (amountCents * payment.leftCents) / leftCents;
    return { payment, cents: Math.floor(exact), remainder: exact % 1 };
  });
  let missing = amountCents - shares.reduce((sum, { cents }) => sum + cents, 0);
  for (const share of shares.toSorted((one, other) => other.remainder - one.remainder)) {
    if (missing === 0) break;
    share.cents += 1;
    missing -= 1;
  }
  return shares.flatMap(({ payment: { id, method }, cents }) =>
    cents > 0 ? [{ id, method, amountCents: cents }] : [],
  );
}

/** In this order, so that each payment gets back at most what it paid. US cents. @throws when the payments do not cover it */
export function splitRefund(amountCents: number, payments: readonly RefundablePayment[]): RefundPart[] {
  let open = amountCents;
  const parts = payments.flatMap(({ id, method, leftCents }) => {
    const part = Math.min(open, leftCents);
    open -= part;
    return part > 0 ? [{ id, method, amountCents: part }] : [];
  });
  if (open !== 0) throw new Error(`${open} cents of a refund belong to no payment`);
  return parts;
}
