import { Quantity } from '../../design/controls/quantity.js';
import { DrawnIcon } from '../../design/marks/icon.js';
import { UploadedPicture } from '../../design/marks/uploaded-picture.js';
import { Text } from '../../design/type/text.js';
import { type CartLine, unavailableReason } from '../../lib/cart-line.js';
import { Actions, BIN, Line, LinePicture } from './cart-line-parts.js';

interface CartLineRowProps {
  readonly line: CartLine;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

export function CartLineRow({ line, onQuantity, onRemove }: CartLineRowProps) {
  const { product, quantity, lineTotal } = line;
  const reason = unavailableReason(line);
  return (
    <Line>
      <LinePicture>{product.image ? <UploadedPicture url={product.image} width={76} height={76} /> : null}</LinePicture>
      <div>
        <b>{product.name}</b>
        <Text kind="small" soft figures>
          ${product.price} each
        </Text>
        {reason === undefined ? null : (
          <Text kind="small" color="oxblood">
            {reason}. It is left out of the total.
          </Text>
        )}
      </div>
      {reason === undefined ? <strong>${lineTotal}</strong> : <s>${lineTotal}</s>}
      <Actions>
        <Quantity of={product.name} value={quantity} least={1} disabled={!product.available} onChange={onQuantity} />
        <button type="button" aria-label={`Remove ${product.name}`} onClick={onRemove}>
          <DrawnIcon path={BIN} size={18} />
          Remove
        </button>
      </Actions>
    </Line>
  );
}
