import type { ApolloClient } from '@apollo/client';
import { showToast } from '../../design/layers/toasts.js';
import {
  AddToCartDocument,
  CartDocument,
  ClearCartDocument,
  RemoveFromCartDocument,
  SetCartQuantityDocument,
} from '../../generated/operations.js';
import { cartSession, renewCartSession } from './cart-session.js';
import { cartState, sendToCart } from './cart-store.js';
import { patience } from './patience.js';

/** What became of a change: `refused` when the shop said no, `failed` when no answer came. */
export type CartOutcome = 'done' | 'refused' | 'failed';

type Answer = { readonly __typename: string; readonly message?: string };

/** Runs one change. The cart is asked for again after it, also after a refusal: what it rests on is then out of date. */
const change = async (
  client: ApolloClient,
  send: () => Promise<Answer | undefined>,
  failure: string,
): Promise<CartOutcome> => {
  const answer = await send().catch(() => undefined);
  if (answer === undefined || answer.message !== undefined) {
    sendToCart({ type: 'refused' });
    showToast({ title: 'Error', text: answer?.message ?? failure, tone: 'refused' });
    // Without an answer nobody knows whether the change was made: the cart itself says.
    await readCart(client);
    return answer === undefined ? 'failed' : 'refused';
  }
  if (!(await readCart(client))) sendToCart({ type: 'confirmed' });
  return 'done';
};

/** Asks for the cart. @returns whether it came */
export const readCart = async (client: ApolloClient): Promise<boolean> => {
  sendToCart({ type: 'requested' });
  try {
    const variables = { sessionId: cartSession() };
    const { data } = await client.query({
      query: CartDocument,
      variables,
      fetchPolicy: 'no-cache',
      context: patience(),
    });
    if (!data?.cart) throw new Error('The cart did not come');
    sendToCart({ type: 'read', lines: data.cart.items });
    return true;
  } catch {
    sendToCart({ type: 'readFailed' });
    return false;
  }
};

/** Adds one of a product, with the words of spec.md §8. One request at a time. */
export const addToCart = async (
  client: ApolloClient,
  product: { readonly id: string; readonly name: string },
): Promise<CartOutcome> => {
  if (cartState().isBusy) return 'refused';
  sendToCart({ type: 'requested' });
  const outcome = await change(
    client,
    async () => {
      const input = { sessionId: cartSession(), productId: product.id, quantity: 1 };
      const { data } = await client.mutate({ mutation: AddToCartDocument, variables: { input }, context: patience() });
      return data?.addToCart;
    },
    'Failed to add item to cart. Please try again.',
  );
  if (outcome === 'done') {
    showToast({ title: 'Added to Cart', text: `${product.name} has been added to your cart.`, tone: 'done' });
  }
  return outcome;
};

/** Sets the quantity of a line, 1 at least; it shows at once. */
export const setCartQuantity = async (client: ApolloClient, itemId: string, quantity: number): Promise<CartOutcome> => {
  if (cartState().isBusy || quantity < 1) return 'refused';
  sendToCart({ type: 'quantityRequested', itemId, quantity });
  return change(
    client,
    async () => {
      const variables = { itemId, quantity, sessionId: cartSession() };
      const { data } = await client.mutate({ mutation: SetCartQuantityDocument, variables, context: patience() });
      return data?.setCartQuantity;
    },
    'Failed to change the quantity. Please try again.',
  );
};

/** Takes a line out; it goes at once. */
export const removeFromCart = async (client: ApolloClient, itemId: string): Promise<CartOutcome> => {
  if (cartState().isBusy) return 'refused';
  sendToCart({ type: 'removalRequested', itemId });
  return change(
    client,
    async () => {
      const variables = { itemId, sessionId: cartSession() };
      const { data } = await client.mutate({ mutation: RemoveFromCartDocument, variables, context: patience() });
      return data?.removeFromCart;
    },
    'Failed to remove the item. Please try again.',
  );
};

/** Empties the cart after an order. A server that does not answer keeps the old cart, and the visitor gets another one. */
export const clearCart = async (client: ApolloClient): Promise<void> => {
  sendToCart({ type: 'emptied' });
  sendToCart({ type: 'requested' });
  try {
    const variables = { sessionId: cartSession() };
    const { data } = await client.mutate({ mutation: ClearCartDocument, variables, context: patience() });
    if (data?.clearCart.__typename !== 'CartCleared') renewCartSession();
  } catch {
    renewCartSession();
  }
  sendToCart({ type: 'emptied' });
};
