import { MAX_PARTY_CENTS } from '@hilltop/contracts/house/bounds';
import { paymentIntentIdField } from '@hilltop/payments/payment-intent.input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { emailField } from '@hilltop/platform/values/typed-email';
import { isReadable, lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { guestNoteFields } from '../../bookings/guest-notes.js';
import { faults } from '../../faults.en.js';
import { foodOrderFields } from '../../food/food-order.input.js';
import { slotSelectionFields } from '../../opening/slots/slot-selection.input.js';
import { answersField } from '../../questions/answers.input.js';

export const phoneField = lineField().min(10, faults.phone).max(40, faults.phone);

const nameField = (name: 'firstName' | 'lastName') =>
  lineField().min(2, faults.short(name)).max(100, faults.long(name, 100)).refine(isReadable, faults.unreadable(name));

export const nameFields = { firstName: nameField('firstName'), lastName: nameField('lastName') };

/** US dollars, read as cents. */
export const totalAmount = amountField('Total', '50.00', { most: MAX_PARTY_CENTS });

/** An unknown hold keeps no price, so any short text is accepted. */
export const holdIdField = z
  .string()
  .max(64, faults.noHoldId)
  .nullish()
  .transform((text) => text || null);

/** `undefined` unless it is true, so that requests from before the field keep their hash. */
const mailAfterVisit = z
  .boolean()
  .nullish()
  .transform((given) => given || undefined);

/** A visit without its payment. The rules and messages of product.md §5; the upper bounds are ours. */
export const visitInput = z.object({
  ...slotSelectionFields,
  ...nameFields,
  email: emailField,
  phone: phoneField,
  ...guestNoteFields,
  answers: answersField,
  totalAmount,
  liabilityWaiverAccepted: z.literal(true, faults.waiver),
  ...foodOrderFields,
  mailAfterVisit,
  holdId: holdIdField,
});

export const createBookingInput = visitInput.extend({
  paymentStatus: z.literal('paid', faults.unpaid),
  paymentIntentId: paymentIntentIdField,
});

/** The visit of an input beside its other fields, so that a refusal names each field alone. */
export function withVisit<Input extends { readonly visit: object }>({ visit, ...rest }: Input) {
  return { ...visit, ...rest };
}

export type BookingRequest = z.output<typeof createBookingInput>;
