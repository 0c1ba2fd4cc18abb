import { type APIRequestContext, expect } from '@playwright/test';
import { requestGraphql } from './graphql.js';
import { uniqueEmail, uniqueName } from './names.js';
import { putOnSale } from './products.js';

export async function ordersFor(staff: APIRequestContext, email: string): Promise<number> {
  const query = 'query Orders($search: String) { orders(search: $search) { total } }';
  const { orders } = await requestGraphql<{ orders: { total: number } }>(staff, query, { search: email });
  return orders.total;
}

/** Puts spoons on sale at $4.50; a new buyer orders three, shipped, for $19.49. */
export async function orderThreeSpoons(staff: APIRequestContext, request: APIRequestContext) {
  const name = uniqueName('Spoon');
  const { id } = await putOnSale(staff, name, '4.50');
  const email = uniqueEmail('buyer');
  const items = JSON.stringify([{ productId: id, productName: name, quantity: 3, price: '4.50' }]);
  const address = { customerPhone: '817-555-0100', address: '12 Elm Street', city: 'Springfield', state: 'TX' };
  const shipped = { ...address, zipCode: '76012', shipping: '5.99' };
  const data = { customerEmail: email, customerName: 'Ada Marshall', items, total: '13.50', ...shipped };
  expect((await request.post('/api/orders', { data })).status()).toBe(201);
  return { name, email };
}
