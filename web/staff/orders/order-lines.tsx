import { useState } from 'react';
import { styled } from 'styled-components';
import {
  ChangeOrderStatusDocument,
  type OrderStatus,
  StaffOrdersDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Text } from '../../kit/design/type/text.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { EmailsLink, RowDetails } from '../lists/row-details.js';
import { CancelLineDialog } from './cancel-line-dialog.js';
import { OrderDelivery } from './order-delivery.js';
import { OrderDisputes } from './order-disputes.js';
import { OrderHistory } from './order-history.js';
import { OrderParcel, ParcelDialog } from './order-parcel.js';
import type { StaffOrder } from './order-parts.js';
import { type CancelableLine, cancelableOf, goodsOf, Lines, leftOf } from './order-parts.js';
import { isCanceled, isToSend, neighborsOf, orderStatusWords } from './order-status.js';
import { OrderTours } from './order-tours.js';
import { PackingSlipButton } from './packing-slip.js';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** Moves an order one status on, or one back after a mistake. */
function OrderStatusButtons({ order }: { readonly order: StaffOrder }) {
  const { id, orderNumber, status, revision } = order;
  const inWords = (step: OrderStatus): string => orderStatusWords(step, order).label.toLowerCase();
  const { next, previous } = neighborsOf(status);
  const [isSending, setIsSending] = useState(false);
  const { act, isBusy } = useStaffAction(ChangeOrderStatusDocument, {
    queries: [StaffOrdersDocument, TodayNeedsDocument],
    made: 'Order',
    done: (_order, { to }) => ({ title: 'Order changed', text: `${orderNumber} is ${inWords(to)}.` }),
    failed: 'The server did not answer. Please check the order again.',
  });
  const change = (to: OrderStatus): void => void act({ id, from: status, to, revision });

  return (
    <Buttons>
      {next === undefined ? null : (
        <ToolButton
          kind="main"
          busy={isBusy}
          aria-label={`Mark as ${inWords(next)}: order ${orderNumber}`}
          onClick={() => (next === 'handed_over' && isToSend(order) ? setIsSending(true) : change(next))}
        >
          Mark as {inWords(next)}
        </ToolButton>
      )}
      {previous === undefined ? null : (
        <ToolButton
          busy={isBusy}
          aria-label={`Back to ${inWords(previous)}: order ${orderNumber}`}
          onClick={() => change(previous)}
        >
          Back to {inWords(previous)}
        </ToolButton>
      )}
      {isSending ? <ParcelDialog order={order} isOpen onClose={() => setIsSending(false)} /> : null}
    </Buttons>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** As the buyer was told: goods, shipping, sales tax, total. */
function amountsOf(order: StaffOrder): readonly (readonly [string, string])[] {
  const { total, shipping, tax, totalWithShipping } = order;
  return [
    ['Subtotal', total],
    ...(goodsOf(order).length > 0 ? [['Shipping, flat', shipping] as const] : []),
    ...(Number(tax) > 0 ? [['Sales tax', tax] as const] : []),
    ['Total', totalWithShipping],
  ];
}

export function OrderLines({ order }: { readonly order: StaffOrder }) {
  const lines = cancelableOf(order);
  const hasGoods = goodsOf(order).length > 0;
  const readsOnly = useReadsOnly();
  return (
    <RowDetails>
      <OrderDisputes orderNumber={order.orderNumber} />
      <OrderDelivery order={order} />
      <OrderParcel order={order} />
      <Lines>
        {lines.length > 0 ? (
          <>
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
              {lines.map((line) => (
                <LineRow key={line.id} order={order} line={line} />
              ))}
            </tbody>
          </>
        ) : null}
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
      <OrderTours orderNumber={order.orderNumber} />
      <OrderHistory orderNumber={order.orderNumber} />
      {readsOnly ? null : (
        <Actions>
          {isCanceled(order) || !hasGoods ? null : (
            <>
              <OrderStatusButtons order={order} />
              <PackingSlipButton order={order} />
            </>
          )}
          <EmailsLink id={order.id} of={`order ${order.orderNumber}`} />
        </Actions>
      )}
    </RowDetails>
  );
}

interface LineRowProps {
  readonly order: StaffOrder;
  readonly line: CancelableLine;
}

/** A product of an order or a gift, its canceled pieces, and a button to cancel the others. */
function LineRow({ order, line }: LineRowProps) {
  const { name, quantity, cancelled, amount } = line;
  const isGoods = 'price' in line;
  const [isAsking, setIsAsking] = useState(false);
  const readsOnly = useReadsOnly();
  const isHere = !readsOnly && (order.status !== 'handed_over' || !isGoods) && leftOf(line) > 0;
  return (
    <tr>
      <td>
        {name}
        {order.delivery && isGoods && line.pickUp ? <Text kind="small">Pickup</Text> : null}
        {cancelled > 0 ? (
          <Text kind="small">{cancelled === quantity ? 'Canceled' : `${cancelled} of them canceled`}</Text>
        ) : null}
      </td>
      <td>{quantity}</td>
      <td>${isGoods ? line.price : amount}</td>
      <td>${amount}</td>
      <td>
        {isHere ? (
          <ToolButton
            kind="quiet"
            aria-label={`Cancel ${name}: order ${order.orderNumber}`}
            onClick={() => setIsAsking(true)}
          >
            Cancel
          </ToolButton>
        ) : null}
        {isAsking ? <CancelLineDialog order={order} line={line} onClose={() => setIsAsking(false)} /> : null}
      </td>
    </tr>
  );
}
