import type {
  CartGiftFragment,
  CartSumsFragment,
  CartTourLineFragment,
  CartUsedCodeFragment,
  CartUsedVoucherFragment,
} from '../../generated/operations.js';

/** What the store charges beside its products, as the server last said. Orders refuses what has changed since. */
export interface StoreTerms {
  /** Of an order that is sent, US dollars, two decimals. */
  readonly shipping: string;
  /** What is taxed; empty without sales tax. */
  readonly taxes: readonly { readonly code: string }[];
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
  };
}

/** A tour in the cart. `toldAt` is the wall clock, in ms, when the server said how long its seats are held. */
export type CartTour = CartTourLineFragment & { readonly toldAt: number };

export type CartGift = CartGiftFragment;

export type UsedVoucher = CartUsedVoucherFragment;

/** The discount code. */
export type UsedCode = CartUsedCodeFragment;

/** What the server says the cart costs. */
export type CartSums = CartSumsFragment;

/** What is bought, the vouchers that pay for it, and its code. */
export interface CartContents {
  readonly lines: readonly CartLine[];
  readonly tours: readonly CartTour[];
  readonly gifts: readonly CartGift[];
  readonly vouchers: readonly UsedVoucher[];
  readonly code: UsedCode | null;
}

/** A cart at checkout. */
export interface CheckoutCart extends CartContents {
  readonly sessionId: string;
  readonly terms: StoreTerms;
  /** By the visitor's choices; undefined until they are fetched. */
  readonly sums: CartSums | undefined;
  /** The server has not yet answered the last change or choice. */
  readonly isSettling: boolean;
}

/** Why a line cannot be ordered; undefined when it can. */
export function unavailableReason({ product }: CartLine): string | undefined {
  if (!product.available) return 'No longer sold';
  return product.inStock ? undefined : 'Out of stock';
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
