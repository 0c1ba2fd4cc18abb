import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { ListFilter, ListTools } from '../../admin/lists/list-filter.js';
import { useOpenRows } from '../../admin/lists/use-open-rows.js';
import { usePagedList } from '../../admin/lists/use-paged-list.js';
import { useReadsOnly } from '../../admin/session-state/session-store.js';
import { StaffOrdersDocument } from '../../generated/staff-operations.js';
import { orderColumns, orderSorts } from './order-columns.js';
import { OrderLines } from './order-lines.js';

const filters = [
  ['all', 'All orders'],
  ['open', 'To send or hand over'],
] as const;

/** Orders, newest first. The URL can select those to send or hand over, `show=open`, or name a search. */
export function OrdersTab() {
  const [parameters] = useSearchParams();
  const [shown, setShown] = useState<'all' | 'open'>(parameters.get('show') === 'open' ? 'open' : 'all');
  const openRows = useOpenRows();
  const readsOnly = useReadsOnly();
  const { view } = usePagedList(StaffOrdersDocument, {
    sorts: orderSorts,
    defaultOrder: { column: 'placed', direction: 'descending' },
    firstSearch: parameters.get('search') ?? '',
    filter: { open: shown === 'open' },
    rowsOf: ({ orders }) => orders && { rows: orders.orders, total: orders.total },
  });
  return (
    <AdminColumns>
      <AdminList
        title="Orders"
        label="orders"
        searches={readsOnly ? 'Number or name' : 'Number, name or e-mail'}
        empty={shown === 'open' ? 'All orders are sent or handed over.' : 'No orders yet.'}
        view={view}
        columns={orderColumns(openRows, readsOnly)}
        keyOf={({ id }) => id}
        detailsOf={(order) => (openRows.isOpen(order.id) ? <OrderLines order={order} /> : undefined)}
        tools={
          <ListTools>
            <ListFilter
              label="Which orders"
              options={filters}
              value={shown}
              onChange={(chosen) => {
                setShown(chosen);
                view.onPage(0);
              }}
            />
          </ListTools>
        }
      />
    </AdminColumns>
  );
}
