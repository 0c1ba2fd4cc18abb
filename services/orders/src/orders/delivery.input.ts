import { MAX_SHIPPING_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import type { Delivery } from './order.entity.js';

const SHIPPING_MISSING = 'Shipping is charged for an order that is sent: please add it';

function text(label: string, most: number) {
  return lineField().max(most, `${label} can have at most ${most} characters`).nullish();
}

/** The cents that the buyer saw. No one pays an amount that they have not seen. */
export const shippingField = amountField('Shipping', '5.99', { most: MAX_SHIPPING_CENTS })
  .nullish()
  .transform((cents) => cents ?? null);

export const addressFields = {
  customerPhone: text('Phone', 40),
  address: text('Address', 200),
  city: text('City', 100),
  state: text('State', 100),
  zipCode: text('ZIP code', 20),
};

/** An order without these fields is picked up. */
export const deliveryFields = { shipping: shippingField, ...addressFields };

const labels = { customerPhone: 'Phone', address: 'Address', city: 'City', state: 'State', zipCode: 'ZIP code' };

type DeliveryRequest = z.output<z.ZodObject<typeof deliveryFields>>;

type Address = Omit<DeliveryRequest, 'shipping'>;

/** All of the fields; null without any of them. @param isSent requires them */
export function readAddress(given: Address, isSent: boolean, context: z.RefinementCtx): Delivery | null {
  const { customerPhone, address, city, state, zipCode } = given;
  if (customerPhone && address && city && state && zipCode)
    return { phone: customerPhone, address, city, state, zipCode };
  if (!isSent) return null;
  addMissing(given, context);
  return z.NEVER;
}

function addMissing(given: Address, context: z.RefinementCtx): void {
  for (const field of Object.keys(labels) as (keyof typeof labels)[]) {
    if (given[field]) continue;
    context.addIssue({ code: 'custom', path: [field], message: `${labels[field]} is required to send the order` });
  }
}

/** All of the fields, or none of them. */
export function readDelivery(
  given: DeliveryRequest,
  context: z.RefinementCtx,
): {
  readonly shippingCents: number;
  readonly delivery: Delivery | null;
} {
  const { shipping, customerPhone, address, city, state, zipCode } = given;
  const texts = Object.entries({ customerPhone, address, city, state, zipCode });
  if (!shipping && texts.every(([, value]) => !value)) return { shippingCents: 0, delivery: null };
  if (shipping !== null && customerPhone && address && city && state && zipCode) {
    return { shippingCents: shipping, delivery: { phone: customerPhone, address, city, state, zipCode } };
  }
  addMissing(given, context);
  if (shipping === null) context.addIssue({ code: 'custom', path: ['shipping'], message: SHIPPING_MISSING });
  return z.NEVER;
}
