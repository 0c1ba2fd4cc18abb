import { useApolloClient } from '@apollo/client/react';
import { Button } from '../../design/controls/button.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Text } from '../../design/type/text.js';
import { EmptyState } from '../../design/waiting/empty-state.js';
import { removeFromCart, setCartQuantity } from './cart-actions.js';
import { CartLineRow } from './cart-line-row.js';
import { Columns, Ruling } from './cart-sheet-parts.js';
import { useCart } from './cart-store.js';
import { readCart } from './read-cart.js';

interface CartCheckProps {
  readonly onClose: () => void;
  /** Called before a line disappears with its pressed button. */
  readonly onRemove: () => void;
}

/** What is in the cart, or why nothing is shown. */
export function CartCheck({ onClose, onRemove }: CartCheckProps) {
  const client = useApolloClient();
  const { lines, hasFailed } = useCart();
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
                  onRemove();
                  void removeFromCart(client, line.id);
                }}
              />
            ))}
          </ul>
          <Ruling />
        </>
      ) : null}
    </>
  );
}
