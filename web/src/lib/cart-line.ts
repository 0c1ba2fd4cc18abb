import { toCents } from './money.js';

/** Flat rate, in cents (product.md §9.4). Orders refuses another one. */
export const SHIPPING_CENTS = 599;

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

/** Why a line cannot be ordered; undefined when it can. */
export function unavailableReason({ product }: CartLine): string | undefined {
  if (!product.available) return 'No longer sold';
  return product.inStock ? undefined : 'Out of stock';
}

/** Sum of price times quantity over available lines, in cents. */
export function subtotalOf(lines: readonly CartLine[]): number {
  return lines
    .filter(({ product }) => product.available)
    .reduce((cents, { product, quantity }) => cents + toCents(product.price) * quantity, 0);
}
