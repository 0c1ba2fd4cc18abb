import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import { reasonField } from '../../vouchers/voucher.fields.js';
import { addressFields } from '../delivery.input.js';

const required = (name: 'address' | 'city' | 'state' | 'zipCode', most: number) =>
  lineField().min(1, faults.toSend(name)).max(most, faults.long(name, most));

/** `phone` undefined keeps the number. */
export const deliveryCorrection = z.object({
  phone: addressFields.customerPhone.transform((phone) => phone || undefined),
  address: required('address', 200),
  city: required('city', 100),
  state: required('state', 100),
  zipCode: required('zipCode', 20),
  revision: z.int('Revision must be a whole number').min(0, 'Revision is at least 0'),
});

export const staffCorrection = deliveryCorrection.extend({ reason: reasonField });

export type DeliveryCorrection = z.output<typeof deliveryCorrection>;
