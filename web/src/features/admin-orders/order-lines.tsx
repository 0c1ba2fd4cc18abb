import { styled } from 'styled-components';
import { EmailsLink, RowDetails } from '../../admin/lists/row-details.js';
import type { StaffOrder } from './order-columns.js';
import { OrderStatusButtons } from './order-status-buttons.js';

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

/** What was ordered. */
export function OrderLines({ order }: { readonly order: StaffOrder }) {
  return (
    <RowDetails>
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
          <tr>
            <th scope="row" colSpan={3}>
              Total without shipping
            </th>
            <td>${order.total}</td>
          </tr>
        </tfoot>
      </Lines>
      <OrderStatusButtons order={order} />
      <EmailsLink id={order.id} of={`order ${order.orderNumber}`} />
    </RowDetails>
  );
}
