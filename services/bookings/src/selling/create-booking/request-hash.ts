import { createHash } from 'node:crypto';
import type { BookingRequest } from './create-booking.input.js';

/** SHA-256 in hex. It omits the hold, because a retry after the hold expired is the same booking. */
export function requestHash({ holdId: _, ...request }: Pick<BookingRequest, 'holdId'>): string {
  const sorted = Object.fromEntries(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
