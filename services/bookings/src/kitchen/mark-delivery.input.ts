import { dateField } from '@hilltop/platform/values/calendar-date';
import { z } from 'zod';
import { DELIVERY_STEPS } from './delivery-mark.entity.js';

export const markDeliveryInput = z.object({
  date: dateField,
  platform: z.string().max(40, 'There is no such restaurant'),
  deliveryTime: z.string().max(20, 'The time of the delivery can have at most 20 characters'),
  step: z.enum(DELIVERY_STEPS),
  done: z.boolean(),
});

export type MarkRequest = z.output<typeof markDeliveryInput>;
