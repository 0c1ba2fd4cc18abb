import { lazy, Suspense, useState } from 'react';
import { useCartSummary } from '../../features/cart/cart-summary.js';

const CartLayers = lazy(async () => ({ default: (await import('./cart-layers.js')).CartLayers }));

/** Loads the cart panel when it is first opened, and keeps it mounted. */
export function CartHost() {
  const { layer } = useCartSummary();
  const [isNeeded, setIsNeeded] = useState(false);
  if (layer !== 'none' && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <CartLayers />
    </Suspense>
  ) : null;
}
