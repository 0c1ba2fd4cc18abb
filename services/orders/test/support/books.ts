import type { RunningOrders } from './running-orders.js';

/** What the books have of an order, in cents by account and kind. */
export async function booksOf({ database }: RunningOrders, orderId: string): Promise<Record<string, number>> {
  const sums: { name: string; cents: number }[] = await database.dataSource.query(
    `SELECT concat_ws(' ', line->>'account', line->>'kind') AS name, sum((line->>'cents')::int)::int AS cents
      FROM outbox, jsonb_array_elements(event->'data'->'lines') AS line
      WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1 GROUP BY 1 HAVING sum((line->>'cents')::int) <> 0`,
    [orderId],
  );
  return Object.fromEntries(sums.map(({ name, cents }) => [name, cents]));
}
