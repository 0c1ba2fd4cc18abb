import type { CartGiftFragment, CartTourLineFragment, CartUsedVoucherFragment } from '../generated/operations.js';
import { toCents } from './money.js';

/** What the store charges beside its products, as the server last said. Orders refuses what has changed since. */
export interface StoreTerms {
  /** Of an order that is sent, US dollars, two decimals. */
  readonly shipping: string;
  /** Sales tax by what is taxed, in percent; empty without any. */
  readonly taxes: readonly { readonly code: string; readonly rate: string }[];
}

/** One line of the cart. Amounts are US dollars with two decimals. */
export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly lineTotal: string;
  readonly product: {
    readonly name: string;
    readonly price: string;
    readonly image: string | null;
    readonly inStock: boolean;
    /** False once the product is no longer sold: the line can only be removed. */
    readonly available: boolean;
    /** Code of its sales tax. */
    readonly taxCode: string;
  };
}

/** A tour in the cart, with the wall clock when the server said how long its seats are held. */
export type CartTour = CartTourLineFragment & { readonly toldAt: number };

/** A gift voucher that is bought. */
export type CartGift = CartGiftFragment;

/** A voucher that pays for the cart. */
export type UsedVoucher = CartUsedVoucherFragment;

/** What is bought, and the vouchers that pay for it. */
export interface CartContents {
  readonly lines: readonly CartLine[];
  readonly tours: readonly CartTour[];
  readonly gifts: readonly CartGift[];
  readonly vouchers: readonly UsedVoucher[];
}

/** Why a line cannot be ordered; undefined when it can. */
export function unavailableReason({ product }: CartLine): string | undefined {
  if (!product.available) return 'No longer sold';
  return product.inStock ? undefined : 'Out of stock';
}

/** Sum of price times quantity over the lines that can be ordered, in cents. */
export function subtotalOf(lines: readonly CartLine[]): number {
  return lines
    .filter((line) => unavailableReason(line) === undefined)
    .reduce((cents, { product, quantity }) => cents + toCents(product.price) * quantity, 0);
}

/** The same by code of sales tax: what is taxed alike. */
export function subtotalsByCode(lines: readonly CartLine[]): Readonly<Record<string, number>> {
  const codes = [...new Set(lines.map(({ product }) => product.taxCode))];
  const sumOf = (code: string): number => subtotalOf(lines.filter(({ product }) => product.taxCode === code));
  return Object.fromEntries(codes.map((code) => [code, sumOf(code)]));
}

/** Sum of the tours whose seats are held, in cents. */
export function toursTotalOf(tours: readonly CartTour[]): number {
  return tours.filter(({ held }) => held).reduce((cents, { lineTotal }) => cents + toCents(lineTotal), 0);
}

/** Sum of the gift vouchers, in cents. */
export function giftsTotalOf(gifts: readonly CartGift[]): number {
  return gifts.reduce((cents, { amount }) => cents + toCents(amount), 0);
}

/** Whether something of a cart can be bought. The rest is left out of the total, and stays in the cart. */
export function canCheckOut({ lines, tours, gifts }: Omit<CartContents, 'vouchers'>): boolean {
  const isHeld = tours.some(({ held }) => held);
  return gifts.length > 0 || isHeld || lines.some((line) => unavailableReason(line) === undefined);
}

/** Names of what is left out of the total. */
export function leftOut(lines: readonly CartLine[], tours: readonly CartTour[]): readonly string[] {
  return [
    ...tours.filter(({ held }) => !held).map(({ tourName }) => tourName),
    ...lines.filter((line) => unavailableReason(line) !== undefined).map(({ product }) => product.name),
  ];
}

/** The sum's name: what it is without, if anything. */
export function totalWords(lines: readonly CartLine[], tours: readonly CartTour[]): string {
  const [name, ...more] = leftOut(lines, tours);
  if (name === undefined) return 'Total';
  return more.length === 0 ? `Total without ${name}` : 'Total of the rest';
}
