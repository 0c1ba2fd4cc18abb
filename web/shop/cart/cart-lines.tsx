import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { thisHouse } from '#house/about/house.js';
import { Quantity } from '../../kit/design/controls/quantity.js';
import { DrawnIcon } from '../../kit/design/marks/icon.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { Text } from '../../kit/design/type/text.js';
import { fullDate } from '../../kit/lib/venue-dates.js';
import { unavailableReason } from '../rules/cart-kinds.js';
import type { CartGift, CartGoods, CartLine } from '../rules/cart-line.js';
import { removeLine, setCartQuantity } from './cart-actions.js';
import { Actions, BIN, Line, LinePicture } from './cart-line-parts.js';
import { useCart } from './cart-store.js';
import { cartSummary } from './cart-summary.js';
import { CartTourRow } from './cart-tour-row.js';
import { DonationRow } from './donation-row.js';

interface CartLinesProps {
  readonly onLinkPressed: () => void;
  /** Called before a line disappears with its pressed button. */
  readonly onRemove: () => void;
}

/** In the panel and on the page. */
export function CartLines({ onLinkPressed, onRemove }: CartLinesProps) {
  const client = useApolloClient();
  const { lines = [] } = useCart();
  return (
    <ul>
      {lines.map((line) => (
        <CartLineRow
          key={line.id}
          line={line}
          onLinkPressed={onLinkPressed}
          onRemove={() => {
            onRemove();
            void removeLine(client, line);
          }}
        />
      ))}
    </ul>
  );
}

interface CartLineRowProps {
  readonly line: CartLine;
  readonly onLinkPressed: () => void;
  readonly onRemove: () => void;
}

function CartLineRow({ line, onLinkPressed, onRemove }: CartLineRowProps) {
  const client = useApolloClient();
  switch (line.__typename) {
    case 'CartTour':
      return (
        <CartTourRow
          tour={line}
          onLinkPressed={onLinkPressed}
          onChange={() => {
            const from = cartSummary.state().layer;
            cartSummary.send({ layer: 'change', changing: { lineId: line.id, from } });
          }}
          onRemove={onRemove}
        />
      );
    case 'CartItem':
      return (
        <CartGoodsRow
          line={line}
          onQuantity={(quantity) => void setCartQuantity(client, line.id, quantity)}
          onRemove={onRemove}
        />
      );
    case 'CartVoucher':
      return <CartGiftRow gift={line} onRemove={onRemove} />;
    case 'CartDonation':
      return <DonationRow line={line} onRemove={onRemove} />;
  }
}

function CartGiftRow({ gift, onRemove }: { readonly gift: CartGift; readonly onRemove: () => void }) {
  const { amount, recipientName, recipientEmail, sendOn } = gift;
  const day = sendOn && fullDate(sendOn);
  return (
    <Line>
      <LinePicture>
        <img src={thisHouse.drawings.voucher} alt="" width={84} height={47} />
      </LinePicture>
      <div>
        <b>
          <Trans>Gift voucher</Trans>
        </b>
        <Text kind="small">
          <Trans>For {recipientName}</Trans>
        </Text>
        <Text kind="small" soft>
          {day ? t`By e-mail to ${recipientEmail}, on ${day}` : t`By e-mail to ${recipientEmail}, at once`}
        </Text>
      </div>
      <strong>${amount}</strong>
      <Actions>
        <button type="button" aria-label={t`Remove the voucher for ${recipientName}`} onClick={onRemove}>
          <DrawnIcon path={BIN} size={18} />
          <Trans>Remove</Trans>
        </button>
      </Actions>
    </Line>
  );
}

interface CartGoodsRowProps {
  readonly line: CartGoods;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function CartGoodsRow({ line, onQuantity, onRemove }: CartGoodsRowProps) {
  const { name, product, quantity, amount } = line;
  const { price } = product;
  const reason = unavailableReason(line);
  return (
    <Line>
      <LinePicture>{product.image ? <UploadedPicture url={product.image} width={76} height={76} /> : null}</LinePicture>
      <div>
        <b>{name}</b>
        <Text kind="small" soft figures>
          <Trans>${price} each</Trans>
        </Text>
        {reason === undefined ? null : (
          <Text kind="small" color="oxblood">
            <Trans>{reason}. It is left out of the total.</Trans>
          </Text>
        )}
      </div>
      {reason === undefined ? <strong>${amount}</strong> : <s>${amount}</s>}
      <Actions>
        <Quantity of={name} value={quantity} least={1} disabled={!product.available} onChange={onQuantity} />
        <button type="button" aria-label={t`Remove ${name}`} onClick={onRemove}>
          <DrawnIcon path={BIN} size={18} />
          <Trans>Remove</Trans>
        </button>
      </Actions>
    </Line>
  );
}
