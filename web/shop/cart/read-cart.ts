import type { ApolloClient } from '@apollo/client';
import { CartDocument } from '../../generated/operations.js';
import { asShown } from '../rules/cart-kinds.js';
import { choicesStore, costTheSame } from '../rules/choices.js';
import { inTurn } from './cart-queue.js';
import { cartSession } from './cart-session.js';
import { cartStore } from './cart-store.js';

/** Fetches the cart, inside a turn. @returns whether that worked */
export async function fetchCart(client: ApolloClient): Promise<boolean> {
  cartStore.send({ type: 'requested' });
  try {
    const choices = choicesStore.state();
    const { pickUp = null, atCounter: pickUpLines = [] } = choices;
    const variables = { sessionId: cartSession(), pickUp, pickUpLines };
    const { data } = await client.query({
      query: CartDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    if (!data?.basket) throw new Error('We couldn’t load your cart');
    const { lines: all, vouchers, code, version, withoutShipping, asChosen } = data.basket;
    const sums = { withoutShipping, asChosen, choices };
    const terms = data.storeTerms;
    const toldAt = Date.now();
    const lines = asShown(all.map((line) => ('heldUntil' in line ? { ...line, toldAt } : line)));
    cartStore.send({ type: 'read', lines, vouchers, code, version, terms, sums });
    return true;
  } catch {
    cartStore.send({ type: 'readFailed' });
    return false;
  }
}

/** Names the cart for its purchase, after the changes that wait. */
export function settledVersion(client: ApolloClient): Promise<string> {
  return inTurn(async () => {
    const { version, hasFailed } = cartStore.state();
    if (version === undefined || hasFailed) await fetchCart(client);
    return cartStore.state().version ?? '';
  });
}

/** Fetches the cart after the changes that wait. */
export function readCart(client: ApolloClient): Promise<boolean> {
  return inTurn(() => fetchCart(client));
}

/** Fetches the cart again if its sums are for other choices. */
export function readSums(client: ApolloClient): Promise<boolean> {
  return inTurn(async () => {
    const { sums } = cartStore.state();
    return (sums !== undefined && costTheSame(sums.choices, choicesStore.state())) || fetchCart(client);
  });
}
