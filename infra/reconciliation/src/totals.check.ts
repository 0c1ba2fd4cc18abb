import type { Check } from './reconciliation-context.ts';

type Order = { id: string; total: number; sum: number };
type Told = { id: string; row: string; told: string };

const wrongOrders = `
  SELECT id, total_cents AS total, sum::int AS sum FROM orders, LATERAL (
    SELECT sum((line->>'priceCents')::bigint * (line->>'quantity')::bigint) AS sum FROM jsonb_array_elements(lines) AS line
  ) AS added WHERE total_cents IS DISTINCT FROM sum ORDER BY id`;

const wrongLines = `
  SELECT DISTINCT id FROM orders, jsonb_array_elements(lines) AS line
  WHERE (line->>'quantity')::int NOT BETWEEN 1 AND 99 OR (line->>'priceCents')::int < 0 ORDER BY id`;

// The event is written with the booking, or with its change: what it says is what was agreed.
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

/** Totals come from stored prices. */
export const totalsCheck: Check = {
  name: 'every total is the sum of its lines, and equals its event',
  async differences({ databases: { orders, bookings } }) {
    const sums = await orders<Order>(wrongOrders);
    const lines = await orders<{ id: string }>(wrongLines);
    const told = await bookings<Told>(wrongBookings);
    return [
      ...sums.map(({ id, total, sum }) => `order ${id} has a total of ${total} cents; its lines come to ${sum}`),
      ...lines.map(({ id }) => `order ${id} has a line with a quantity or a price out of bounds`),
      ...told.map(({ id, row, told: said }) => `booking ${id} is cents/guests/seats ${row}; its event says ${said}`),
    ];
  },
};
