import type { SeatRequest } from './slot-request.js';

/**
 * Takes seats of a slot, or returns no row. This is the only place where seats are sold (infra/decisions/0010).
 * Two buyers of the last seat queue on the slot's row lock. The second finds the condition false on the row that the first
 * updated, so it needs neither a prior count nor a higher isolation level. Closing a time takes the same lock.
 * The new row has to pass its CHECK before a conflict is seen, so a slot with more seats than usual proposes a row that the party fits.
 * $1 slot id, $2 tour type, $3 start, $4 capacity of a slot that has no row yet, $5 seats.
 */
export const TAKE_SEATS = `
  INSERT INTO slots AS s (id, tour_type, starts_at, capacity, taken)
  SELECT $1::text, $2::text, $3::timestamptz, greatest($4::integer, $5::integer), $5::integer
  WHERE $5::integer <= greatest($4::integer, (SELECT capacity FROM slots WHERE id = $1::text))
  ON CONFLICT (id) DO UPDATE SET taken = s.taken + excluded.taken
    WHERE s.taken + excluded.taken <= s.capacity AND NOT s.closed
  RETURNING s.id`;

export function takeSeatsParameters(request: SeatRequest): [string, string, Date, number, number] {
  return [request.slotId, request.tourType, request.startsAt, request.capacity, request.seats];
}
