import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { useOpenRows } from '../../admin/lists/use-open-rows.js';
import { usePagedList } from '../../admin/lists/use-paged-list.js';
import { StaffOrdersDocument } from '../../generated/staff-operations.js';
import { orderColumns, orderSorts } from './order-columns.js';
import { OrderLines } from './order-lines.js';

/** Orders of the store, newest first. */
export function OrdersTab() {
  const openRows = useOpenRows();
  const { view } = usePagedList(StaffOrdersDocument, {
    sorts: orderSorts,
    defaultOrder: { column: 'placed', direction: 'descending' },
    rowsOf: ({ orders }) => orders && { rows: orders.orders, total: orders.total },
  });
  return (
    <AdminColumns>
      <AdminList
        title="Orders"
        label="orders"
        searches="Number, name or e-mail"
        empty="No order has come yet."
        view={view}
        columns={orderColumns(openRows)}
        keyOf={({ id }) => id}
        detailsOf={(order) => (openRows.isOpen(order.id) ? <OrderLines order={order} /> : undefined)}
      />
    </AdminColumns>
  );
}
