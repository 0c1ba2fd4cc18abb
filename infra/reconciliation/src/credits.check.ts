import type { Check } from './reconciliation-context.ts';

type Kept = { id: string; cents: number; old: boolean };

const kept = `
  SELECT booking_id AS id, sum(amount_cents)::float8 AS cents, max(requested_at) < now() - $1 * interval '1 millisecond' AS old
  FROM refunds WHERE method = 'credit' GROUP BY 1 ORDER BY 1`;

const vouchers = `SELECT count(*)::int AS count, coalesce(sum(issued_cents), 0)::float8 AS cents FROM vouchers WHERE kind = 'credit'`;

/** Vouchers do not name their booking, so only sums are compared. */
export const creditsCheck: Check = {
  name: 'what displaced parties keep as credit was issued as vouchers',
  async differences({ databases: { bookings, orders }, gracePeriods }) {
    const chosen = await bookings<Kept>(kept, [gracePeriods.eventMs]);
    const [issued = { count: 0, cents: 0 }] = await orders<{ count: number; cents: number }>(vouchers);
    if (chosen.some(({ old }) => !old)) return [];
    const cents = chosen.reduce((sum, one) => sum + one.cents, 0);
    return issued.count === chosen.length && issued.cents === cents
      ? []
      : [
          `${chosen.length} parties keep ${cents} cents as credit, and ${issued.count} vouchers of ${issued.cents} cents were issued for it`,
        ];
  },
};
