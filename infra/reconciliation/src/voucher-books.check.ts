import { moved } from './books.check.ts';
import type { Check } from './reconciliation-context.ts';

type Owed = { id: string; cents: number };

// What a sale holds is in the books once its order is placed; entries without a sale move the voucher itself.
const entries = `
  SELECT coalesce(e.sale_id, e.voucher_id) AS id, sum(e.delta_cents)::int AS cents FROM voucher_entries e
  LEFT JOIN sales s ON s.id = e.sale_id WHERE e.sale_id IS NULL OR s.state = 'placed'
  GROUP BY 1 HAVING sum(e.delta_cents) <> 0 ORDER BY 1`;

const lines = `
  SELECT source_id AS id, -sum(cents)::float8 AS cents FROM money_lines WHERE account = 'voucher_liability' AND source = 'orders' AND cause <> 'corrected'
  GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 1`;

/** Blocked vouchers are owed too. `vouchersCheck` proves that balances are sums of entries, so these sums are balances. */
export const voucherBooksCheck: Check = {
  name: 'the books owe to vouchers what is left on them, and what purchases under way hold',
  async differences({ databases: { orders, ledger }, gracePeriods: { eventMs } }) {
    // The books first: what moves after that counts as recent when the entries are read.
    const booked = new Map((await ledger<Owed>(lines)).map(({ id, cents }) => [id, cents]));
    const owed = new Map((await orders<Owed>(entries)).map(({ id, cents }) => [id, cents]));
    const justMoved = new Set((await orders<{ id: string }>(moved, [eventMs])).map(({ id }) => id));
    return [...new Set([...owed.keys(), ...booked.keys()])].flatMap((id) => {
      const [wanted, has] = [owed.get(id) ?? 0, booked.get(id) ?? 0];
      if (wanted === has || justMoved.has(id)) return [];
      return [`order or voucher ${id} has entries of ${wanted} cents on vouchers, and the books owe ${has} for it`];
    });
  },
};
