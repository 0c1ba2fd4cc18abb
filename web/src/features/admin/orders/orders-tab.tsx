import { StaffOrdersDocument } from '../../../generated/staff-operations.js';
import { DeskColumns } from '../desk/desk-card.js';
import { useDeskQuery } from '../desk/use-desk-query.js';
import { DeskList } from '../lists/desk-list.js';
import { useOpenRows } from '../lists/use-open-rows.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { usePaging } from '../lists/use-paging.js';
import { orderColumns, orderSorts } from './order-columns.js';
import { OrderLines } from './order-lines.js';

/** Orders of the store with their lines, newest first. */
export const OrdersTab = () => {
  const paging = usePaging(orderSorts, { column: 'placed', direction: 'descending' });
  const query = useDeskQuery(StaffOrdersDocument, paging.variables);
  const { isOpen, toggle } = useOpenRows();
  const columns = orderColumns(isOpen, toggle);
  const view = usePagedList(query, paging, ({ orders }) => orders && { rows: orders.orders, total: orders.total });
  return (
    <DeskColumns>
      <DeskList
        title="Orders"
        label="orders"
        searches="Number, name or e-mail"
        empty="No order has come yet."
        view={view}
        columns={columns}
        keyOf={({ id }) => id}
        detailsOf={(order) => (isOpen(order.id) ? <OrderLines order={order} /> : undefined)}
      />
    </DeskColumns>
  );
};
