/** A line of a cart with the current facts of its product. */
export interface CartLine {
  readonly id: string;
  readonly sessionId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly name: string;
  readonly priceCents: number;
  readonly image: string | null;
  readonly inStock: boolean;
  readonly withdrawn: boolean;
  /** Code of its sales tax. */
  readonly taxCode: string;
}

/** Totals of a cart. */
export interface CartSums {
  /** Quantity over all lines (product.md §9). */
  readonly count: number;
  /** Cents, over lines whose product is still on sale. */
  readonly totalCents: number;
}

/** Adds a cart up. */
export function cartSums(lines: readonly CartLine[]): CartSums {
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalCents: lines.reduce((sum, line) => sum + (line.withdrawn ? 0 : lineCents(line)), 0),
  };
}

/** Price × quantity, in cents. */
export function lineCents({ priceCents, quantity }: Pick<CartLine, 'priceCents' | 'quantity'>): number {
  return priceCents * quantity;
}
