import { styled } from 'styled-components';
import { EmailsLink, Facts, RowDetails } from '../../admin/lists/row-details.js';
import { GoodsRow } from './goods-row.js';
import { hasTours, type StaffOrder } from './order-columns.js';
import { Lines } from './order-parts.js';
import { isCanceled } from './order-status.js';
import { OrderStatusButtons } from './order-status-buttons.js';
import { OrderTours } from './order-tours.js';
import { PackingSlipButton } from './packing-slip.js';
import { ShipTo } from './ship-to.js';

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
