import { splitPayment } from '../../../services/shared/contracts/src/house/split-payment.js';
import { toCents } from '../../kit/lib/money.js';
import {
  type CartContents,
  discountOf,
  giftsTotalOf,
  type StoreTerms,
  subtotalOf,
  subtotalsByCode,
  toursTotalOf,
  unavailableReason,
} from '../rules/cart-line.js';
import { type TaxLine, taxCentsOf, taxLinesOf } from '../rules/sales-tax.js';

export interface CheckoutCart extends CartContents {
  readonly sessionId: string;
  readonly terms: StoreTerms;
}

export interface Choices {
  /** Undefined until it is chosen. */
  readonly pickUp: boolean | undefined;
  /** Lines that are picked up while the others are sent; undefined unless the visitor wants some of each. */
  readonly atCounter: readonly string[] | undefined;
  /** Buy the rest if something is no longer available. */
  readonly takeTheRest: boolean;
}

export const firstChoices: Choices = { pickUp: undefined, atCounter: undefined, takeTheRest: false };

/** Whether the goods are sent: without a tour, unless the visitor chose otherwise (product.md §18). */
export function isSent({ lines, tours }: CheckoutCart, choices: Choices): boolean {
  const { pickUp = tours.length > 0, atCounter = [] } = choices;
  return !pickUp && lines.some((line) => unavailableReason(line) === undefined && !atCounter.includes(line.id));
}

/** The lines to name as picked up: none where everything is sent, or picked up. */
export function pickUpLinesOf(cart: CheckoutCart, choices: Choices): string[] {
  if (!isSent(cart, choices)) return [];
  return cart.lines.filter(({ id }) => choices.atCounter?.includes(id)).map(({ id }) => id);
}

/** In cents. */
export interface Amounts {
  readonly goodsCents: number;
  readonly tourCents: number;
  readonly giftCents: number;
  /** What a code takes off them; undefined without one. */
  readonly discount: { readonly code: string; readonly cents: number } | undefined;
  /** Undefined when nothing is sent. */
  readonly shippingCents: number | undefined;
  /** Empty without sales tax. */
  readonly taxes: readonly TaxLine[];
  /** What vouchers pay of it, in the order in which they pay. */
  readonly vouchers: readonly { readonly last4: string; readonly cents: number }[];
}

export function amountsOf(cart: CheckoutCart, choices: Choices): Amounts {
  const shippingCents = isSent(cart, choices) ? toCents(cart.terms.shipping) : undefined;
  const goodsCents = subtotalOf(cart.lines);
  const taxes = taxLinesOf(
    { ...subtotalsByCode(cart.lines, cart.code), shipping: shippingCents ?? 0 },
    cart.terms.taxes,
  );
  const giftCents = giftsTotalOf(cart.gifts);
  const offCents = discountOf(cart);
  const discount = cart.code && offCents > 0 ? { code: cart.code.code, cents: offCents } : undefined;
  const costs = { discount, goodsCents, tourCents: toursTotalOf(cart.tours), giftCents, shippingCents, taxes };
  const balances = cart.vouchers.map(({ balance }) => toCents(balance));
  const { vouchersPay } = splitPayment(totalOf(costs), giftCents, balances);
  const vouchers = cart.vouchers.map(({ last4 }, at) => ({ last4, cents: vouchersPay[at] ?? 0 }));
  return { ...costs, vouchers };
}

/** In cents. */
export function totalOf({
  goodsCents,
  tourCents,
  giftCents,
  discount,
  shippingCents = 0,
  taxes,
}: Omit<Amounts, 'vouchers'>): number {
  return goodsCents + tourCents + giftCents - (discount?.cents ?? 0) + shippingCents + taxCentsOf(taxes);
}

/** What vouchers leave for the card, in cents. */
export function cardCentsOf(amounts: Amounts): number {
  return amounts.vouchers.reduce((rest, { cents }) => rest - cents, totalOf(amounts));
}
