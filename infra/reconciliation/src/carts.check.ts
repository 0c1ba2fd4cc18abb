import type { Check } from './reconciliation-context.ts';

const outOfBounds = `
  SELECT id, quantity FROM cart_lines WHERE quantity NOT BETWEEN 1 AND 99 ORDER BY id`;
const twice = `
  SELECT array_agg(id::text ORDER BY id) AS ids FROM cart_lines WHERE product_id IS NOT NULL
  GROUP BY session_id, product_id HAVING count(*) > 1`;
const ofNothing = `
  SELECT i.id, i.product_id AS "productId" FROM cart_lines i LEFT JOIN known_products p ON p.id = i.product_id
  WHERE i.product_id IS NOT NULL AND p.id IS NULL ORDER BY i.id`;

/** The database limits quantities too. */
export const cartsCheck: Check = {
  name: 'every cart keeps to its bounds',
  async differences({ databases: { orders } }) {
    const bounds = await orders<{ id: string; quantity: number }>(outOfBounds);
    const doubled = await orders<{ ids: string[] }>(twice);
    const lost = await orders<{ id: string; productId: string }>(ofNothing);
    return [
      ...bounds.map(({ id, quantity }) => `cart line ${id} holds ${quantity} of one product`),
      ...doubled.map(({ ids }) => `cart lines ${ids.join(' and ')} are for the same product in the same cart`),
      ...lost.map(({ id, productId }) => `cart line ${id} is for product ${productId}, which nobody knows`),
    ];
  },
};
