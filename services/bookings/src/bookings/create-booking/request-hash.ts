import { createHash } from 'node:crypto';
import type { BookingRequest } from './create-booking.input.js';

/**
 * SHA-256 of what is booked and by whom, in hex. The hold is left out: a visitor who tries again after it ran out makes
 * the same booking.
 */
export function requestHash({ holdId: _, ...request }: BookingRequest): string {
  const sorted = Object.fromEntries(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
