import type { Check } from './reconciliation-context.ts';

type Repeated = { what: string; ids: string[] };

const repeatedBookings = ['payment_intent_id', 'idempotency_key', 'confirmation_code']
  .map(
    (column) => `SELECT '${column}' AS what, array_agg(id::text ORDER BY id) AS ids FROM bookings
      WHERE ${column} IS NOT NULL GROUP BY ${column} HAVING count(*) > 1`,
  )
  .join(' UNION ALL ');

const repeatedOrders = `SELECT 'order_number' AS what, array_agg(id::text ORDER BY id) AS ids FROM orders
  GROUP BY order_number HAVING count(*) > 1`;

/** A repeated request gets the same answer, and no second effect. */
export const paymentsCheck: Check = {
  name: 'no payment, key or number was used twice',
  async differences({ databases }) {
    const say = (kind: string) => (row: Repeated) =>
      `${kind} ${row.ids.join(' and ')} have the same ${row.what.replaceAll('_', ' ')}`;
    return [
      ...(await databases.bookings<Repeated>(repeatedBookings)).map(say('bookings')),
      ...(await databases.orders<Repeated>(repeatedOrders)).map(say('orders')),
    ];
  },
};
