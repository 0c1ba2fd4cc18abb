import type { Check } from './reconciliation-context.ts';

type Line = { id: string; cents: number; tour: string | null };
type BookedLine = Line & { old: boolean };

// A line is confirmed by its owner and paid by the order: both must agree, less refunds.
const soldLines = `
  SELECT l.id, l.facts->>'tourId' AS tour, l.cents - coalesce((SELECT sum(amount_cents) FROM refunds r WHERE r.line_id = l.id), 0)::int
    - coalesce((SELECT sum(delta_cents) FROM voucher_entries e WHERE e.line_id = l.id AND e.cause = 'returned'), 0)::int AS cents
  FROM sale_lines l JOIN sales s ON s.id = l.sale_id WHERE s.state = 'placed' AND l.state = 'confirmed' AND l.kind = 'tour' ORDER BY l.id`;

// A booking exists before its order, and its refund before the order's: they are compared once both are old. The tour is the one that
// was booked: a visit can move to another.
const saleBookings = `
  SELECT b.sale_line_id AS id, p.amount_cents - coalesce(r.cents, 0) AS cents,
    coalesce(e.event->'data'->>'tourId', CASE b.revision WHEN 0 THEN b.tour_id::text END) AS tour,
    greatest(b.created_at, r.last_at) < now() - $1 * interval '1 millisecond' AS old
  FROM bookings b JOIN payments p ON p.id = b.payment_intent_id
  LEFT JOIN (SELECT payment_id, sum(amount_cents)::int AS cents, max(requested_at) AS last_at FROM refunds WHERE method = 'sale' GROUP BY 1) r
    ON r.payment_id = p.id
  LEFT JOIN outbox e ON e.aggregate_id = b.id::text AND e.subject = 'hilltop.bookings.booking-confirmed.v1'
  WHERE p.method = 'sale' AND p.status = 'used' AND b.sale_line_id IS NOT NULL ORDER BY 1`;

export const saleLinesCheck: Check = {
  name: 'the tours of an order are those that were booked, and cost there what they cost here',
  async differences({ databases: { orders, bookings }, gracePeriods: { eventMs } }) {
    const sold = await orders<Line>(soldLines);
    const booked = await bookings<BookedLine>(saleBookings, [eventMs]);
    const ofOrders = new Map(sold.map((line) => [line.id, line]));
    const ofBookings = new Set(booked.map(({ id }) => id));
    const unpaid = booked.filter(({ id, cents, old }) => old && ofOrders.get(id)?.cents !== cents);
    const unbooked = sold.filter(({ id }) => !ofBookings.has(id));
    return [
      ...unpaid.map(
        ({ id, cents }) => `line ${id} is booked for ${cents} cents; its order has ${ofOrders.get(id)?.cents ?? 0}`,
      ),
      ...unbooked.map(({ id, cents }) => `line ${id} was paid with ${cents} cents, and no booking has it`),
      ...booked.flatMap(({ id, tour }) => {
        const wanted = ofOrders.get(id)?.tour;
        if (!wanted || !tour || wanted === tour) return [];
        return [`line ${id} sold tour ${wanted}, and tour ${tour} was booked`];
      }),
    ];
  },
};
