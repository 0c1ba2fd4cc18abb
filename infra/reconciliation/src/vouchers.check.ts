import type { Check } from './reconciliation-context.ts';

type Voucher = { id: string; balance: number; entries: number };
type Hold = { id: string; sale: string; state: string };

const balances = `
  SELECT v.id, v.balance_cents AS balance, coalesce(e.cents, 0) AS entries FROM vouchers v
  LEFT JOIN (SELECT voucher_id, sum(delta_cents)::int AS cents FROM voucher_entries GROUP BY 1) e ON e.voucher_id = v.id
  WHERE v.balance_cents <> coalesce(e.cents, 0) ORDER BY v.id`;

// What a placed sale used is final; a refused one keeps nothing.
const openHolds = `
  SELECT e.voucher_id AS id, e.sale_id AS sale, s.state FROM voucher_entries e JOIN sales s ON s.id = e.sale_id
  WHERE e.cause IN ('held', 'released') AND s.state IN ('placed', 'refused') GROUP BY e.voucher_id, e.sale_id, s.state
  HAVING sum(e.delta_cents) <> 0 AND (s.state = 'refused' OR NOT EXISTS (SELECT FROM voucher_entries r
    WHERE r.voucher_id = e.voucher_id AND r.sale_id = e.sale_id AND r.cause = 'redeemed')) ORDER BY 1`;

// A gift voucher is issued only by the sale of its line.
const unissued = `
  SELECT l.id FROM sale_lines l JOIN sales s ON s.id = l.sale_id
  WHERE s.state = 'placed' AND l.kind = 'voucher' AND l.state = 'confirmed'
    AND NOT EXISTS (SELECT FROM vouchers v WHERE v.id = l.id AND v.issued_cents = l.cents) ORDER BY l.id`;

export const vouchersCheck: Check = {
  name: 'a voucher has what its entries add up to, and no ended sale holds a part of it',
  async differences({ databases: { orders } }) {
    return [
      ...(await orders<Voucher>(balances)).map(
        ({ id, balance, entries }) => `voucher ${id} has ${balance} cents, but its entries come to ${entries}`,
      ),
      ...(await orders<Hold>(openHolds)).map(
        ({ id, sale, state }) => `voucher ${id} is held by sale ${sale}, which is ${state}`,
      ),
      ...(await orders<{ id: string }>(unissued)).map(
        ({ id }) => `line ${id} was paid, and its voucher was not issued`,
      ),
    ];
  },
};
