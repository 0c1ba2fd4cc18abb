import { createHash } from 'node:crypto';
import { z } from 'zod';
import { foodOrderFields } from '../food/food-order.input.js';
import { slotSelectionFields } from '../slots/slot-selection.input.js';

const revision = z.int('The revision must be a whole number').min(0, 'The revision must be 0 or more');

/** Another time for a booking. */
export const moveBookingInput = z.object({
  tourDate: slotSelectionFields.tourDate,
  tourTime: slotSelectionFields.tourTime,
  revision,
});

/** Other food, or none. */
export const changeFoodInput = z.object({
  foodOrderPlatform: foodOrderFields.foodOrderPlatform,
  foodItems: foodOrderFields.foodItems,
  foodOrderDetails: foodOrderFields.foodOrderDetails,
  foodOrderTotal: foodOrderFields.foodOrderTotal,
  revision,
});

/** Another number of guests. */
export const changePartySizeInput = z.object({ groupSize: slotSelectionFields.groupSize, revision });

export const cancelBookingInput = z.object({ revision });

export type MoveRequest = z.output<typeof moveBookingInput>;
export type FoodRequest = z.output<typeof changeFoodInput>;
export type PartySizeRequest = z.output<typeof changePartySizeInput>;
export type CancelRequest = z.output<typeof cancelBookingInput>;

/** SHA-256 of a request in hex. */
export function changeHash(operation: string, request: object): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, request]))
    .digest('hex');
}
