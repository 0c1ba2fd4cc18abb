import { createHash } from 'node:crypto';
import { emailField } from '@hilltop/platform/values/typed-email';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../faults.en.js';
import { DOOR_METHODS } from '../payments/payment-method.js';
import { nameFields, phoneField, totalAmount } from '../selling/create-booking/create-booking.input.js';

export const revision = z.int(faults.wholeRevision).min(0, faults.revision);

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

export type ContactRequest = z.output<typeof correctContactInput>;
export type GoodwillRequest = z.output<typeof refundGoodwillInput>;
export type DoorPaymentRequest = z.output<typeof doorPaymentInput>;

/** SHA-256 in hex. */
export function changeHash(operation: string, request: object): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, request]))
    .digest('hex');
}
