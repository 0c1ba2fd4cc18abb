import type { Check } from './reconciliation-context.ts';

type Fault = { id: string; status: string; hold: string };
type Forgotten = { id: string; slotId: string; free: number };
type Overtaken = { id: string; booking: string; seats: number };

// An offer that fewer guests accept is made smaller first.
const disagreeing = `
  SELECT w.id, w.status, CASE WHEN h.id IS NULL THEN 'has no hold' ELSE 'has a hold that is ' || h.status || ', for '
    || h.places || ' of ' || w.places || ' seats' END AS hold
  FROM waitlist_entries w LEFT JOIN holds h ON h.id = w.hold_id AND h.kind = 'offer'
  WHERE CASE w.status
    WHEN 'offered' THEN h.status IS DISTINCT FROM 'active' OR h.places > w.places
    WHEN 'accepted' THEN h.status IS DISTINCT FROM 'converted'
    WHEN 'waiting' THEN h.status = 'converted' OR (h.status = 'active' AND h.places >= w.places)
    ELSE h.status IN ('active', 'converted') END
  ORDER BY w.joined_at`;

// A party that let an offer expire waits for the next seats, and there are no offers in the last hour.
const forgotten = `
  SELECT w.id, s.id AS "slotId", s.capacity - s.taken AS free
  FROM waitlist_entries w JOIN slots s ON s.id = ANY (w.slot_ids)
  WHERE w.status = 'waiting' AND w.confirmed_at IS NOT NULL AND w.missed = 0 AND s.capacity - s.taken >= w.places AND NOT s.closed AND s.starts_at > now() + interval '2 hours'
  ORDER BY w.joined_at`;

// While a party waits, too few seats are free for it, so nobody else can buy that many. Clocks may differ slightly.
const overtaken = `
  SELECT DISTINCT ON (w.id) w.id, b.id AS booking, b.places AS seats
  FROM waitlist_entries w JOIN bookings b ON b.slot_id = ANY (w.slot_ids) AND b.places >= w.places AND b.revision = 0
  JOIN slots s ON s.id = b.slot_id LEFT JOIN holds h ON h.id = b.hold_id
  WHERE w.missed = 0 AND w.status IN ('waiting', 'left', 'closed') AND w.confirmed_at IS NOT NULL
    AND coalesce(h.created_at, b.created_at) > greatest(w.joined_at, w.confirmed_at) + interval '2 seconds' AND b.created_at < coalesce(w.ended_at, now())
    AND h.kind IS DISTINCT FROM 'offer' AND b.created_at < s.starts_at - interval '1 hour'
  ORDER BY w.id, b.created_at`;

/** Free seats are offered to those who wait, and an offer is a hold. */
export const waitlistCheck: Check = {
  name: 'nobody waits for seats that are free or sold to others, and every offer is a hold',
  async differences({ databases }) {
    const faults = await databases.bookings<Fault>(disagreeing);
    const parties = await databases.bookings<Forgotten>(forgotten);
    const bought = await databases.bookings<Overtaken>(overtaken);
    return [
      ...bought.map(
        ({ id, booking, seats }) => `waitlist entry ${id} was overtaken by booking ${booking} with ${seats} seats`,
      ),
      ...faults.map(({ id, status, hold }) => `waitlist entry ${id} is ${status} and ${hold}`),
      ...parties.map(({ id, slotId, free }) => `waitlist entry ${id} waits, and slot ${slotId} has ${free} free seats`),
    ];
  },
};
