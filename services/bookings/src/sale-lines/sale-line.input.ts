import { z } from 'zod';
import { type BookingRequest, unpaidBookingInput } from '../bookings/create-booking/create-booking.input.js';
import { withGroupSize } from '../slots/tickets.input.js';

/** A tour of an order: the payload of a booking without its payment, which is the order's. */
export const saleLineInput = z.object({
  lineId: z.uuid('The id of a line must be a UUID'),
  /** The provider's reference of the order's payment. */
  orderIntentId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  input: z.preprocess(withGroupSize, unpaidBookingInput),
});

export type SaleLine = z.output<typeof saleLineInput>;

/** The key of a line's payment. A line is booked or released: the first to store this key wins. */
export const salePayment = (lineId: string): string => `sale_${lineId}`;

/** The line as the booking that it becomes. */
export function bookingOf({ lineId, input }: SaleLine): BookingRequest {
  return { ...input, paymentStatus: 'paid', paymentIntentId: salePayment(lineId) };
}
