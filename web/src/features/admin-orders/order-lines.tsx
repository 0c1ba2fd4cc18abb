import { styled } from 'styled-components';
import { EmailsLink, Facts, RowDetails } from '../../admin/lists/row-details.js';
import type { StaffOrder } from './order-columns.js';
import { OrderStatusButtons } from './order-status-buttons.js';
import { PackingSlipButton } from './packing-slip.js';
import { ShipTo } from './ship-to.js';

const Lines = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th { text-align: left; font-weight: 600; }
  overflow-wrap: normal;
  th, td { padding: var(--s-1) 0; }
  :is(th, td):not(:first-child) { padding-left: var(--s-3); text-align: right; white-space: nowrap; }
  tfoot td, tfoot th { border-top: 1px solid var(--line); font-weight: 600; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** As the buyer was told: goods, shipping, total. */
function amountsOf({ total, shipping, totalWithShipping }: StaffOrder): readonly (readonly [string, string])[] {
  return [
    ['Subtotal', total],
    ['Shipping, flat', shipping],
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
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ productId, productName, quantity, price, lineTotal }) => (
            <tr key={productId}>
              <td>{productName}</td>
              <td>{quantity}</td>
              <td>${price}</td>
              <td>${lineTotal}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {amountsOf(order).map(([term, amount]) => (
            <tr key={term}>
              <th scope="row" colSpan={3}>
                {term}
              </th>
              <td>${amount}</td>
            </tr>
          ))}
        </tfoot>
      </Lines>
      <Actions>
        <OrderStatusButtons order={order} />
        <PackingSlipButton order={order} />
        <EmailsLink id={order.id} of={`order ${order.orderNumber}`} />
      </Actions>
    </RowDetails>
  );
}
