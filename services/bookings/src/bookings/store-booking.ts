import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { StatementOutcomeUnknownError } from '@hilltop/platform/database/prepared-statements';
import { newReadableCode } from '@hilltop/platform/values/readable-code';
import type { Booking } from './booking.entity.js';

/** `payment-used`: a booking has its payment or its key already. `payment-returned`: its payment went back. */
export type NotUnique = 'payment-used' | 'payment-returned';

/**
 * Runs the statement that stores a booking, with another code where a booking has the code already.
 *
 * @param again the connection broke while the booking was stored. A second attempt is safe: if the first one stored it,
 *   the unique keys refuse the second, and the first is found.
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
