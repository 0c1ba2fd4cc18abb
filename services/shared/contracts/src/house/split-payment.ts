/** The provider's minimum. */
export const LEAST_CARD_CENTS = 50;

/** A card can pay nothing, or the provider's minimum and more. US cents. */
export function isTooLittleForCard(cents: number): boolean {
  return cents > 0 && cents < LEAST_CARD_CENTS;
}

export interface PaymentSplit {
  /** By each voucher, in the order of the balances. */
  readonly vouchersPay: readonly number[];
  readonly cardCents: number;
}

/**
 * Vouchers pay first, each what it has, and the card the rest. They do not pay for gift vouchers, and pay less if the rest would be under
 * the card's minimum. Orders charges this and the site shows it.
 * @param wholeCents with shipping and tax @param giftCents the part for gift vouchers
 */
export function splitPayment(wholeCents: number, giftCents: number, balances: readonly number[]): PaymentSplit {
  let openCents = wholeCents - giftCents;
  const vouchersPay = balances.map((balance) => {
    const pays = Math.min(balance, openCents);
    openCents -= pays;
    return pays;
  });
  let cardCents = giftCents + openCents;
  for (let at = balances.length - 1; at >= 0 && isTooLittleForCard(cardCents); at -= 1) {
    const back = Math.min(vouchersPay[at] ?? 0, LEAST_CARD_CENTS - cardCents);
    vouchersPay[at] = (vouchersPay[at] ?? 0) - back;
    cardCents += back;
  }
  return { vouchersPay, cardCents };
}
