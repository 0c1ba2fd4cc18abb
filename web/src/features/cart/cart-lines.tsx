import { useApolloClient } from '@apollo/client/react';
import { removeFromCart, removeGift, removeTour, setCartQuantity } from './cart-actions.js';
import { CartGiftRow } from './cart-gift-row.js';
import { CartLineRow } from './cart-line-row.js';
import { useCart } from './cart-store.js';
import { cartSummary } from './cart-summary.js';
import { CartTourRow } from './cart-tour-row.js';

interface CartLinesProps {
  readonly onLinkPressed: () => void;
  /** Called before a line disappears with its pressed button. */
  readonly onRemove: () => void;
}

/** Every line of the cart, tours first: in the panel and on the page. */
export function CartLines({ onLinkPressed, onRemove }: CartLinesProps) {
  const client = useApolloClient();
  const { lines = [], tours, gifts } = useCart();
  return (
    <ul>
      {tours.map((tour) => (
        <CartTourRow
          key={tour.id}
          tour={tour}
          onLinkPressed={onLinkPressed}
          onChange={() => {
            const from = cartSummary.state().layer;
            cartSummary.send({ layer: 'change', changing: { lineId: tour.id, from } });
          }}
          onRemove={() => {
            onRemove();
            void removeTour(client, tour.id);
          }}
        />
      ))}
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
      {gifts.map((gift) => (
        <CartGiftRow
          key={gift.id}
          gift={gift}
          onRemove={() => {
            onRemove();
            void removeGift(client, gift.id);
          }}
        />
      ))}
    </ul>
  );
}
