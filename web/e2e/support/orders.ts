import type { APIRequestContext } from '@playwright/test';
import { requestGraphql } from './graphql.js';

/** The number of orders for an e-mail address. */
export async function ordersFor(staff: APIRequestContext, email: string): Promise<number> {
  const query = 'query Orders($search: String) { orders(search: $search) { total } }';
  const { orders } = await requestGraphql<{ orders: { total: number } }>(staff, query, { search: email });
  return orders.total;
}
