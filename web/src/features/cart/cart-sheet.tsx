import { useApolloClient } from '@apollo/client/react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/controls/button.js';
import { IconButton } from '../../design/controls/icon-button.js';
import { useLate } from '../../design/controls/use-late.js';
import { closedByEscape } from '../../design/layers/closed-by-escape.js';
import { Scrim } from '../../design/layers/layer-parts.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { GateMark } from '../../design/marks/gate-mark.js';
import { Text } from '../../design/type/text.js';
import { subtotalOf, unavailableReason } from '../../lib/cart-line.js';
import { toAmount } from '../../lib/money.js';
import { focusCartButton } from './cart-button.js';
import { CartCheck } from './cart-check.js';
import { Check, Foot, Head, Sheet, Total } from './cart-sheet-parts.js';
import { cartStore, useCart } from './cart-store.js';
import { readCart } from './read-cart.js';

/** The cart, drawn as a restaurant check. */
export function CartSheet({ onClose }: { readonly onClose: () => void }) {
  const client = useApolloClient();
  const { layer, lines, waiting } = useCart();
  const check = useRef<HTMLDivElement>(null);
  const isOpen = layer === 'cart';
  const isLate = useLate(waiting > 0);

  useEffect(() => {
    if (isOpen && cartStore.state().lines === undefined && cartStore.state().waiting === 0) void readCart(client);
  }, [isOpen, client]);

  const cannotOrder =
    lines === undefined || lines.length === 0 || lines.some((line) => unavailableReason(line) !== undefined);

  // The pressed button disappears with its line, so the list takes the focus to keep the keyboard in the panel.
  const keepFocus = (): void => check.current?.focus({ preventScroll: true });

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          aria-describedby={undefined}
          {...closedByEscape(onClose)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (cartStore.state().layer === 'none') focusCartButton();
          }}
        >
          <Head>
            <Radix.Title>
              <GateMark width={42} />
              Your cart
            </Radix.Title>
            <IconButton icon="close" label="Close the cart" onClick={onClose} />
          </Head>
          <Check ref={check} tabIndex={0} role="group" aria-label="What is in your cart">
            <CartCheck onClose={onClose} onRemove={keepFocus} />
          </Check>
          <Foot data-bar="">
            <Total>
              <span>Total</span>
              <b>${toAmount(subtotalOf(lines ?? []))}</b>
            </Total>
            <VisuallyHidden role="status">{isLate ? 'Updating the cart...' : ''}</VisuallyHidden>
            <Text kind="small" soft>
              Shipping of $5.99 is added at checkout.
            </Text>
            <Button
              wide
              busy={waiting > 0}
              busyText="Updating the cart..."
              disabled={cannotOrder}
              onClick={() => cartStore.send({ type: 'layerOpened', layer: 'checkout' })}
            >
              Checkout
            </Button>
          </Foot>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
