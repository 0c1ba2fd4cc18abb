import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { StatementOutcomeUnknownError } from '@hilltop/platform/database/prepared-statements';
import { newReadableCode } from '@hilltop/platform/values/readable-code';
import type { Booking } from './booking.entity.js';

export interface Booked {
  readonly booking: Booking;
  /** An earlier request made this booking. */
  readonly replayed: boolean;
}

/** `payment-used`: another booking has this payment or key. `payment-returned`: it was returned. */
export type NotUnique = 'payment-used' | 'payment-returned';

/**
 * Tries again with a new code if another booking has it.
 * @param again the connection broke meanwhile. A second attempt is safe: if the first was stored, the unique keys refuse the second.
 */
export async function storeBooking<Outcome>(
  booking: Booking,
  attempt: () => Promise<Outcome>,
  again = false,
): Promise<Outcome | NotUnique> {
  try {
    return await attempt();
  } catch (error) {
    if (isUniqueViolation(error, 'bookings_confirmation_code')) {
      booking.confirmationCode = newReadableCode('HT');
      return storeBooking(booking, attempt);
    }
    if (isUniqueViolation(error, 'PK_payments')) return 'payment-returned';
    if (isUniqueViolation(error)) return 'payment-used';
    if (error instanceof StatementOutcomeUnknownError && !again) return storeBooking(booking, attempt, true);
    throw error;
  }
}
