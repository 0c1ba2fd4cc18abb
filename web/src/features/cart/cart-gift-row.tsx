import voucherCard from '../../art/voucher-card.svg';
import { DrawnIcon } from '../../design/marks/icon.js';
import { Text } from '../../design/type/text.js';
import type { CartGift } from '../../lib/cart-line.js';
import { fullDate } from '../../lib/venue-dates.js';
import { Actions, BIN, Line, LinePicture } from './cart-line-parts.js';

/** A gift voucher in the cart. */
export function CartGiftRow({ gift, onRemove }: { readonly gift: CartGift; readonly onRemove: () => void }) {
  const { amount, recipientName, recipientEmail, sendOn } = gift;
  return (
    <Line>
      <LinePicture>
        <img src={voucherCard} alt="" width={84} height={47} />
      </LinePicture>
      <div>
        <b>Gift voucher</b>
        <Text kind="small">For {recipientName}</Text>
        <Text kind="small" soft>
          By e-mail to {recipientEmail}, {sendOn === null ? 'at once' : `on ${fullDate(sendOn)}`}
        </Text>
      </div>
      <strong>${amount}</strong>
      <Actions>
        <button type="button" aria-label={`Remove the voucher for ${recipientName}`} onClick={onRemove}>
          <DrawnIcon path={BIN} size={18} />
          Remove
        </button>
      </Actions>
    </Line>
  );
}
