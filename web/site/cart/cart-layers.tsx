import { ApolloProvider } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { dataClient } from '../../kit/data/data-client.js';
import { MissingPart } from '../../kit/design/waiting/missing-part.js';
import { ErrorBoundary } from '../../kit/lib/loading/error-boundary.js';
import { lazyPart } from '../../kit/lib/loading/lazy-part.js';
import { focusCartButton } from '../../shop/cart/cart-button.js';
import { cartSession } from '../../shop/cart/cart-session.js';
import { CartSheet } from '../../shop/cart/cart-sheet.js';
import { cartStore, useCart } from '../../shop/cart/cart-store.js';
import { cartSummary, useCartSummary } from '../../shop/cart/cart-summary.js';
import { changeButtonId } from '../../shop/cart/cart-tour-row.js';
import { changeTour } from '../../shop/cart/change-tour.js';
import { HeldSeats } from '../../shop/cart/held-seats.js';
import { readCart, settledVersion } from '../../shop/cart/read-cart.js';
import { useSums } from '../../shop/cart/use-sums.js';
import { CheckoutDialog } from '../../shop/checkout/checkout-dialog.js';
import { OrderConfirmation } from '../../shop/checkout/order-confirmation.js';
import type { PlacedOrder } from '../../shop/checkout/placed-order.js';
import { UnansweredOrder } from '../../shop/checkout/unanswered-order.js';
import { type StoreTerms, toursIn } from '../../shop/rules/cart-line.js';
import { CartCodes, putCodeInCart } from './cart-codes.js';

const ChangeTourDialog = lazyPart(
  async () => (await import('../../shop/change-tour/change-tour-dialog.js')).ChangeTourDialog,
);

/** Until the cart has been read. */
const noTerms: StoreTerms = { shipping: '0.00', taxes: [], giftsFor: null };

function close(): void {
  cartSummary.send({ layer: 'none' });
}

/** Returns to where the change was started. */
function closeChange(): void {
  cartSummary.send({ layer: cartSummary.state().changing?.from ?? 'none' });
}

function focusChangeButton(): void {
  const { layer, changing } = cartSummary.state();
  if (layer === 'none' && changing) document.getElementById(changeButtonId(changing.lineId))?.focus();
}

/** The cart panel, the checkout in its place, and the confirmation. */
export function CartLayers() {
  const { layer, changing } = useCartSummary();
  const { lines = [], vouchers, code, terms = noTerms } = useCart();
  const tours = toursIn({ lines });
  const changed = layer === 'change' ? tours.find(({ id }) => id === changing?.lineId) : undefined;
  const shown = useSums(dataClient);
  const sessionId = cartSession();
  const [placed, setPlaced] = useState<PlacedOrder>();
  const showPlaced = (order: PlacedOrder): void => {
    close();
    setPlaced(order);
    // The purchase has removed from the cart what was bought.
    if (order.refused.length === 0) cartStore.send({ type: 'emptied' });
    void readCart(dataClient);
  };
  return (
    <ApolloProvider client={dataClient}>
      <CartSheet unanswered={<UnansweredOrder sessionId={sessionId} onPlaced={showPlaced} />} onClose={close} />
      <CheckoutDialog
        open={layer === 'checkout'}
        cart={{ sessionId, lines, vouchers, code, terms, ...shown }}
        codeField={<CartCodes />}
        onCode={putCodeInCart}
        heldSeats={tours.length > 0 ? <HeldSeats tours={tours} onLinkPressed={close} /> : null}
        onClose={close}
        onCart={() => cartSummary.send({ layer: 'cart' })}
        onPlaced={showPlaced}
        onClosed={() => {
          if (cartSummary.state().layer === 'none') focusCartButton();
        }}
        onStale={() => readCart(dataClient)}
        settledVersion={() => settledVersion(dataClient)}
      />
      {changed ? (
        <ErrorBoundary
          place={changed.id}
          fallback={<MissingPart what={t`The calendar couldn’t be loaded.`} onClose={closeChange} />}
        >
          <Suspense fallback={null}>
            <ChangeTourDialog
              line={changed}
              change={(input) => changeTour(dataClient, changed, input)}
              onClose={closeChange}
              onClosed={focusChangeButton}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <OrderConfirmation order={placed} onClose={() => setPlaced(undefined)} onClosed={focusCartButton} />
    </ApolloProvider>
  );
}
