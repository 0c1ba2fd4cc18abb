/**
 * A refund goes to the card until its part is used up, and then to vouchers, the last first. All in cents.
 *
 * @param onCard what the card paid and has not got back
 * @param onVouchers the same of each voucher, in the order in which they paid
 * @throws when it is more than was paid
 */
export function splitRefund(
  cents: number,
  onCard: number,
  onVouchers: readonly number[],
): { readonly cardCents: number; readonly toVouchers: readonly number[] } {
  const cardCents = Math.min(cents, onCard);
  let left = cents - cardCents;
  const toVouchers = onVouchers
    .toReversed()
    .map((open) => {
      const back = Math.min(left, open);
      left -= back;
      return back;
    })
    .reverse();
  if (left > 0) throw new Error('a refund is more than was paid');
  return { cardCents, toVouchers };
}
