import { createHash } from 'node:crypto';
import { paymentIntentIdField } from '@hilltop/payments/payment-intent.input';
import { parseCents } from '@hilltop/platform/values/cents';
import { z } from 'zod';
import { sessionIdField } from '../../carts/cart.input.js';
import { customerFields, taxAmountField } from '../../orders/create-order/create-order.input.js';
import { addressFields, readAddress, shippingField } from '../../orders/create-order/delivery.input.js';

export const versionField = z.string().max(8_000, 'This is not the version of a cart');

/** The cents that the visitor saw. */
export const totalField = z
  .string()
  .nullish()
  .transform((text, context) => {
    if (text === null || text === undefined) return null;
    const cents = parseCents(text.trim());
    if (cents !== undefined) return cents;
    context.addIssue({ code: 'custom', message: 'Total must be an amount such as 39.98' });
    return z.NEVER;
  });

/** `pickUp` null: picked up if a tour is in the cart. Amounts become cents. */
export const placeOrderInput = z
  .object({
    ...customerFields,
    ...addressFields,
    sessionId: sessionIdField,
    version: versionField,
    total: totalField,
    shipping: shippingField,
    tax: taxAmountField.nullish(),
    pickUp: z
      .boolean()
      .nullish()
      .transform((pickUp) => pickUp ?? null),
    takeWhatYouCanGet: z
      .boolean()
      .nullish()
      .transform((takes) => takes ?? false),
    paymentIntentId: paymentIntentIdField.nullish().transform((id) => id ?? null),
  })
  .transform(({ customerPhone, address, city, state, zipCode, shipping, tax, ...request }, context) => ({
    ...request,
    // Missing fields are no part of the request, nor of its hash.
    ...(shipping !== null && { shippingCents: shipping }),
    ...(typeof tax === 'number' && { taxCents: tax }),
    delivery: readAddress({ customerPhone, address, city, state, zipCode }, request.pickUp === false, context),
  }));

export type PlaceOrderRequest = z.output<typeof placeOrderInput>;

/** SHA-256 in hex. */
export function requestHash(request: PlaceOrderRequest): string {
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
