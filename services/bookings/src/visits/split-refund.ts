/** A payment of a booking, and what of it can still go back. */
export interface RefundablePayment {
  readonly id: string;
  /** US cents. */
  readonly leftCents: number;
}

/**
 * Shares an amount out over the payments that it goes back to, the newest first, so that each gets at most what it paid.
 * All in US cents. @throws when they have not paid so much
 */
export function splitRefund(
  amountCents: number,
  newestFirst: readonly RefundablePayment[],
): { id: string; amountCents: number }[] {
  let open = amountCents;
  const parts = newestFirst.flatMap(({ id, leftCents }) => {
    const part = Math.min(open, leftCents);
    open -= part;
    return part > 0 ? [{ id, amountCents: part }] : [];
  });
  if (open !== 0) throw new Error(`${open} cents of a refund belong to no payment`);
  return parts;
}
