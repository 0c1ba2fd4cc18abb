import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Button } from '../../design/controls/button.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Text } from '../../design/type/text.js';
import { EmptyState } from '../../design/waiting/empty-state.js';
import { CartLines } from './cart-lines.js';
import { Columns, Ruling } from './cart-sheet-parts.js';
import { useCart } from './cart-store.js';
import { readCart } from './read-cart.js';

interface CartCheckProps {
  /** Shown with an empty cart: of an order that got no answer. */
  readonly unanswered: ReactNode;
  readonly onClose: () => void;
  /** Called before a line disappears with its pressed button. */
  readonly onRemove: () => void;
}

/** What is in the cart, or why nothing is shown. */
export function CartCheck({ unanswered, onClose, onRemove }: CartCheckProps) {
  const client = useApolloClient();
  const { lines, tours, gifts, hasFailed } = useCart();
  const count = (lines?.length ?? 0) + tours.length + gifts.length;
  return (
    <>
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
      {lines !== undefined && count === 0 && !hasFailed ? unanswered : null}
      {lines !== undefined && count === 0 && !hasFailed ? (
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
      {lines !== undefined && count > 0 ? (
        <>
          <Columns>
            <Text kind="caps">Item</Text>
            <Text kind="caps">Amount</Text>
          </Columns>
          <CartLines onLinkPressed={onClose} onRemove={onRemove} />
          <Ruling />
        </>
      ) : null}
    </>
  );
}
