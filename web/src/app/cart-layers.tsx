import { ApolloProvider } from '@apollo/client/react';
import { focusCartButton } from '../features/cart/cart-button.js';
import { clearCart, readCart } from '../features/cart/cart-desk.js';
import { CartSheet } from '../features/cart/cart-sheet.js';
import { cartState, sendToCart, useCart } from '../features/cart/cart-store.js';
import { CheckoutDialog } from '../features/checkout/checkout-dialog.js';
import { dataClient } from './data-client.js';

const close = (): void => sendToCart({ type: 'layerOpened', layer: 'none' });

/** The cart's panel, and the checkout that takes its place. */
export const CartLayers = () => {
  const { layer, lines } = useCart();
  return (
    <ApolloProvider client={dataClient}>
      <CartSheet onClose={close} />
      <CheckoutDialog
        open={layer === 'checkout'}
        lines={lines ?? []}
        onClose={close}
        onCart={() => sendToCart({ type: 'layerOpened', layer: 'cart' })}
        onPlaced={() => {
          close();
          void clearCart(dataClient);
        }}
        onClosed={() => {
          if (cartState().layer === 'none') focusCartButton();
        }}
        onStale={() => readCart(dataClient)}
      />
    </ApolloProvider>
  );
};
