import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { EmailsLink, Facts, RowDetails } from '../../admin/lists/row-details.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { Text } from '../../design/type/text.js';
import {
  ChangeOrderStatusDocument,
  type OrderStatus,
  StaffOrdersDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { CancelLineDialog } from './cancel-line-dialog.js';
import { hasTours, type StaffOrder } from './order-columns.js';
import { Lines, leftOf } from './order-parts.js';
import { isCanceled, neighborsOf, orderStatusWords } from './order-status.js';
import { OrderTours } from './order-tours.js';
import { PackingSlipButton } from './packing-slip.js';
import { ShipTo } from './ship-to.js';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** Says how far an order is: one step on, or one back after a slip. */
function OrderStatusButtons({ order }: { readonly order: StaffOrder }) {
  const { id, orderNumber, status } = order;
  const send = useAdminMutation(ChangeOrderStatusDocument, [StaffOrdersDocument, TodayNeedsDocument]);
  const inWords = (step: OrderStatus): string => orderStatusWords(step, order).label.toLowerCase();
  const [isBusy, setIsBusy] = useState(false);
  const { next, previous } = neighborsOf(status);

  const change = async (to: OrderStatus): Promise<void> => {
    setIsBusy(true);
    const answer = await send({ id, from: status, to });
    setIsBusy(false);
    if (answer !== 'unanswered' && answer.__typename === 'Order') {
      showToast({ title: 'Order changed', text: `${orderNumber} is ${inWords(to)}.`, tone: 'done' });
      return;
    }
    const text = answer === 'unanswered' ? 'The server did not answer. Please check the order again.' : answer.message;
    showToast({ title: 'Error', text, tone: 'refused' });
  };

  return (
    <Buttons>
      {next === undefined ? null : (
        <ToolButton
          kind="main"
          busy={isBusy}
          aria-label={`Mark as ${inWords(next)}: order ${orderNumber}`}
          onClick={() => void change(next)}
        >
          Mark as {inWords(next)}
        </ToolButton>
      )}
      {previous === undefined ? null : (
        <ToolButton
          busy={isBusy}
          aria-label={`Back to ${inWords(previous)}: order ${orderNumber}`}
          onClick={() => void change(previous)}
        >
          Back to {inWords(previous)}
        </ToolButton>
      )}
    </Buttons>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** As the buyer was told: goods, shipping, sales tax, total. */
function amountsOf({ total, shipping, tax, totalWithShipping }: StaffOrder): readonly (readonly [string, string])[] {
  return [
    ['Subtotal', total],
    ['Shipping, flat', shipping],
    ...(Number(tax) > 0 ? [['Sales tax', tax] as const] : []),
    ['Total', totalWithShipping],
  ];
}

/** What was ordered, by whom, and where it goes. */
export function OrderLines({ order }: { readonly order: StaffOrder }) {
  return (
    <RowDetails>
      <Facts>
        <dt>Customer</dt>
        <dd>{order.customerName}</dd>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${order.customerEmail}`}>{order.customerEmail}</a>
        </dd>
        <dt>Ship to</dt>
        <dd>
          <ShipTo delivery={order.delivery} />
        </dd>
      </Facts>
      <Lines>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Amount</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <GoodsRow key={line.position} order={order} position={line.position} line={line} />
          ))}
        </tbody>
        <tfoot>
          {amountsOf(order).map(([term, amount]) => (
            <tr key={term}>
              <th scope="row" colSpan={3}>
                {term}
              </th>
              <td>${amount}</td>
              <td />
            </tr>
          ))}
        </tfoot>
      </Lines>
      {hasTours(order) || order.lines.some(({ cancelled }) => cancelled > 0) ? (
        <OrderTours orderNumber={order.orderNumber} />
      ) : null}
      <Actions>
        {isCanceled(order) ? null : (
          <>
            <OrderStatusButtons order={order} />
            <PackingSlipButton order={order} />
          </>
        )}
        <EmailsLink id={order.id} of={`order ${order.orderNumber}`} />
      </Actions>
    </RowDetails>
  );
}

interface GoodsRowProps {
  readonly order: StaffOrder;
  /** From 0. */
  readonly position: number;
  readonly line: StaffOrder['lines'][number];
}

/** A product of an order, what was canceled of it, and the way to cancel what is still here. */
function GoodsRow({ order, position, line }: GoodsRowProps) {
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
