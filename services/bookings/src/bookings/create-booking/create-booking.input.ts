import { paymentIntentIdField } from '@hilltop/payments/payment-intent.input';
import { parseCents } from '@hilltop/platform/values/cents';
import { z } from 'zod';
import { foodOrderFields } from '../../food/food-order.input.js';
import { slotSelectionFields } from '../../slots/slot-selection.input.js';
import { guestNoteFields } from '../guest-notes.js';

export const emailField = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const phoneField = z
  .string()
  .trim()
  .min(10, 'Please enter a valid phone number')
  .max(40, 'Please enter a valid phone number');

const nameField = (label: string) =>
  z
    .string()
    .trim()
    .min(2, `${label} must be at least 2 characters`)
    .max(100, `${label} can have at most 100 characters`);

export const nameFields = { firstName: nameField('First name'), lastName: nameField('Last name') };

/** US dollars as cents. */
export const totalAmount = z.string().transform((text, context) => {
  const cents = parseCents(text.trim());
  if (cents !== undefined) return cents;
  context.addIssue({ code: 'custom', message: 'Total must be an amount such as 50.00' });
  return z.NEVER;
});

/** The booking payload with the rules and messages of product.md §5. The upper bounds are ours. Amounts become cents. */
export const createBookingInput = z.object({
  ...slotSelectionFields,
  ...nameFields,
  email: emailField,
  phone: phoneField,
  ...guestNoteFields,
  totalAmount,
  paymentStatus: z.literal('paid', 'A booking must be paid: paymentStatus must be "paid"'),
  paymentIntentId: paymentIntentIdField,
  liabilityWaiverAccepted: z.literal(true, 'You must accept the liability waiver to continue'),
  ...foodOrderFields,
  holdId: z
    .string()
    .max(64, 'This is not the id of a hold')
    .nullish()
    .transform((text) => text || null),
});

export type BookingRequest = z.output<typeof createBookingInput>;
