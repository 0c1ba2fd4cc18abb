/** A line with the product's current facts. */
export interface CartGoods {
  readonly id: string;
  readonly sessionId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly name: string;
  readonly priceCents: number;
  readonly image: string | null;
  readonly inStock: boolean;
  readonly withdrawn: boolean;
  /** Of its sales tax. */
  readonly taxCode: string;
}

export interface CartSums {
  /** Over all lines (product.md §9). */
  readonly count: number;
  /** Over lines whose product is on sale. */
  readonly totalCents: number;
}

export function cartSums(lines: readonly CartGoods[]): CartSums {
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalCents: lines.reduce((sum, line) => sum + (line.withdrawn ? 0 : lineCents(line)), 0),
  };
}

export function lineCents({ priceCents, quantity }: Pick<CartGoods, 'priceCents' | 'quantity'>): number {
  return priceCents * quantity;
}
