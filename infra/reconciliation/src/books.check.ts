import type { Check, Owner } from './reconciliation-context.ts';

type Sum = { id: string; money: number; sold: number };
type Booked = Sum & { line: string };

/** Sources whose money has just moved are not compared. $1 is the grace period in ms. */
const recent = (id: string) => `EXISTS (SELECT FROM outbox e WHERE e.aggregate_id = ${id}::text
  AND e.subject LIKE 'hilltop.%.money-moved.v1' AND e.recorded_at > now() - $1 * interval '1 millisecond')`;

const methods = `method IN ('online', 'card_reader', 'cash')`;

const bookings = `
  SELECT b.id, (coalesce(p.cents, 0) - coalesce(r.cents, 0))::int AS money,
    CASE b.status WHEN 'cancelled' THEN b.kept_cents ELSE b.kept_cents + greatest(b.total_cents - b.goodwill_cents, 0) END AS sold
  FROM bookings b
  LEFT JOIN (SELECT booking_id, sum(amount_cents) AS cents FROM payments WHERE status = 'used' AND ${methods} GROUP BY 1) p
    ON p.booking_id = b.id
  LEFT JOIN (SELECT booking_id, sum(amount_cents) AS cents FROM refunds WHERE ${methods} GROUP BY 1) r ON r.booking_id = b.id
  WHERE NOT ${recent('b.id')} ORDER BY b.id`;

// Before anything is billed of a group, its money is paid ahead; after that, what is not invoiced is owed all the same.
const groups = `
  SELECT id, (paid + least(sold - written_off - paid, 0))::int, (sold - tax - written_off)::int FROM (
    SELECT g.id, e.paid, e.written_off,
      CASE WHEN g.billable_cents IS NULL THEN greatest(d.invoiced - d.credited, e.paid) ELSE greatest(g.billable_cents, d.invoiced) - d.credited END AS sold,
      CASE WHEN d.invoiced > 0 THEN d.tax ELSE coalesce((SELECT sum((l ->> 'taxCents')::int) FROM jsonb_array_elements(g.billable_lines) l), 0) END AS tax
    FROM groups g
    CROSS JOIN LATERAL (SELECT coalesce(sum(total_cents) FILTER (WHERE kind = 'invoice'), 0) AS invoiced,
      coalesce(sum(total_cents) FILTER (WHERE kind = 'credit_note'), 0) AS credited,
      coalesce(sum(CASE kind WHEN 'invoice' THEN tax_cents ELSE -tax_cents END), 0) AS tax FROM group_documents WHERE group_id = g.id) d
    CROSS JOIN LATERAL (SELECT coalesce(-sum(delta_cents) FILTER (WHERE cause IN ('received', 'reversed', 'refunded')), 0) AS paid,
      coalesce(-sum(delta_cents) FILTER (WHERE cause = 'written_off'), 0) AS written_off FROM group_entries WHERE group_id = g.id) e
    WHERE NOT ${recent('g.id')}
  ) money WHERE paid <> 0 OR sold <> 0 OR written_off <> 0`;

// Bookings sells the tours of an order and owes the order what it took for them. What vouchers paid was sold with them.
// A voucher has money movements of its own when its rest is paid out, and is owed when a party keeps it as credit.
const orders = `
  SELECT o.id, (p.cents - coalesce(r.cents, 0))::int AS money, (o.total_cents + o.shipping_cents - coalesce(t.cents, 0) - coalesce(c.cents, 0) - coalesce(v.cents, 0))::int AS sold
  FROM orders o
  JOIN (SELECT order_id, sum(amount_cents) AS cents FROM payments WHERE status = 'used' GROUP BY 1) p ON p.order_id = o.id
  LEFT JOIN (SELECT q.order_id, sum(f.amount_cents) AS cents FROM refunds f JOIN payments q ON q.id = f.payment_id GROUP BY 1) r
    ON r.order_id = o.id
  LEFT JOIN (SELECT sale_id, sum(cents) AS cents FROM sale_lines WHERE kind = 'tour' AND state = 'confirmed' GROUP BY 1) t
    ON t.sale_id = o.id
  LEFT JOIN (SELECT order_id, sum(cents + shipping_cents) AS cents FROM order_cancellations GROUP BY 1) c ON c.order_id = o.id
  LEFT JOIN (SELECT sale_id, -sum(delta_cents) AS cents FROM voucher_entries WHERE cause IN ('held', 'released', 'returned', 'voided') GROUP BY 1) v
    ON v.sale_id = o.id
  WHERE NOT ${recent('o.id')}
  UNION ALL
  SELECT voucher_id, coalesce(sum(delta_cents) FILTER (WHERE cause = 'cashed'), 0)::int, sum(delta_cents)::int
  FROM voucher_entries JOIN vouchers v ON v.id = voucher_id
  WHERE (cause = 'cashed' OR cause = 'issued' AND v.kind = 'credit') AND NOT ${recent('voucher_id')} GROUP BY 1
  UNION ALL
  ${groups}
  ORDER BY 1`;

/** Sources whose money has just moved. $1 is the grace period in ms. */
export const moved = `SELECT DISTINCT aggregate_id AS id FROM outbox
  WHERE subject LIKE 'hilltop.%.money-moved.v1' AND recorded_at > now() - $1 * interval '1 millisecond'`;

// What the books have of a group stays when its documents and entries go.
const goneGroups = 'SELECT id FROM groups WHERE papers_gone_at IS NOT NULL';

// Receivables were sold, but their money is not here yet. Tax is collected, not sold. A manager's correction is no money of a booking or an order.
const lines = `
  SELECT source_id AS id, max(id) AS line, coalesce(sum(cents) FILTER (WHERE account IN ('cash', 'card', 'bank', 'refunds_due', 'disputes')), 0)::float8 AS money,
    coalesce(-sum(cents) FILTER (WHERE account NOT IN ('cash', 'card', 'bank', 'refunds_due', 'disputes', 'receivable', 'tax_payable')), 0)::float8 AS sold
  FROM money_lines WHERE source = $1 AND cause <> 'corrected' GROUP BY source_id ORDER BY source_id`;

const unbalanced =
  'SELECT movement_id AS id, min(id) AS line FROM money_lines GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 2';

export const booksCheck: Check = {
  name: 'the books have what was paid, what goes back and what was sold',
  async differences({ databases, gracePeriods }) {
    const found: string[] = [];
    const sources: readonly [Owner, string, string][] = [
      ['bookings', 'booking', bookings],
      ['orders', 'order', orders],
    ];
    for (const [owner, kind, statement] of sources) {
      const justMoved = await databases[owner]<{ id: string }>(moved, [gracePeriods.eventMs]);
      const gone = owner === 'orders' ? await databases.orders<{ id: string }>(goneGroups) : [];
      const wanted = await databases[owner]<Sum>(statement, [gracePeriods.eventMs]);
      const booked = await databases.ledger<Booked>(lines, [owner]);
      found.push(...compare(kind, wanted, booked, new Set([...justMoved, ...gone].map(({ id }) => id))));
    }
    const wrong = await databases.ledger<{ id: string; line: string }>(unbalanced);
    return [
      ...found,
      ...wrong.map(({ id, line }) => `the lines of movement ${id}, from line ${line}, do not add up to 0`),
    ];
  },
};

function compare(
  kind: string,
  wanted: readonly Sum[],
  booked: readonly Booked[],
  recent: ReadonlySet<string>,
): string[] {
  const books = new Map(booked.map((sum) => [sum.id, sum]));
  const known = new Set(wanted.map(({ id }) => id));
  const differences = wanted.flatMap(({ id, money, sold }) => {
    const has = books.get(id) ?? { money: 0, sold: 0, line: undefined };
    if (has.money === money && has.sold === sold) return [];
    const where = has.line === undefined ? 'no line of it' : `line ${has.line} is the last of it`;
    return [
      `${kind} ${id} has ${money} cents of money and sold for ${sold}, and the books say ${has.money} and ${has.sold}: ${where}`,
    ];
  });
  const strange = booked.filter(({ id, money }) => money !== 0 && !known.has(id) && !recent.has(id));
  return [
    ...differences,
    ...strange.map(({ id, line, money }) => `line ${line} is of ${money} cents of ${kind} ${id}, which paid nothing`),
  ];
}
