import { formatCents } from '@hilltop/platform/values/cents';
import type { CartItem as CartItemView, Cart as CartView } from '../generated/schema-types.js';
import { type CartGoods, cartSums, lineCents } from './cart-goods.js';

export function cartItemView(line: CartGoods): CartItemView {
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

export function cartView(sessionId: string, lines: readonly CartGoods[]): CartView {
  const { count, totalCents } = cartSums(lines);
  return { __typename: 'Cart', sessionId, items: lines.map(cartItemView), count, total: formatCents(totalCents) };
}
