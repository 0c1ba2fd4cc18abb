import { paymentIntentIdField } from '@hilltop/payments/payment-intent.input';
import { parseCents } from '@hilltop/platform/values/cents';
import { z } from 'zod';
import { deliveryFields, readDelivery, shippingField } from './delivery.input.js';
import { itemsField } from './order-items.js';

/** Maximum total of an order, in cents: the column is an `integer`. */
const MAX_TOTAL_CENTS = 2_000_000_000;

const total = z.string().transform((text, context) => {
  const cents = parseCents(text.trim());
  if (cents !== undefined && cents <= MAX_TOTAL_CENTS) return cents;
  context.addIssue({ code: 'custom', message: 'Total must be an amount such as 39.98, up to 20000000.00' });
  return z.NEVER;
});

/** What an order costs, with amounts converted to cents. */
export const orderCost = z.object({ items: itemsField, total, shipping: shippingField });

const fields = z.object({
  ...deliveryFields,
  items: itemsField,
  total,
  customerName: z.string().trim().min(1, 'Full name is required').max(200, 'Full name can have at most 200 characters'),
  customerEmail: z
    .string()
    .trim()
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
  paymentIntentId: paymentIntentIdField.nullish().transform((id) => id ?? null),
  status: z
    .literal('pending', 'A new order is pending')
    .nullish()
    .transform((status) => status ?? 'pending'),
});

/** The order payload (product.md §3, §5 Checkout), with amounts converted to cents. */
export const createOrderInput = fields.transform((given, context) => {
  const { items, total, paymentIntentId, status, customerName, customerEmail } = given;
  return { items, total, paymentIntentId, status, customerName, customerEmail, ...readDelivery(given, context) };
});

export type OrderRequest = z.output<typeof createOrderInput>;
