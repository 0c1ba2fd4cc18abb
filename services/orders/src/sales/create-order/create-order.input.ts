import { createHash } from 'node:crypto';
import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { paymentIntentIdField } from '@hilltop/payments/payment-intent.input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { z } from 'zod';
import { customerFields, taxAmountField } from '../../orders/customer.fields.js';
import { deliveryFields, readDelivery } from '../../orders/delivery.input.js';
import { itemsField } from './order-items.js';

const total = amountField('Total', '39.98', { most: MAX_ORDER_CENTS });

/** 0 when it is missing. */
const taxField = taxAmountField.nullish().transform((cents) => cents ?? 0);

const fields = z.object({
  ...deliveryFields,
  ...customerFields,
  items: itemsField,
  total,
  tax: taxField,
  paymentIntentId: paymentIntentIdField.nullish().transform((id) => id ?? null),
  status: z
    .literal('pending', 'A new order is pending')
    .nullish()
    .transform((status) => status ?? 'pending'),
});

/** Product.md §3, §5 Checkout. Amounts become cents. */
export const createOrderInput = fields.transform((given, context) => {
  const { items, total, tax: taxCents, paymentIntentId, status, customerName, customerEmail } = given;
  const asked = { items, total, taxCents, paymentIntentId, status, customerName, customerEmail };
  return { ...asked, ...readDelivery(given, context) };
});

export type OrderRequest = z.output<typeof createOrderInput>;

/** SHA-256 in hex. */
export function requestHash(request: OrderRequest): string {
  const { customerName, customerEmail, items, total, status, paymentIntentId, delivery } = request;
  const paid = paymentIntentId !== null && { paymentIntentId };
  const sent = delivery !== null && { delivery };
  return createHash('sha256')
    .update(JSON.stringify({ customerName, customerEmail, items, total, status, ...paid, ...sent }))
    .digest('hex');
}
