import { MAX_FOOD_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { NO_RESTAURANT } from './menu.js';

const optionalText = (max: number, message: string, field = lineField()) =>
  field
    .max(max, message)
    .nullish()
    .transform((text) => text || null);

const foodItem = z.object({
  itemId: z.string().max(64, 'There is no such dish'),
  count: z.int('Count must be a whole number').min(1, 'Count must be at least 1').max(999, 'Count can be at most 999'),
});

/** Empty texts count as absent (product.md §4). */
export const foodOrderFields = {
  foodOrderPlatform: z
    .string()
    .max(40, 'There is no such restaurant')
    .nullish()
    .transform((code) => code || NO_RESTAURANT),
  foodOrderRestaurant: optionalText(80, 'Restaurant can have at most 80 characters'),
  foodOrderDetails: optionalText(1000, 'Order details can have at most 1000 characters', linesField()),
  foodItems: z
    .array(foodItem)
    .max(50, 'An order can have at most 50 dishes')
    .nullish()
    // Undefined, so that a request without it has one hash.
    .transform((items) => items ?? undefined),
  foodOrderTotal: z
    .string()
    .nullish()
    .transform((text) => text?.trim() || '0')
    .pipe(amountField('Food total', '12.99', { most: MAX_FOOD_CENTS })),
  foodDeliveryAddress: optionalText(200, 'Delivery address can have at most 200 characters'),
  foodDeliveryTime: optionalText(20, 'Delivery time can have at most 20 characters'),
};
