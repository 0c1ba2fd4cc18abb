import { toCents } from './money.js';

/** Flat, in cents. Shown at checkout and added to the total there; an order does not contain it (product.md §10). */
export const SHIPPING_CENTS = 599;

/** One product in the cart. Amounts are US dollars with two decimals. */
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
    /** False once it is off sale: the line can only be removed. */
    readonly available: boolean;
  };
}

/** Why a line cannot be ordered; undefined when it can. */
export function unavailableReason({ product }: CartLine): string | undefined {
  if (!product.available) return 'No longer sold';
  return product.inStock ? undefined : 'Out of stock';
}

/** Price times quantity over what is on sale, in cents. */
export function subtotalOf(lines: readonly CartLine[]): number {
  return lines
    .filter(({ product }) => product.available)
    .reduce((cents, { product, quantity }) => cents + toCents(product.price) * quantity, 0);
}
