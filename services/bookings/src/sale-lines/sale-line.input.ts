import { MAX_PRICE_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { z } from 'zod';
import { type BookingRequest, unpaidBookingInput } from '../bookings/create-booking/create-booking.input.js';
import { withGroupSize } from '../slots/tickets.input.js';

const ticketDiscount = z.object({
  type: z.string(),
  unitPrice: amountField('The price', '25.00', { most: MAX_PRICE_CENTS }),
  count: z.int().min(1, 'Count must be at least 1'),
  off: amountField('The discount', '2.50', { most: MAX_PRICE_CENTS }),
});

/** A booking without its payment, which is the order's. */
export const saleLineInput = z.object({
  lineId: z.uuid('The id of a line must be a UUID'),
  /** The provider's reference of the order's payment. */
  orderIntentId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  input: z.preprocess(withGroupSize, unpaidBookingInput),
  /** What a code takes off. */
  discount: z
    .object({ code: z.string().max(20, 'A code has at most 20 characters'), tickets: z.array(ticketDiscount).max(40) })
    .nullish()
    .transform((discount) => discount ?? null),
});

export type SaleLine = z.output<typeof saleLineInput>;

/** A line is booked or released: the first to store this key wins. */
export const salePayment = (lineId: string): string => `sale_${lineId}`;

/** The booking that the line becomes. */
export function bookingOf({ lineId, input }: SaleLine): BookingRequest {
  return { ...input, paymentStatus: 'paid', paymentIntentId: salePayment(lineId) };
}
