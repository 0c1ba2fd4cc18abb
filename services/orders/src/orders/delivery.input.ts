import { MAX_SHIPPING_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults, type NamedField } from '../faults.en.js';
import type { Delivery } from './order.entity.js';

const FIELDS = ['customerPhone', 'address', 'city', 'state', 'zipCode'] as const;

const text = (name: NamedField, most: number) => lineField().max(most, faults.long(name, most)).nullish();

/** The cents that the buyer saw. No one pays an amount that they have not seen. */
export const shippingField = amountField('Shipping', '5.99', { most: MAX_SHIPPING_CENTS })
  .nullish()
  .transform((cents) => cents ?? null);

export const addressFields = {
  customerPhone: text('customerPhone', 40),
  address: text('address', 200),
  city: text('city', 100),
  state: text('state', 100),
  zipCode: text('zipCode', 20),
};

/** An order without these fields is picked up. */
export const deliveryFields = { shipping: shippingField, ...addressFields };

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
  for (const field of FIELDS) {
    if (!given[field]) context.addIssue({ code: 'custom', path: [field], message: faults.toSend(field).error() });
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
  if (shipping === null) context.addIssue({ code: 'custom', path: ['shipping'], message: faults.shipping.error() });
  return z.NEVER;
}
