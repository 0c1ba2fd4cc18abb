/**
 * Takes places of a slot, or no row at all: the one place in the system where seats are sold (decision 8).
 * Two buyers of the last seat queue on the slot's row lock; the second finds the condition false on the row as the first
 * left it. No count is read beforehand, and no isolation level is relied on. Parties that go together (`SlotQueue`) take
 * the sum of their places, or none.
 *
 * Parameters: $1 slot id, $2 tour type, $3 start, $4 capacity of a slot that has no row yet, $5 places.
 */
export const TAKE_SEATS = `
  INSERT INTO slots AS s (id, tour_type, starts_at, capacity, taken)
  SELECT $1::text, $2::text, $3::timestamptz, $4::integer, $5::integer WHERE $5::integer <= $4::integer
  ON CONFLICT (id) DO UPDATE SET taken = s.taken + excluded.taken
    WHERE s.taken + excluded.taken <= s.capacity
  RETURNING s.id`;
