import type {
  CartGiftFragment,
  CartTourLineFragment,
  CartUsedCodeFragment,
  CartUsedVoucherFragment,
} from '../../generated/operations.js';
import { toCents } from '../../kit/lib/money.js';

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

/** A tour in the cart. `toldAt` is the wall clock, in ms, when the server said how long its seats are held. */
export type CartTour = CartTourLineFragment & { readonly toldAt: number };

export type CartGift = CartGiftFragment;

export type UsedVoucher = CartUsedVoucherFragment;

/** The discount code. */
export type UsedCode = CartUsedCodeFragment;

/** What is bought, the vouchers that pay for it, and its code. */
export interface CartContents {
  readonly lines: readonly CartLine[];
  readonly tours: readonly CartTour[];
  readonly gifts: readonly CartGift[];
  readonly vouchers: readonly UsedVoucher[];
  readonly code: UsedCode | null;
}

/** Why a line cannot be ordered; undefined when it can. */
export function unavailableReason({ product }: CartLine): string | undefined {
  if (!product.available) return 'No longer sold';
  return product.inStock ? undefined : 'Out of stock';
}

/** Sum of the lines that can be ordered, in cents. */
export function subtotalOf(lines: readonly CartLine[]): number {
  return lines
    .filter((line) => unavailableReason(line) === undefined)
    .reduce((cents, { lineTotal }) => cents + toCents(lineTotal), 0);
}

/** What the code takes off what can be ordered, in cents. It never takes more than a line costs, also while a line shrinks. */
export function discountOf({ lines, tours, code }: Pick<CartContents, 'lines' | 'tours' | 'code'>): number {
  const costs = [
    ...lines.map((line) => ({ id: line.id, cents: subtotalOf([line]) })),
    ...tours.map((tour) => ({ id: tour.id, cents: toursTotalOf([tour]) })),
  ];
  const off = new Map(code?.lines.map(({ lineId, amount }) => [lineId, toCents(amount)]));
  return costs.reduce((sum, { id, cents }) => sum + Math.min(cents, off.get(id) ?? 0), 0);
}

/** What can be ordered, less the discount, in cents by tax code. */
export function subtotalsByCode(lines: readonly CartLine[], code: UsedCode | null): Readonly<Record<string, number>> {
  const taxCodes = [...new Set(lines.map(({ product }) => product.taxCode))];
  const sumOf = (taxCode: string): number => {
    const same = lines.filter(({ product }) => product.taxCode === taxCode);
    return subtotalOf(same) - discountOf({ lines: same, tours: [], code });
  };
  return Object.fromEntries(taxCodes.map((taxCode) => [taxCode, sumOf(taxCode)]));
}

/** Sum of the tours whose seats are held, in cents. */
export function toursTotalOf(tours: readonly CartTour[]): number {
  return tours.filter(({ held }) => held).reduce((cents, { lineTotal }) => cents + toCents(lineTotal), 0);
}

/** Sum of the gift vouchers, in cents. */
export function giftsTotalOf(gifts: readonly CartGift[]): number {
  return gifts.reduce((cents, { amount }) => cents + toCents(amount), 0);
}

/** Whether anything in a cart can be bought. What cannot is left out of the total and stays in the cart. */
export function canCheckOut({ lines, tours, gifts }: Omit<CartContents, 'vouchers' | 'code'>): boolean {
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

/** The label of the total, with what it leaves out, if anything. */
export function totalWords(lines: readonly CartLine[], tours: readonly CartTour[]): string {
  const [name, ...more] = leftOut(lines, tours);
  if (name === undefined) return 'Total';
  return more.length === 0 ? `Total without ${name}` : 'Total of the rest';
}
