import { ApolloProvider } from '@apollo/client/react';
import { clearCart, readCart } from '../../features/cart/cart-actions.js';
import { focusCartButton } from '../../features/cart/cart-button.js';
import { CartSheet } from '../../features/cart/cart-sheet.js';
import { cartStore, useCart } from '../../features/cart/cart-store.js';
import { CheckoutDialog } from '../../features/checkout/checkout-dialog.js';
import { dataClient } from '../data/data-client.js';

function close(): void {
  cartStore.send({ type: 'layerOpened', layer: 'none' });
}

/** The cart's panel, and the checkout that takes its place. */
export function CartLayers() {
  const { layer, lines } = useCart();
  return (
    <ApolloProvider client={dataClient}>
      <CartSheet onClose={close} />
      <CheckoutDialog
        open={layer === 'checkout'}
        lines={lines ?? []}
        onClose={close}
        onCart={() => cartStore.send({ type: 'layerOpened', layer: 'cart' })}
        onPlaced={() => {
          close();
          void clearCart(dataClient);
        }}
        onClosed={() => {
          if (cartStore.state().layer === 'none') focusCartButton();
        }}
        onStale={() => readCart(dataClient)}
      />
    </ApolloProvider>
  );
}
