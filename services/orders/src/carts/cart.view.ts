import { formatCents } from '@hilltop/platform/values/cents';
import type { CartItem as CartItemView, Cart as CartView } from '../generated/schema-types.js';
import { type CartLine, cartSums, lineCents } from './cart-line.js';

export function cartItemView(line: CartLine): CartItemView {
  const { id, productId, quantity, name, priceCents, image, inStock, withdrawn, taxCode } = line;
  return {
    __typename: 'CartItem',
    id,
    kind: 'goods',
    name,
    amount: formatCents(lineCents(line)),
    available: inStock && !withdrawn,
    productId,
    quantity,
    product: {
      ...{ name, price: formatCents(priceCents), image, taxCode },
      ...{ inStock: inStock && !withdrawn, available: !withdrawn },
    },
    lineTotal: formatCents(lineCents(line)),
  };
}

export function cartView(sessionId: string, lines: readonly CartLine[]): CartView {
  const { count, totalCents } = cartSums(lines);
  return { __typename: 'Cart', sessionId, items: lines.map(cartItemView), count, total: formatCents(totalCents) };
}
