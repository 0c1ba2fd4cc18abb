import { optionalEmailField } from '@hilltop/platform/values/typed-email';
import { isReadable, lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { slotSelectionFields } from '../../opening/slots/slot-selection.input.js';
import { DOOR_METHODS } from '../../payments/payment-method.js';
import { answersField } from '../../questions/answers.input.js';
import { totalAmount } from '../create-booking/create-booking.input.js';

/** Amounts become cents. */
export const walkUpInput = z.object({
  ...slotSelectionFields,
  name: lineField()
    .min(2, 'The name must be at least 2 characters')
    .max(200, 'The name can have at most 200 characters')
    .refine(isReadable, 'The name has no letters'),
  email: optionalEmailField,
  answers: answersField,
  totalAmount,
  paidBy: z.enum(DOOR_METHODS, 'Please choose how the party pays: card_reader or cash'),
  waiversSigned: z.literal(true, 'Every guest signs the waiver before seats are sold'),
});

export type WalkUpRequest = z.output<typeof walkUpInput>;
