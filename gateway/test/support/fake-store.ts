import type { FakeSubgraph } from './fake-subgraph.js';
import { fakeSubgraph } from './start-gateway.js';

const product = {
  name: 'Mug',
  price: '14.50',
  image: '/uploads/mug.webp',
  inStock: true,
  taxCode: 'goods',
  available: true,
};

/** A cart item as orders returns it. */
export const cartItem = { id: 'item-1', productId: 'p1', quantity: 2, product, lineTotal: '29.00' };

/** An order as orders returns it. */
export const order = {
  id: 'order-1',
  orderNumber: 'HO-7K4M-9QXW',
  customerEmail: 'ada@example.org',
  customerName: 'Ada Lovelace',
  lines: [{ __typename: 'OrderItem', productId: 'p1', name: 'Mug', quantity: 2, price: '14.50', amount: '29.00' }],
  total: '29.00',
  tax: '0.00',
  status: 'pending',
  createdAt: '2026-11-21T12:00:00.000Z',
};

/** Outcomes of the next mutations by name, in place of the good ones. */
export type Outcomes = Record<string, object>;

/** An orders subgraph whose only item is `item-1` in the cart `cart-of-ada`. */
export function fakeOrders(outcomes: Outcomes): FakeSubgraph {
  const notFound = { __typename: 'CartItemNotFound', message: 'This is not in the cart.' };
  const inCart = ({ itemId, sessionId }: Record<string, unknown>) =>
    itemId === cartItem.id && (sessionId === null || sessionId === undefined || sessionId === 'cart-of-ada');
  return fakeSubgraph('orders', {
    cart: ({ sessionId }) => ({
      sessionId,
      items: sessionId === 'cart-of-ada' ? [cartItem] : [],
      count: 0,
      total: '0.00',
    }),
    orders: () => {
      throw Object.assign(new Error('This caller is not allowed to do this.'), { extensions: { code: 'FORBIDDEN' } });
    },
    addToCart: () => outcomes.addToCart ?? { __typename: 'CartItemSaved', item: cartItem },
    setCartQuantity: (args) => {
      if (outcomes.setCartQuantity) return outcomes.setCartQuantity;
      return inCart(args) ? { __typename: 'CartItemSaved', item: { ...cartItem, quantity: args.quantity } } : notFound;
    },
    removeFromCart: (args) => (inCart(args) ? { __typename: 'CartItemRemoved', itemId: args.itemId } : notFound),
    clearCart: ({ sessionId }) => outcomes.clearCart ?? { __typename: 'CartCleared', sessionId },
    createOrder: () => outcomes.createOrder ?? { __typename: 'OrderPlaced', replayed: false, order },
  });
}
