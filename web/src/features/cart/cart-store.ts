import { createStore, useStore } from '../../lib/create-store.js';
import { storeCount, storedCount } from './cart-session.js';
import { type CartState, cartReducer, emptyCart } from './cart-state.js';

let knownCount = 0;
const prerenderedCart = emptyCart(0);

/** The cart of this page, shared by header, store, sheet and checkout. */
export const cartStore = createStore(cartReducer, () => {
  const count = storedCount();
  knownCount = count;
  // The very same object where nothing is stored: then hydration has nothing to render again.
  return count === 0 ? prerenderedCart : emptyCart(count);
});

cartStore.subscribe(() => {
  const { count } = cartStore.state();
  if (count !== knownCount) storeCount(count);
  knownCount = count;
});

/** The cart, as a component sees it. */
export function useCart(): CartState {
  return useStore(cartStore, () => prerenderedCart);
}
