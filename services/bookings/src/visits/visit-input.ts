import { createHash } from 'node:crypto';
import { paymentIntentIdField } from '@hilltop/payments/payment-intent.input';
import { emailField } from '@hilltop/platform/values/typed-email';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { foodOrderFields } from '../food/food-order.input.js';
import { slotSelectionFields } from '../opening/slots/slot-selection.input.js';
import { DOOR_METHODS } from '../payments/payment-method.js';
import { nameFields, phoneField, totalAmount } from '../selling/create-booking/create-booking.input.js';

const revision = z.int('The revision must be a whole number').min(0, 'The revision must be 0 or more');

/** Undefined where it is left out, so that the hash of a request without it stays. */
const paymentIntentId = paymentIntentIdField
  .nullish()
  .transform((given) => given ?? undefined)
  .optional();

export const moveBookingInput = z.object({
  tourDate: slotSelectionFields.tourDate,
  tourTime: slotSelectionFields.tourTime,
  revision,
  paymentIntentId,
});

export const changeFoodInput = z.object({
  foodOrderPlatform: foodOrderFields.foodOrderPlatform,
  foodItems: foodOrderFields.foodItems,
  foodOrderTotal: foodOrderFields.foodOrderTotal,
  revision,
});

export const changePartyInput = z.object({
  revision,
  tickets: slotSelectionFields.tickets,
  paymentIntentId,
});

export const cancelBookingInput = z.object({
  revision,
  /** Undefined, so that a request without it has one hash. */
  asCredit: z
    .boolean()
    .nullish()
    .transform((is) => is || undefined)
    .optional(),
});

/** A blank text is none. */
const orNone = <Field extends z.ZodType<string, string>>(field: Field) =>
  lineField()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(z.union([z.literal(''), field]));

/** Guests who bought at the door may have none. */
export const correctContactInput = z.object({
  firstName: nameFields.firstName,
  lastName: orNone(nameFields.lastName),
  email: orNone(emailField),
  phone: orNone(phoneField),
  revision,
});

export const refundGoodwillInput = z.object({
  amount: totalAmount.pipe(z.int().min(1, 'The amount must be above 0')),
  revision,
});

export const doorPaymentInput = z.object({
  amount: totalAmount,
  paidBy: z.enum(DOOR_METHODS, 'Please choose how the party pays: card_reader or cash'),
  revision,
});

/** What is quoted: the change without what depends on the moment of sending it. */
export const quotedMoveInput = moveBookingInput.omit({ revision: true, paymentIntentId: true });
const MOST_TIMES = 24;
export const quotedMovesInput = quotedMoveInput.omit({ tourTime: true }).extend({
  tourTimes: z
    .array(quotedMoveInput.shape.tourTime)
    .min(1, 'Please name a time')
    .max(MOST_TIMES, `At most ${MOST_TIMES} times can be asked at once`),
});
export const quotedPartyInput = z.object({ tickets: slotSelectionFields.tickets });

export type MoveRequest = z.output<typeof moveBookingInput>;
export type FoodRequest = z.output<typeof changeFoodInput>;
export type PartyRequest = z.output<typeof changePartyInput>;
export type QuotedMove = z.output<typeof quotedMoveInput>;
export type QuotedParty = z.output<typeof quotedPartyInput>;
export type ContactRequest = z.output<typeof correctContactInput>;
export type GoodwillRequest = z.output<typeof refundGoodwillInput>;
export type DoorPaymentRequest = z.output<typeof doorPaymentInput>;
export type CancelRequest = z.output<typeof cancelBookingInput>;

/** SHA-256 in hex. */
export function changeHash(operation: string, request: object): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, request]))
    .digest('hex');
}
