import { useState } from 'react';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Text } from '../../design/type/text.js';
import { CancelLineDialog } from './cancel-line-dialog.js';
import type { StaffOrder } from './order-columns.js';
import { leftOf } from './order-parts.js';

interface GoodsRowProps {
  readonly order: StaffOrder;
  /** From 0. */
  readonly position: number;
  readonly line: StaffOrder['lines'][number];
}

/** A product of an order, what was canceled of it, and the way to cancel what is still here. */
export function GoodsRow({ order, position, line }: GoodsRowProps) {
  const { productName, quantity, cancelled, price, lineTotal } = line;
  const [isAsking, setIsAsking] = useState(false);
  const isHere = order.status !== 'handed_over' && leftOf(line) > 0;
  return (
    <tr>
      <td>
        {productName}
        {cancelled > 0 ? (
          <Text kind="small">{cancelled === quantity ? 'Canceled' : `${cancelled} of them canceled`}</Text>
        ) : null}
      </td>
      <td>{quantity}</td>
      <td>${price}</td>
      <td>${lineTotal}</td>
      <td>
        {isHere ? (
          <ToolButton
            aria-label={`Cancel ${productName}: order ${order.orderNumber}`}
            onClick={() => setIsAsking(true)}
          >
            Cancel
          </ToolButton>
        ) : null}
        {isAsking ? (
          <CancelLineDialog order={order} position={position} line={line} onClose={() => setIsAsking(false)} />
        ) : null}
      </td>
    </tr>
  );
}
