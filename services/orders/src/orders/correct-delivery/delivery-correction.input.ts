import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { reasonField } from '../../vouchers/voucher.fields.js';
import { addressFields } from '../delivery.input.js';

function required(label: string, most: number) {
  return lineField()
    .min(1, `${label} is required to send the order`)
    .max(most, `${label} can have at most ${most} characters`);
}

/** `phone` undefined keeps the number. */
export const deliveryCorrection = z.object({
  phone: addressFields.customerPhone.transform((phone) => phone || undefined),
  address: required('Address', 200),
  city: required('City', 100),
  state: required('State', 100),
  zipCode: required('ZIP code', 20),
  revision: z.int('Revision must be a whole number').min(0, 'Revision is at least 0'),
});

export const staffCorrection = deliveryCorrection.extend({ reason: reasonField });

export type DeliveryCorrection = z.output<typeof deliveryCorrection>;
