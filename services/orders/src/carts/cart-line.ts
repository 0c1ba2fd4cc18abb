/** A line of a cart with the product as it is today. */
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
}

/** What a cart comes to. */
export interface CartSums {
  /** Pieces, all lines together (product.md §9). */
  readonly count: number;
  /** Cents, over the lines that are still on sale. */
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
