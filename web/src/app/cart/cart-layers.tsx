import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { clearCart } from '../../features/cart/cart-actions.js';
import { focusCartButton } from '../../features/cart/cart-button.js';
import { CartSheet } from '../../features/cart/cart-sheet.js';
import { cartStore, useCart } from '../../features/cart/cart-store.js';
import { readCart } from '../../features/cart/read-cart.js';
import { CheckoutDialog } from '../../features/checkout/checkout-dialog.js';
import { OrderConfirmation } from '../../features/checkout/order-confirmation.js';
import type { PlacedOrder } from '../../features/checkout/placed-order.js';
import { dataClient } from '../data/data-client.js';

function close(): void {
  cartStore.send({ type: 'layerOpened', layer: 'none' });
}

/** The cart panel, the checkout that replaces it, and the confirmation. */
export function CartLayers() {
  const { layer, lines } = useCart();
  const [placed, setPlaced] = useState<PlacedOrder>();
  return (
    <ApolloProvider client={dataClient}>
      <CartSheet onClose={close} />
      <CheckoutDialog
        open={layer === 'checkout'}
        lines={lines ?? []}
        onClose={close}
        onCart={() => cartStore.send({ type: 'layerOpened', layer: 'cart' })}
        onPlaced={(order) => {
          close();
          setPlaced(order);
          void clearCart(dataClient);
        }}
        onClosed={() => {
          if (cartStore.state().layer === 'none') focusCartButton();
        }}
        onStale={() => readCart(dataClient)}
      />
      <OrderConfirmation order={placed} onClose={() => setPlaced(undefined)} onClosed={focusCartButton} />
    </ApolloProvider>
  );
}
