import type { Check } from './reconciliation-context.ts';

type Promised = { id: string; number: string; state: string; people: number };
type Kept = { id: string; held: number; booked: number };

// A group that has changed just now, or whose seats are being changed, may be ahead of bookings or behind it.
const promised = `
  SELECT g.id, g.number, g.state, coalesce(q.pupils + q.adults, 0) AS people
  FROM groups g LEFT JOIN group_quotes q ON q.group_id = g.id AND q.version = g.quote_version
  WHERE g.step IS NULL AND (g.held_until IS NULL OR g.held_until > now()) AND NOT EXISTS (
    SELECT FROM group_changes c WHERE c.group_id = g.id AND c.at > now() - $1 * interval '1 millisecond')
  ORDER BY g.created_at, g.id`;

// Displaced parts are still the group's.
const kept = `
  SELECT group_id AS id, sum(held)::integer AS held, sum(booked)::integer AS booked FROM (
    SELECT group_id, 0 AS held, group_size AS booked FROM bookings WHERE group_id IS NOT NULL AND status <> 'cancelled'
    UNION ALL SELECT group_id, group_size, 0 FROM holds WHERE group_id IS NOT NULL AND status = 'active' AND expires_at > now()
  ) p GROUP BY 1 ORDER BY 1`;

const BOOKED = ['secured', 'visited'];

/** What orders promised a group is what bookings keeps for it; of held seats a closing may have taken some. */
export const groupSeatsCheck: Check = {
  name: 'a group has the seats that it was promised, and no other',
  async differences({ databases: { orders, bookings }, gracePeriods }) {
    const groups = await orders<Promised>(promised, [gracePeriods.eventMs]);
    const known = new Set((await orders<{ id: string }>('SELECT id FROM groups')).map(({ id }) => id));
    const seats = new Map((await bookings<Kept>(kept)).map((row) => [row.id, row]));
    const wrong = groups.flatMap(({ id, number, state, people }) => {
      const { held = 0, booked = 0 } = seats.get(id) ?? {};
      const isRight = BOOKED.includes(state)
        ? booked === people && held === 0
        : booked === 0 && (state === 'accepted' ? held <= people : held === 0);
      const has = `bookings has ${booked} booked and ${held} held`;
      return isRight ? [] : [`group ${number} is ${state} with ${people} people, and ${has}`];
    });
    const strange = [...seats.keys()].filter((id) => !known.has(id));
    return [...wrong, ...strange.map((id) => `bookings has seats of group ${id}, which orders does not know`)];
  },
};
