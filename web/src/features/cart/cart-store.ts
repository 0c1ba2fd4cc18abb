import { createStore, useStore } from '../../lib/create-store.js';
import { storeCount, storedCount } from './cart-session.js';
import { type CartState, cartReducer, emptyCart } from './cart-state.js';

let knownCount = 0;
const prerenderedCart = emptyCart(0);

/** The page's cart, shared by header, store, panel and checkout. */
export const cartStore = createStore(cartReducer, () => {
  const count = storedCount();
  knownCount = count;
  // The identical object when nothing is stored, so that hydration has nothing to re-render.
  return count === 0 ? prerenderedCart : emptyCart(count);
});

cartStore.subscribe(() => {
  const { count } = cartStore.state();
  if (count !== knownCount) storeCount(count);
  knownCount = count;
});

export function useCart(): CartState {
  return useStore(cartStore, () => prerenderedCart);
}
