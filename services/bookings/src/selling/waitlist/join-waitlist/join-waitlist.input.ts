import { z } from 'zod';
import { faults } from '../../../faults.en.js';
import { slotSelectionFields } from '../../../opening/slots/slot-selection.input.js';
import { createBookingInput } from '../../create-booking/create-booking.input.js';

const MOST_OTHER_TIMES = 30;

const { firstName, lastName, email, phone } = createBookingInput.shape;
const { tourDate, tourTime } = slotSelectionFields;

/** Rules and messages are those of product.md §5. */
export const joinWaitlistInput = z.object({
  ...slotSelectionFields,
  firstName,
  lastName,
  email,
  phone: phone.nullish().transform((text) => text ?? null),
  otherTimes: z
    .array(z.object({ tourDate, tourTime }))
    .max(MOST_OTHER_TIMES, faults.otherTimes(MOST_OTHER_TIMES))
    .nullish()
    .transform((times) => times ?? []),
});

export type JoinRequest = z.output<typeof joinWaitlistInput>;
