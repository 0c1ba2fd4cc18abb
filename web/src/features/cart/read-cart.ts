import type { ApolloClient } from '@apollo/client';
import { CartDocument } from '../../generated/operations.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { cartStore } from './cart-store.js';

/** Fetches the cart, inside a turn. @returns whether that worked */
export async function fetchCart(client: ApolloClient): Promise<boolean> {
  cartStore.send({ type: 'requested' });
  try {
    const variables = { sessionId: cartSession() };
    const { data } = await client.query({
      query: CartDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    if (!data?.cart) throw new Error('We couldn’t load your cart');
    cartStore.send({ type: 'read', lines: data.cart.items });
    return true;
  } catch {
    cartStore.send({ type: 'readFailed' });
    return false;
  }
}

/** Fetches the cart after the changes that wait. */
export function readCart(client: ApolloClient): Promise<boolean> {
  return inTurn(() => fetchCart(client));
}
