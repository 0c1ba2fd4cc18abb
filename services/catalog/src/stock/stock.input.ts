import { z } from 'zod';

export interface StockItem {
  readonly productId: string;
  readonly quantity: number;
}

/** Sorted by product, each product once. */
const stockItems = z
  .array(z.object({ productId: z.uuid(), quantity: z.int().min(1).max(10_000) }))
  .min(1)
  .max(100)
  .transform((items): StockItem[] => {
    const sums = new Map<string, number>();
    for (const { productId, quantity } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
    return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([productId, quantity]) => ({ productId, quantity }));
  });

/** Stock to take or to put back. */
export const claimInput = z.object({ claimId: z.uuid(), items: stockItems });

/** The same as the column's CHECK. */
const MOST_PIECES = 100_000;

const stock = z
  .int(`Please give a whole number from 0 to ${MOST_PIECES}`)
  .min(0, `Please give a whole number from 0 to ${MOST_PIECES}`)
  .max(MOST_PIECES, `Please give a whole number from 0 to ${MOST_PIECES}`)
  .nullish()
  .transform((count) => count ?? null);

/** Null: no longer counted. `was` is the stock that the manager saw. */
export const countInput = z.object({ stock, was: stock });
