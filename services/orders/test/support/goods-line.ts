import type { RunningOrders } from './running-orders.js';

const GOODS = `SELECT id FROM sale_lines WHERE sale_id::text = $1 AND kind = 'goods' AND state = 'confirmed'
  ORDER BY position OFFSET $2 LIMIT 1`;

/** The line of goods at a place among those of an order, from 0; a random id where there is none. */
export async function goodsLine({ database }: RunningOrders, orderId: string, place = 0): Promise<string> {
  const [line]: { id: string }[] = await database.dataSource.query(GOODS, [orderId, place]);
  return line?.id ?? crypto.randomUUID();
}
