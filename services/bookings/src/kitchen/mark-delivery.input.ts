import { z } from 'zod';
import { FOOD_PLATFORMS } from '../food/menu.js';
import { parseDate } from '../schedule/venue-clock.js';
import { DELIVERY_STEPS } from './delivery-mark.entity.js';

export const markDeliveryInput = z.object({
  date: z.string().refine((text) => parseDate(text) !== undefined, 'Please write the date YYYY-MM-DD'),
  platform: z.enum(FOOD_PLATFORMS).exclude(['none']),
  deliveryTime: z.string().max(20, 'The time of the delivery can have at most 20 characters'),
  step: z.enum(DELIVERY_STEPS),
  done: z.boolean(),
});

export type MarkRequest = z.output<typeof markDeliveryInput>;
