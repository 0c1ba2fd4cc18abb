import { useSyncExternalStore } from 'react';
import { keepCount, keptCount } from './cart-session.js';
import { type CartEvent, type CartState, cartReducer, emptyCart } from './cart-state.js';

type Listener = () => void;

const listeners = new Set<Listener>();
let state: CartState | undefined;

/** What a page says that was written before anybody looked at it. */
const nobodysCart = emptyCart(0);

const rememberedCart = (): CartState => {
  const count = keptCount();
  // The very same where nothing is remembered: a page that is taken over then has nothing to draw again.
  return count === 0 ? nobodysCart : emptyCart(count);
};

/** The cart of this page, shared by header, store, sheet and checkout. Knows nothing of the network. */
export const cartState = (): CartState => {
  state ??= rememberedCart();
  return state;
};

/** Tells the cart what happened; everybody who shows it is told. */
export const sendToCart = (event: CartEvent): void => {
  const before = cartState();
  state = cartReducer(before, event);
  if (state.count !== before.count) keepCount(state.count);
  for (const listener of listeners) listener();
};

const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The cart, as a component sees it. */
export const useCart = (): CartState => useSyncExternalStore(subscribe, cartState, () => nobodysCart);
