import type { Check } from './reconciliation-context.ts';

type Counted = { code: string; uses: number; rows: number; most: number | null };
type Tickets = { id: string; code: string; tickets: number; cents: number };
type Sale = { id: string; state: string; off: number; used: number | null };

const counts = `
  SELECT p.code, p.uses, count(u.sale_id)::int AS rows, p.uses_limit AS most FROM promotions p LEFT JOIN promotion_uses u ON u.promotion_id = p.id
  GROUP BY p.id HAVING p.uses <> count(u.sale_id) OR count(u.sale_id) > p.uses_limit ORDER BY p.code`;

// A placed sale has used its code for the discount; a refused one has returned it.
const sales = `
  SELECT s.id, s.state, lines.off, u.cents AS used FROM sales s LEFT JOIN promotion_uses u ON u.sale_id = s.id, LATERAL (
    SELECT coalesce(sum((l.facts->>'discountCents')::int), 0)::int AS off FROM sale_lines l WHERE l.sale_id = s.id AND l.state = 'confirmed'
  ) AS lines
  WHERE s.state = 'placed' AND lines.off <> coalesce(u.cents, 0) OR s.state = 'refused' AND u.cents IS NOT NULL ORDER BY s.id`;

// What a code took off the tickets of a line when it was sold.
const sold = `
  SELECT l.id, l.facts->'discount'->>'code' AS code, (l.facts->>'discountCents')::int AS cents,
    (SELECT sum((t->>'count')::int) FROM jsonb_array_elements(l.facts->'discount'->'tickets') AS t)::int AS tickets
  FROM sale_lines l WHERE l.kind = 'tour' AND l.state = 'confirmed' AND l.facts ? 'discount'`;

// It stays with its tickets when the visit moves or changes, and takes no more off them.
const kept = `
  SELECT coalesce(b.sale_line_id, b.id) AS id, t->'code'->>'name' AS code, sum((t->>'count')::int)::int AS tickets,
    sum((t->>'count')::int * (t->'code'->>'cents')::int)::int AS cents
  FROM bookings b, jsonb_array_elements(b.tickets) AS t WHERE t ? 'code' AND b.status <> 'cancelled' AND b.created_at < now() - $1 * interval '1 millisecond'
  GROUP BY 1, 2 ORDER BY 1, 2`;

const lost =
  'SELECT u.sale_id AS id FROM promotion_uses u WHERE NOT EXISTS (SELECT FROM sales s WHERE s.id = u.sale_id) ORDER BY 1';

export const codesCheck: Check = {
  name: 'a code has as many uses as sales were paid with it, and took off what they say',
  async differences({ databases: { orders, bookings }, gracePeriods: { eventMs } }) {
    const lines = new Map((await orders<Tickets>(sold)).map((line) => [`${line.id} ${line.code}`, line]));
    const over = (await bookings<Tickets>(kept, [eventMs])).flatMap(({ id, code, tickets, cents }) => {
      const line = lines.get(`${id} ${code}`) ?? { tickets: 0, cents: 0 };
      if (tickets <= line.tickets && cents <= line.cents) return [];
      return [
        `line ${id} has ${tickets} tickets with code ${code}, ${cents} cents off; it was sold with ${line.tickets}, ${line.cents} off`,
      ];
    });
    return [
      ...over,
      ...(await orders<Counted>(counts)).map(
        ({ code, uses, rows, most }) => `code ${code} counts ${uses} uses of ${most ?? 'any number'}; it has ${rows}`,
      ),
      ...(await orders<Sale>(sales)).map(({ id, state, off, used }) =>
        state === 'refused'
          ? `sale ${id} was refused, and keeps its use of a code`
          : `sale ${id} costs ${off} cents less; its use of a code says ${used ?? 0}`,
      ),
      ...(await orders<{ id: string }>(lost)).map(({ id }) => `a use of a code is of sale ${id}, which is not there`),
    ];
  },
};
