import { parseCents } from '@hilltop/platform/values/cents';
import { z } from 'zod';
import type { Delivery } from '../order.entity.js';

/** Flat rate of an order that is sent, in cents (product.md §9.4). */
const SHIPPING_CENTS = 599;

const SHIPPING = `Shipping is $${(SHIPPING_CENTS / 100).toFixed(2)}`;

function text(label: string, most: number) {
  return z.string().trim().max(most, `${label} can have at most ${most} characters`).nullish();
}

/** Shipping as the buyer saw it, in cents. No one pays an amount that they have not seen. */
export const shippingField = z
  .string()
  .nullish()
  .transform((given, context) => {
    if (given === null || given === undefined) return 0;
    if (parseCents(given.trim()) === SHIPPING_CENTS) return SHIPPING_CENTS;
    context.addIssue({ code: 'custom', message: `${SHIPPING}, not $${given.trim()}` });
    return z.NEVER;
  });

/** Without any of these fields the order is picked up. */
export const deliveryFields = {
  shipping: shippingField,
  customerPhone: text('Phone', 40),
  address: text('Address', 200),
  city: text('City', 100),
  state: text('State', 100),
  zipCode: text('ZIP code', 20),
};

const labels = { customerPhone: 'Phone', address: 'Address', city: 'City', state: 'State', zipCode: 'ZIP code' };

type DeliveryRequest = z.output<z.ZodObject<typeof deliveryFields>>;

/** Where an order is sent and what that costs: all of the fields, or none of them. */
export function readDelivery(
  given: DeliveryRequest,
  context: z.RefinementCtx,
): {
  readonly shippingCents: number;
  readonly delivery: Delivery | null;
} {
  const { shipping: shippingCents, customerPhone, address, city, state, zipCode } = given;
  const texts = Object.entries({ customerPhone, address, city, state, zipCode });
  if (shippingCents === 0 && texts.every(([, value]) => !value)) return { shippingCents, delivery: null };
  if (shippingCents > 0 && customerPhone && address && city && state && zipCode) {
    return { shippingCents, delivery: { phone: customerPhone, address, city, state, zipCode } };
  }
  const missing = texts.filter(([, value]) => !value).map(([field]) => field as keyof typeof labels);
  for (const field of missing) {
    context.addIssue({ code: 'custom', path: [field], message: `${labels[field]} is required to send the order` });
  }
  if (shippingCents === 0)
    context.addIssue({ code: 'custom', path: ['shipping'], message: `${SHIPPING}: please add it` });
  return z.NEVER;
}
