import { createStore, useStore } from '../../kit/lib/create-store.js';
import { storeCount, storedCount } from './cart-session.js';

export type CartLayer = 'none' | 'cart' | 'change' | 'checkout';

/** What every page knows of the cart. The rest is loaded with what shows or changes it. */
export interface CartSummary {
  readonly layer: CartLayer;
  /** The tour in the cart that is changed, and the layer that it was changed from. */
  readonly changing?: { readonly lineId: string; readonly from: CartLayer };
  /** Last known sum of quantities and tours, also before the lines are fetched. */
  readonly count: number;
}

const prerenderedSummary: CartSummary = { layer: 'none', count: 0 };
let knownCount = 0;

function change(before: CartSummary, after: Partial<CartSummary>): CartSummary {
  return { ...before, ...after };
}

export const cartSummary = createStore(change, () => {
  knownCount = storedCount();
  // The identical object when nothing is stored, so that hydration has nothing to re-render.
  return knownCount === 0 ? prerenderedSummary : { ...prerenderedSummary, count: knownCount };
});

cartSummary.subscribe(() => {
  const { count } = cartSummary.state();
  if (count !== knownCount) storeCount(count);
  knownCount = count;
});

export function useCartSummary(): CartSummary {
  return useStore(cartSummary, () => prerenderedSummary);
}
