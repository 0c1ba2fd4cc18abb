import { t } from '@lingui/core/macro';
import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import type {
  CartDonationFragment,
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
  /** What gifts to the house are for; null where it takes none. */
  readonly giftsFor: string | null;
}

/** A product in the cart. Amounts are US dollars with two decimals. */
export interface CartGoods {
  readonly __typename: 'CartItem';
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly amount: string;
  readonly available: boolean;
  readonly productId: string;
  readonly product: {
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

/** A line of the cart, of any kind. */
export type CartLine = CartGoods | CartTour | CartGift | CartDonationFragment;

export function goodsIn({ lines }: { readonly lines: readonly CartLine[] }): readonly CartGoods[] {
  return linesOfType(lines, 'CartItem');
}

export function toursIn({ lines }: { readonly lines: readonly CartLine[] }): readonly CartTour[] {
  return linesOfType(lines, 'CartTour');
}

export type UsedVoucher = CartUsedVoucherFragment;

/** The discount code. */
export type UsedCode = CartUsedCodeFragment;

/** What the server says the cart costs. */
export type CartSums = CartSumsFragment;

/** What is bought, the vouchers that pay for it, and its code. */
export interface CartContents {
  readonly lines: readonly CartLine[];
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

/** Whether anything in a cart can be bought. What cannot is left out of the total and stays in the cart. */
export function canCheckOut({ lines }: Pick<CartContents, 'lines'>): boolean {
  return lines.some(({ available }) => available);
}

/** Names of what is left out of the total. */
export function leftOut(lines: readonly CartLine[]): readonly string[] {
  return lines.filter(({ available }) => !available).map(({ name }) => name);
}

/** The label of the total, with what it leaves out, if anything. */
export function totalWords(lines: readonly CartLine[]): string {
  const [name, ...more] = leftOut(lines);
  if (name === undefined) return t`Total`;
  return more.length === 0 ? t`Total without ${name}` : t`Total of the rest`;
}
