import { MAX_PRICE_CENTS, MAX_QUANTITY } from '@hilltop/contracts/house/bounds';
import { usualFaults } from '@hilltop/platform/outcome/faults.en';
import { isStorableText } from '@hilltop/platform/outcome/storable-text';
import { formatCents, parseCents } from '@hilltop/platform/values/cents';
import { z } from 'zod';
import { faults } from '../../faults.en.js';

/** The same as the column's CHECK. */
const MAX_LINES = 100;

const price = z.union([z.string(), z.number()]).transform((given, context) => {
  const cents = parseCents(typeof given === 'number' ? decimal(given) : given.trim());
  if (cents !== undefined && cents <= MAX_PRICE_CENTS) return cents;
  const { error } = usualFaults.amount('Price', '19.99', undefined, formatCents(MAX_PRICE_CENTS));
  context.addIssue({ code: 'custom', message: error() });
  return z.NEVER;
});

/** 20 → `20`, 19.9 → `19.9`; a number with more than two decimals stays unchanged and is refused. */
function decimal(amount: number): string {
  return String(amount);
}

const orderItem = z
  .object({
    productId: z.string().min(1, faults.product).max(64, faults.noSuchProduct),
    productName: z
      .string()
      .max(500, 'Product name is too long')
      .refine(isStorableText, usualFaults.unstorable)
      .optional(),
    quantity: z
      .int(faults.wholeQuantity)
      .min(1, faults.noQuantity)
      .max(MAX_QUANTITY, faults.highQuantity(MAX_QUANTITY)),
    price,
  })
  .transform(({ price: priceCents, productName, ...item }) => ({
    ...item,
    productName: productName ?? '',
    priceCents,
  }));

const orderItems = z
  .array(orderItem, 'Items must be a list')
  .min(1, 'The order has no items')
  .max(MAX_LINES, `An order can have at most ${MAX_LINES} lines`);

/** `priceCents` is the price that the buyer saw. */
export type OrderItem = z.output<typeof orderItem>;

/** JSON text (product.md §3). */
export const itemsField = z
  .string()
  .max(60_000, 'Items are too long')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'Items must be a list written as JSON text' });
      return z.NEVER;
    }
  })
  .pipe(orderItems);
