import type { Check } from './reconciliation-context.ts';

type Stranger = { id: string; group: string; what: string; party: string };
type Start = { id: string; capacity: number; taken: number; usual: number | null };

// Whoever is there since before the group is at another kind of tour, which sold to nobody since: its capacity says how much it had sold.
const strangers = `
  SELECT s.id, s.kept_for AS "group", p.what, p.id AS party FROM slots s JOIN (
    SELECT id, slot_id, group_id, 'booking' AS what FROM bookings WHERE status = 'confirmed'
    UNION ALL SELECT id, slot_id, group_id, 'hold' FROM holds WHERE status = 'active'
  ) p ON p.slot_id = s.id
  WHERE s.kept_for IS NOT NULL AND p.group_id IS DISTINCT FROM s.kept_for AND EXISTS (
    SELECT FROM bookings b WHERE b.slot_id = s.id AND b.group_id = s.kept_for AND b.status <> 'cancelled'
    UNION ALL SELECT FROM holds h WHERE h.slot_id = s.id AND h.group_id = s.kept_for AND h.status = 'active')
  ORDER BY s.id, p.id`;

const onSale = `
  SELECT id, capacity, taken, usual_capacity AS usual FROM slots
  WHERE kept_for IS NOT NULL AND (capacity <> taken OR usual_capacity IS NULL) OR kept_for IS NULL AND usual_capacity IS NOT NULL
  ORDER BY id`;

// The job that frees them runs each second.
const forsaken = `
  SELECT s.id, s.kept_for AS "group" FROM slots s
  WHERE s.kept_for IS NOT NULL AND s.starts_at > now() AND NOT EXISTS (
    SELECT FROM bookings b JOIN slots o ON o.id = b.slot_id
      WHERE b.group_id = s.kept_for AND b.status <> 'cancelled' AND o.starts_at = s.starts_at
    UNION ALL SELECT FROM holds h JOIN slots o ON o.id = h.slot_id
      WHERE h.group_id = s.kept_for AND (h.status = 'active' OR h.ended_at > now() - $1 * interval '1 millisecond')
        AND o.starts_at = s.starts_at)
  ORDER BY s.id`;

/** A start that a group has for itself is for nobody else. */
export const groupsCheck: Check = {
  name: 'a start that is kept for a group sells to nobody else, and is kept while the group has it',
  async differences({ databases: { bookings }, gracePeriods }) {
    const others = await bookings<Stranger>(strangers);
    const selling = await bookings<Start>(onSale);
    const left = await bookings<{ id: string; group: string }>(forsaken, [gracePeriods.eventMs]);
    return [
      ...others.map(
        ({ id, group, what, party }) => `slot ${id} is kept for group ${group}, and ${what} ${party} is there`,
      ),
      ...selling.map(
        ({ id, capacity, taken, usual }) =>
          `slot ${id} has ${capacity} seats, of which ${taken} are taken, and ${usual ?? 'none'} to have again`,
      ),
      ...left.map(({ id, group }) => `slot ${id} is kept for group ${group}, which has nothing at its time`),
    ];
  },
};
