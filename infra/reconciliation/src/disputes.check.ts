import { moved } from './books.check.ts';
import type { Check } from './reconciliation-context.ts';

type Sum = { id: string; cents: number };

/** Bookings also has a row for each tour whose order's payment was taken back; that money is in the books of orders. */
const taken = (bought: string) => `
  SELECT coalesce(${bought}, d.id) AS id, sum(d.amount_cents)::float8 AS cents FROM disputes d
  LEFT JOIN payments p ON p.id = d.payment_id AND p.status = 'used' WHERE d.status <> 'won' AND NOT starts_with(d.payment_id, 'sale_') GROUP BY 1 ORDER BY 1`;

const booked = `
  SELECT source_id AS id, sum(cents)::float8 AS cents FROM money_lines
  WHERE account = 'disputes' AND source = $1 AND cause <> 'corrected' GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 1`;

export const disputesCheck: Check = {
  name: 'the books have in dispute what banks took back',
  async differences({ databases, gracePeriods }) {
    const found: string[] = [];
    for (const [owner, bought] of [
      ['bookings', 'p.booking_id'],
      ['orders', 'p.order_id, p.group_id'],
    ] as const) {
      const sums = async (rows: Promise<Sum[]>) => new Map((await rows).map(({ id, cents }) => [id, cents]));
      const changed = await databases[owner]<{ id: string }>(moved, [gracePeriods.eventMs]);
      const justMoved = new Set(changed.map(({ id }) => id));
      const wanted = await sums(databases[owner]<Sum>(taken(bought)));
      const has = await sums(databases.ledger<Sum>(booked, [owner]));
      for (const id of new Set([...wanted.keys(), ...has.keys()])) {
        const [theirs, mine] = [has.get(id) ?? 0, wanted.get(id) ?? 0];
        if (theirs === mine || justMoved.has(id)) continue;
        found.push(`the books have ${theirs} cents of ${id} of ${owner} in dispute, and banks took ${mine} back`);
      }
    }
    return found;
  },
};
