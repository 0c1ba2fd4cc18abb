import { createStore, useStore } from '../../kit/lib/create-store.js';
import { type CartState, cartReducer, emptyCart } from './cart-state.js';
import { cartSummary } from './cart-summary.js';

export const cartStore = createStore(cartReducer, () => emptyCart(cartSummary.state().count));

cartStore.subscribe(() => {
  const { count } = cartStore.state();
  if (count !== cartSummary.state().count) cartSummary.send({ count });
});

const prerenderedCart = emptyCart(0);

export function useCart(): CartState {
  return useStore(cartStore, () => prerenderedCart);
}
