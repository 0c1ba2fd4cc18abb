import { MAX_FOOD_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../faults.en.js';
import { NO_RESTAURANT } from './menu.js';

const optionalText = (max: number, name: Parameters<typeof faults.long>[0], field = lineField()) =>
  field
    .max(max, faults.long(name, max))
    .nullish()
    .transform((text) => text || null);

const MOST_OF_A_DISH = 999;
const MOST_DISHES = 50;

const foodItem = z.object({
  itemId: z.string().max(64, faults.noSuchDish),
  count: z.int(faults.wholeCount).min(1, faults.smallCount).max(MOST_OF_A_DISH, faults.largeCount(MOST_OF_A_DISH)),
});

/** Empty texts count as absent (product.md §4). */
export const foodOrderFields = {
  foodOrderPlatform: z
    .string()
    .max(40, faults.noSuchRestaurant)
    .nullish()
    .transform((code) => code || NO_RESTAURANT),
  foodOrderRestaurant: optionalText(80, 'foodRestaurant'),
  foodOrderDetails: optionalText(1000, 'foodDetails', linesField()),
  foodItems: z
    .array(foodItem)
    .max(MOST_DISHES, faults.manyDishes(MOST_DISHES))
    .nullish()
    // Undefined, so that a request without it has one hash.
    .transform((items) => items ?? undefined),
  foodOrderTotal: z
    .string()
    .nullish()
    .transform((text) => text?.trim() || '0')
    .pipe(amountField('Food total', '12.99', { most: MAX_FOOD_CENTS })),
  foodDeliveryAddress: optionalText(200, 'foodAddress'),
  foodDeliveryTime: optionalText(20, 'foodTime'),
};
