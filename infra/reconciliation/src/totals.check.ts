import type { Check } from './reconciliation-context.ts';

type Order = { id: string; total: number; sum: number };
type Told = { id: string; row: string; told: string };
type Tickets = { what: string; id: string; row: string; tickets: string };

const wrongOrders = `
  SELECT o.id, o.total_cents AS total, coalesce(sum(l.cents), 0)::int AS sum FROM orders o
  LEFT JOIN sale_lines l ON l.sale_id = o.id AND l.state = 'confirmed'
  GROUP BY o.id HAVING o.total_cents <> coalesce(sum(l.cents), 0) ORDER BY o.id`;

// What one costs, times how many, less the code.
const wrongLines = `
  SELECT DISTINCT l.sale_id AS id FROM sale_lines l
  WHERE l.quantity NOT BETWEEN 1 AND 99 OR l.kind = 'goods' AND l.cents IS DISTINCT FROM
    (l.facts ->> 'priceCents')::bigint * l.quantity - coalesce((l.facts ->> 'discountCents')::bigint, 0) ORDER BY 1`;

// The event is written with the booking or its change: it says what was agreed.
const wrongBookings = `
  SELECT b.id, concat_ws('/', b.total_cents, b.group_size, b.places) AS row,
    concat_ws('/', d->>'totalCents', d->>'groupSize', d->>'seats') AS told
  FROM bookings b JOIN outbox o ON o.aggregate_id = b.id::text AND o.subject IN ('hilltop.bookings.booking-confirmed.v1',
      'hilltop.bookings.booking-moved.v1', 'hilltop.bookings.party-changed.v1', 'hilltop.bookings.food-changed.v1',
      'hilltop.bookings.booking-cancelled.v1'),
    LATERAL (SELECT o.event->'data' AS d) AS told
  WHERE coalesce((d->>'revision')::int, 0) = b.revision AND concat_ws('/', b.total_cents, b.group_size, b.places)
    <> concat_ws('/', d->>'totalCents', d->>'groupSize', d->>'seats')
  ORDER BY b.id`;

// Tickets say who comes and what each pays. A party has a seat per guest who needs one, or one if sold by party.
const wrongTickets = `
  SELECT 'booking' AS what, id, concat_ws('/', group_size, total_cents, places) AS row, concat_ws('/', guests, cents, seats) AS tickets
  FROM bookings, LATERAL (
    SELECT sum((line->>'count')::int) AS guests, sum((line->>'count')::int * (line->>'unitCents')::int) AS cents,
      sum((line->>'count')::int * (line->>'seats')::int) AS seats
    FROM jsonb_array_elements(tickets) AS line
  ) AS added
  WHERE (group_size, total_cents) IS DISTINCT FROM (guests, cents) OR places NOT IN (1, seats)
  UNION ALL
  SELECT 'hold', id, group_size::text, guests::text FROM holds, LATERAL (
    SELECT sum((line->>'count')::int) AS guests FROM jsonb_array_elements(tickets) AS line
  ) AS added
  WHERE tickets IS NOT NULL AND group_size IS DISTINCT FROM guests
  ORDER BY id`;

export const totalsCheck: Check = {
  name: 'every total is the sum of its lines, and equals its event',
  async differences({ databases: { orders, bookings } }) {
    const sums = await orders<Order>(wrongOrders);
    const lines = await orders<{ id: string }>(wrongLines);
    const told = await bookings<Told>(wrongBookings);
    const tickets = await bookings<Tickets>(wrongTickets);
    return [
      ...sums.map(({ id, total, sum }) => `order ${id} has a total of ${total} cents; its lines come to ${sum}`),
      ...lines.map(({ id }) => `order ${id} has a line whose quantity or price does not fit`),
      ...told.map(({ id, row, told: said }) => `booking ${id} is cents/guests/seats ${row}; its event says ${said}`),
      ...tickets.map(
        ({ what, id, row, tickets: sums }) => `${what} ${id} is guests/cents/seats ${row}; its tickets come to ${sums}`,
      ),
    ];
  },
};
