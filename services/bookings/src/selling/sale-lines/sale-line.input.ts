import { MAX_ORDER_CENTS, MAX_PRICE_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { z } from 'zod';
import { type BookingRequest, visitInput } from '../create-booking/create-booking.input.js';

const ticketDiscount = z.object({
  type: z.string(),
  unitPrice: amountField('The price', '25.00', { most: MAX_PRICE_CENTS }),
  count: z.int().min(1, 'Count must be at least 1'),
  off: amountField('The discount', '2.50', { most: MAX_PRICE_CENTS }),
});

const day = dateField.nullish().transform((text) => text ?? null);

const codeTerms = z
  .object({
    kind: z.enum(['percent', 'cents', 'fixed_price']),
    amount: z.int().min(0, 'The amount must be 0 or more'),
    visitFrom: day,
    visitUntil: day,
    tours: z.array(z.string()),
    leastAmount: amountField('The minimum', '25.00', { most: MAX_ORDER_CENTS }),
  })
  .transform(({ leastAmount: leastCents, ...terms }) => ({ ...terms, leastCents }));

/** A booking without its payment, which is the order's. */
export const saleLineInput = z.object({
  lineId: z.uuid('The id of a line must be a UUID'),
  /** The provider's reference of the order's payment. */
  orderIntentId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  input: visitInput,
  /** What a code takes off. */
  discount: z
    .object({
      code: z.string().max(20, 'A code has at most 20 characters'),
      tickets: z.array(ticketDiscount).max(40),
      terms: codeTerms,
    })
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
