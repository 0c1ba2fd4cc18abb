import { createHash } from 'node:crypto';
import { MAX_CART_LINES, MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { paymentIntentIdField } from '@hilltop/payments/payment-intent.input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { z } from 'zod';
import { sessionIdField } from '../../carts/cart.input.js';
import { customerFields, taxAmountField } from '../../orders/customer.fields.js';
import { addressFields, readAddress, shippingField } from '../../orders/delivery.input.js';

/** Other lines are sent. Empty where it is missing. */
export const pickUpLinesField = z
  .array(z.string().max(100, 'This is not a line of a cart'))
  .max(MAX_CART_LINES, `A cart has at most ${MAX_CART_LINES} lines`)
  .nullish()
  .transform((ids) => ids ?? []);

export const versionField = z.string().max(8_000, 'This is not the version of a cart');

/** The cents that the visitor saw. */
export const totalField = amountField('Total', '39.98', { most: MAX_ORDER_CENTS })
  .nullish()
  .transform((cents) => cents ?? null);

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
    pickUpLines: pickUpLinesField,
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
  // None is no part of the hash: a request without it has one hash.
  const { pickUpLines, ...rest } = request;
  const named = pickUpLines.length > 0 ? { ...rest, pickUpLines: pickUpLines.toSorted() } : rest;
  const sorted = Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
