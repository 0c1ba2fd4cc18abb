import { styled } from 'styled-components';
import { Quantity } from '../../design/controls/quantity.js';
import { DrawnIcon } from '../../design/marks/icon.js';
import { Text } from '../../design/type/text.js';
import { type CartLine, unavailableReason } from '../../lib/cart-line.js';

/** Path of a trash can on the icon grid. */
const BIN = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';

const Line = styled.li`
  display: grid;
  grid-template-columns: 4.75rem minmax(0, 1fr) auto;
  gap: var(--s-2) var(--s-4);
  padding-block: var(--s-4);
  align-items: start;
  & + & { border-top: 1px solid var(--paper-line); }
  b { font: 400 var(--t-4)/1.2 var(--title); overflow-wrap: anywhere; }
  > strong { font-weight: 600; font-size: var(--t-3); font-variant-numeric: tabular-nums; }
  @media (max-width: 16rem) { grid-template-columns: minmax(0, 1fr); > * { grid-column: 1; } }
`;

const ProductImage = styled.div`
  grid-row: 1 / 3;
  aspect-ratio: 1;
  background: var(--night);
  img { width: 100%; height: 100%; object-fit: contain; }
  @media (max-width: 16rem) { display: none; }
`;

const Actions = styled.div`
  grid-column: 2 / 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  > button { display: inline-flex; align-items: center; gap: 6px; min-height: var(--target); padding-inline: var(--s-2); margin-left: auto; margin-right: calc(-1 * var(--s-2)); font: 500 var(--t-2)/1.2 var(--ui); color: var(--ink-soft); }
  > button:hover { color: var(--oxblood); text-decoration: underline; text-underline-offset: 0.2em; }
`;

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
      <ProductImage>{product.image ? <img src={product.image} alt="" width={76} height={76} /> : null}</ProductImage>
      <div>
        <b>{product.name}</b>
        <Text kind="small" soft figures>
          ${product.price} each
        </Text>
        {reason === undefined ? null : (
          <Text kind="small" color="oxblood">
            {reason}. Remove it to check out.
          </Text>
        )}
      </div>
      <strong>${lineTotal}</strong>
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
