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
import { cartStore } from './cart-store.js';

/** Outcome of a change: `refused` by the server, or `failed` without an answer. */
export type CartOutcome = 'done' | 'refused' | 'failed';

interface Answer {
  readonly __typename: string;
  readonly message?: string;
}

/** Runs one change, then refetches the cart, also after a refusal, because the local copy is then stale. */
async function change(
  client: ApolloClient,
  send: () => Promise<Answer | undefined>,
  failure: string,
  isMade: () => boolean = () => false,
): Promise<CartOutcome> {
  const answer = await send().catch(() => undefined);
  // The answer can be lost and the change made.
  if (answer === undefined && (await readCart(client)) && isMade()) return 'done';
  if (answer === undefined || answer.message !== undefined) {
    cartStore.send({ type: 'refused' });
    showToast({ title: 'Error', text: answer?.message ?? failure, tone: 'refused' });
    // Without an answer nobody knows whether the change was made, so the refetched cart decides.
    await readCart(client);
    return answer === undefined ? 'failed' : 'refused';
  }
  if (!(await readCart(client))) cartStore.send({ type: 'confirmed' });
  return 'done';
}

/** Fetches the cart. @returns whether that worked */
export async function readCart(client: ApolloClient): Promise<boolean> {
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

/** How many of a product the last known cart has; NaN while nobody knows. */
function quantityOf(productId: string): number {
  const { lines, count } = cartStore.state();
  if (lines === undefined) return count === 0 ? 0 : Number.NaN;
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** Adds one of a product, with the toasts of infra/docs/product.md. One request at a time. */
export async function addToCart(
  client: ApolloClient,
  product: { readonly id: string; readonly name: string },
): Promise<CartOutcome> {
  if (cartStore.state().isBusy) return 'refused';
  const before = quantityOf(product.id);
  cartStore.send({ type: 'requested' });
  const outcome = await change(
    client,
    async () => {
      const input = { sessionId: cartSession(), productId: product.id, quantity: 1 };
      const { data } = await client.mutate({ mutation: AddToCartDocument, variables: { input } });
      return data?.addToCart;
    },
    'Failed to add item to cart. Please try again.',
    () => quantityOf(product.id) > before,
  );
  if (outcome === 'done') {
    if (cartStore.state().hasFailed) cartStore.send({ type: 'oneAdded' });
    showToast({ title: 'Added to Cart', text: `${product.name} has been added to your cart.`, tone: 'done' });
  }
  return outcome;
}

/** Sets a line's quantity, at least 1. Optimistic. */
export async function setCartQuantity(client: ApolloClient, itemId: string, quantity: number): Promise<CartOutcome> {
  if (cartStore.state().isBusy || quantity < 1) return 'refused';
  cartStore.send({ type: 'quantityRequested', itemId, quantity });
  return change(
    client,
    async () => {
      const variables = { itemId, quantity, sessionId: cartSession() };
      const { data } = await client.mutate({ mutation: SetCartQuantityDocument, variables });
      return data?.setCartQuantity;
    },
    'Failed to change the quantity. Please try again.',
  );
}

/** Removes a line. Optimistic. */
export async function removeFromCart(client: ApolloClient, itemId: string): Promise<CartOutcome> {
  if (cartStore.state().isBusy) return 'refused';
  cartStore.send({ type: 'removalRequested', itemId });
  return change(
    client,
    async () => {
      const variables = { itemId, sessionId: cartSession() };
      const { data } = await client.mutate({ mutation: RemoveFromCartDocument, variables });
      return data?.removeFromCart;
    },
    'Failed to remove the item. Please try again.',
  );
}

/** Empties the cart after an order. If the server does not answer, the visitor gets a new cart. */
export async function clearCart(client: ApolloClient): Promise<void> {
  cartStore.send({ type: 'emptied' });
  cartStore.send({ type: 'requested' });
  try {
    const variables = { sessionId: cartSession() };
    const { data } = await client.mutate({ mutation: ClearCartDocument, variables });
    if (data?.clearCart.__typename !== 'CartCleared') renewCartSession();
  } catch {
    renewCartSession();
  }
  cartStore.send({ type: 'emptied' });
}
