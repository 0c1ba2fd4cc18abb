import { type BasketLine, rateOfLine, sumOf } from '../lines/basket-line.js';
import { haveVisit, kindOf } from '../lines/kinds/line-kinds.js';
import type { TermsNow } from '../store-terms/store-terms.repository.js';
import { spreadTax } from '../tax/spread-tax.js';

/** US cents. */
export interface CartPrice {
  /** Goods that are sent need an address. */
  readonly isSent: boolean;
  readonly linesCents: number;
  /** 0 for goods that are picked up, and for tours alone. */
  readonly shippingCents: number;
  /** Of the lines that can be bought, in order. */
  readonly lineTaxes: readonly number[];
  readonly shippingTaxCents: number;
  /** Lines, shipping and tax. */
  readonly totalCents: number;
}

/** How a visitor gets the goods. */
export interface HowGoodsAreHad {
  /** Null: picked up if a tour is in the cart. */
  readonly pickUp: boolean | null;
  /** Lines that are picked up while others are sent. */
  readonly pickUpLines: readonly string[];
}

export function priceCart(
  lines: readonly BasketLine[],
  { pickUp, pickUpLines }: HowGoodsAreHad,
  terms: TermsNow,
): CartPrice {
  const sold = lines.filter(({ cents }) => cents !== null);
  const isPickedUp = pickUp ?? haveVisit(lines);
  const isSent = !isPickedUp && sold.some((line) => kindOf(line).isSendable && !pickUpLines.includes(line.id));
  const shippingCents = isSent ? terms.shippingCents : 0;
  const linesCents = sumOf(sold);
  const taxes = spreadTax([
    ...sold.map((line) => ({ cents: line.cents ?? 0, basisPoints: rateOfLine(line, terms.rates) })),
    { cents: shippingCents, basisPoints: terms.rates.shipping ?? 0 },
  ]);
  const [lineTaxes, [shippingTaxCents = 0]] = [taxes.slice(0, -1), taxes.slice(-1)];
  const totalCents = taxes.reduce((sum, tax) => sum + tax, linesCents + shippingCents);
  return { isSent, linesCents, shippingCents, lineTaxes, shippingTaxCents, totalCents };
}
