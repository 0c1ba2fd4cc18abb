import { isDeepStrictEqual } from 'node:util';
import { UserError } from '../local/user-error.ts';
import type { OpenDatabases } from '../reconciliation/src/open-databases.ts';
import type { Owner } from '../reconciliation/src/reconciliation-context.ts';

const sumOf = (columns: readonly string[], from: string) =>
  columns.map((column) => `SELECT '${column}' AS name, sum(${column}) AS n FROM ${from}`).join(' UNION ALL ');
const byStatus = (table: string) =>
  `SELECT status AS name, count(*) AS n FROM ${table} GROUP BY 1
   UNION ALL SELECT status || ' cents', sum(amount_cents) FROM ${table} GROUP BY 1`;

/** Rows of a name and a number, which an upgrade leaves as they are. Columns are those that both releases have. */
const SUMS: readonly (readonly [Owner, string, string])[] = [
  ['bookings', 'bookings', 'SELECT status AS name, count(*) AS n FROM bookings GROUP BY 1'],
  ['bookings', 'cents of bookings', sumOf(['total_cents', 'kept_cents', 'goodwill_cents', 'unpaid_cents'], 'bookings')],
  [
    'bookings',
    'guests',
    `SELECT ticket ->> 'type' AS name, sum((ticket ->> 'count')::int) AS n
     FROM bookings, jsonb_array_elements(tickets) AS ticket GROUP BY 1`,
  ],
  [
    'bookings',
    'seats that are sold of a start',
    `SELECT slot_id AS name, sum(places) AS n FROM bookings WHERE status = 'confirmed' GROUP BY 1`,
  ],
  // Holds end at their own time, whatever runs then.
  [
    'bookings',
    'seats that are taken of a start',
    `SELECT id AS name, taken - coalesce(
       (SELECT sum(places) FROM holds h WHERE h.slot_id = slots.id AND h.status = 'active'), 0) AS n FROM slots`,
  ],
  ['bookings', 'payments of bookings', byStatus('payments')],
  ['bookings', 'refunds of bookings', byStatus('refunds')],
  ['bookings', 'waiting parties', 'SELECT status AS name, count(*) AS n FROM waitlist_entries GROUP BY 1'],
  ['bookings', 'closed days', `SELECT 'closures' AS name, count(*) AS n FROM closures`],
  ['orders', 'orders', 'SELECT status AS name, count(*) AS n FROM orders GROUP BY 1'],
  ['orders', 'cents of orders', sumOf(['total_cents', 'shipping_cents', 'tax_cents'], 'orders')],
  ['orders', 'payments of orders', byStatus('payments')],
  ['orders', 'refunds of orders', byStatus('refunds')],
  ['orders', 'vouchers', sumOf(['issued_cents', 'balance_cents'], 'vouchers')],
  ['orders', 'entries of vouchers', 'SELECT cause AS name, sum(delta_cents) AS n FROM voucher_entries GROUP BY 1'],
  ['catalog', 'stock', 'SELECT id::text AS name, stock AS n FROM products WHERE stock IS NOT NULL'],
  ['contact', 'messages', `SELECT 'messages' AS name, count(*) AS n FROM contact_messages`],
  ['ledger', 'accounts', 'SELECT account AS name, sum(cents) AS n FROM money_lines GROUP BY 1'],
  ['ledger', 'lines of the books', `SELECT 'lines' AS name, count(*) AS n FROM money_lines`],
];

/** By what it is the sum of. */
export type StoredSums = ReadonlyMap<string, number>;

/** @param carts the table of goods in carts: `cart_items` in 0.3.0 */
export async function readSums({ ask }: OpenDatabases, carts: 'cart_items' | 'cart_lines'): Promise<StoredSums> {
  const sums = new Map<string, number>();
  const pieces = `SELECT 'pieces' AS name, sum(quantity) AS n FROM ${carts} WHERE product_id IS NOT NULL`;
  for (const [owner, what, statement] of [...SUMS, ['orders', 'pieces in carts', pieces] as const]) {
    for (const { name, n } of await ask[owner]<{ name: string; n: string | null }>(statement)) {
      if (Number(n) !== 0) sums.set(`${what}: ${name}`, Number(n));
    }
  }
  return sums;
}

/** Throws if one of them has changed. */
export function expectSame(before: StoredSums, after: StoredSums): void {
  if (isDeepStrictEqual(before, after)) return;
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  const lines = changed.map((name) => `${name} was ${before.get(name) ?? 0}, is ${after.get(name) ?? 0}`);
  throw new UserError(`the upgrade changed sums:\n${lines.join('\n')}`);
}
