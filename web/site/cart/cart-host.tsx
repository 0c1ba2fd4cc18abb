import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { MissingPart } from '../../kit/design/waiting/missing-part.js';
import { ErrorBoundary } from '../../kit/lib/loading/error-boundary.js';
import { lazyPart } from '../../kit/lib/loading/lazy-part.js';
import { cartSummary, useCartSummary } from '../../shop/cart/cart-summary.js';

const CartLayers = lazyPart(async () => (await import('./cart-layers.js')).CartLayers);

/** Loads the cart panel when it first opens, and keeps it mounted. */
export function CartHost() {
  const { layer } = useCartSummary();
  const [isNeeded, setIsNeeded] = useState(false);
  if (layer !== 'none' && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <ErrorBoundary
      place={layer}
      fallback={
        layer === 'none' ? null : (
          <MissingPart what={t`The cart couldn’t be loaded.`} onClose={() => cartSummary.send({ layer: 'none' })} />
        )
      }
    >
      <Suspense fallback={null}>
        <CartLayers />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
