import { useApolloClient } from '@apollo/client/react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/controls/button.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { IconButton } from '../../design/controls/icon-button.js';
import { useLate } from '../../design/controls/use-late.js';
import { closedByEscape } from '../../design/layers/closed-by-escape.js';
import { Scrim } from '../../design/layers/layer-parts.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { GateMark } from '../../design/marks/gate-mark.js';
import { Text } from '../../design/type/text.js';
import { EmptyState } from '../../design/waiting/empty-state.js';
import { subtotalOf, unavailableReason } from '../../lib/cart-line.js';
import { toAmount } from '../../lib/money.js';
import { removeFromCart, setCartQuantity } from './cart-actions.js';
import { focusCartButton } from './cart-button.js';
import { CartLineRow } from './cart-line-row.js';
import { Check, Columns, Foot, Head, Ruling, Sheet, Total } from './cart-sheet-parts.js';
import { cartStore, useCart } from './cart-store.js';
import { readCart } from './read-cart.js';

/** The cart, drawn as a restaurant check. */
export function CartSheet({ onClose }: { readonly onClose: () => void }) {
  const client = useApolloClient();
  const { layer, lines, waiting, hasFailed } = useCart();
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
            {lines === undefined && !hasFailed ? <Text role="status">Loading your cart...</Text> : null}
            {hasFailed ? (
              <EmptyState
                alert
                title="We couldn’t load your cart"
                action={<Button onClick={() => void readCart(client)}>Try again</Button>}
              >
                Everything you put in it is still there.
              </EmptyState>
            ) : null}
            {lines?.length === 0 && !hasFailed ? (
              <EmptyState
                title="Your cart is empty"
                action={
                  <ButtonLink to="/store" onClick={onClose}>
                    See the store
                  </ButtonLink>
                }
              >
                Nothing is on the check yet.
              </EmptyState>
            ) : null}
            {lines !== undefined && lines.length > 0 ? (
              <>
                <Columns>
                  <Text kind="caps">Item</Text>
                  <Text kind="caps">Amount</Text>
                </Columns>
                <ul>
                  {lines.map((line) => (
                    <CartLineRow
                      key={line.id}
                      line={line}
                      onQuantity={(quantity) => void setCartQuantity(client, line.id, quantity)}
                      onRemove={() => {
                        keepFocus();
                        void removeFromCart(client, line.id);
                      }}
                    />
                  ))}
                </ul>
                <Ruling />
              </>
            ) : null}
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
