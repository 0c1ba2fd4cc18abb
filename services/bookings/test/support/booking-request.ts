import { randomUUID } from 'node:crypto';
import { adultLines, guestsOf } from '../../src/prices/ticket-line.js';
import { type BookingRequest, createBookingInput } from '../../src/selling/create-booking/create-booking.input.js';

/** The default slot of tests: a Saturday two weeks ahead. */
export const SLOT = { tourType: 'standard', tourDate: '2026-12-05', tourTime: '10:00 AM' } as const;

/** Their tickets, for rows that no sale writes. */
export const TWO_ADULTS = JSON.stringify(adultLines(2, 2_500));

/** A party of adults. */
export const adults = (count: number) => [{ type: 'adult', count }];

const PRICES = { standard: 2500, premium: 4500, private: 7500 };

/** The payload of product.md §3 for a party, with the right total and its own payment. */
export function bookingPayload(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { tickets = adults(2) } = changes as { tickets?: ReturnType<typeof adults> };
  const tourType = (changes.tourType ?? 'standard') as keyof typeof PRICES;
  return {
    ...SLOT,
    firstName: 'Guest',
    lastName: 'Person',
    email: 'guest@example.test',
    phone: '817-555-0100',
    tickets,
    totalAmount: ((PRICES[tourType] * guestsOf(tickets)) / 100).toFixed(2),
    paymentStatus: 'paid',
    paymentIntentId: `pi_${randomUUID()}`,
    liabilityWaiverAccepted: true,
    ...changes,
  };
}

/** A payload as the input of `createBooking`. */
export const nested = ({ paymentStatus, paymentIntentId, ...visit }: Record<string, unknown>) => ({
  visit,
  paymentStatus,
  paymentIntentId,
});

export const bookingInput = (changes: Record<string, unknown> = {}) => nested(bookingPayload(changes));

/** The same, parsed by the service's schema. */
export function bookingRequest(changes: Record<string, unknown> = {}): BookingRequest {
  return createBookingInput.parse(bookingPayload(changes));
}
