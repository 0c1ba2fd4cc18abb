import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaffOrdersDocument } from '../../generated/staff-operations.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminList } from '../lists/admin-list.js';
import { ListFilter, ListTools } from '../lists/list-filter.js';
import { useOpenRows } from '../lists/use-open-rows.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { orderColumns, orderSorts } from './order-columns.js';
import { OrderLines } from './order-lines.js';

const filters = [
  ['all', 'All orders'],
  ['open', 'To send or hand over'],
  ['disputed', 'Disputed'],
] as const;

type Shown = (typeof filters)[number][0];

const emptyWords: Readonly<Record<Shown, string>> = {
  all: 'No orders yet.',
  open: 'All orders are sent or handed over.',
  disputed: 'No bank has an order to decide on.',
};

/** Orders, newest first. The URL can select some of them, `show=open` or `show=disputed`, or name a search. */
export function OrdersTab() {
  const [parameters] = useSearchParams();
  const [shown, setShown] = useState<Shown>(
    () => filters.find(([value]) => value === parameters.get('show'))?.[0] ?? 'all',
  );
  const openRows = useOpenRows();
  const readsOnly = useReadsOnly();
  const { view } = usePagedList(StaffOrdersDocument, {
    sorts: orderSorts,
    defaultOrder: { column: 'placed', direction: 'descending' },
    firstSearch: parameters.get('search') ?? '',
    filter: { open: shown === 'open', disputed: shown === 'disputed' },
    rowsOf: ({ orders }) => orders && { rows: orders.orders, total: orders.total },
  });
  return (
    <AdminColumns>
      <AdminList
        title="Orders"
        label="orders"
        searches={readsOnly ? 'Number or name' : 'Number, name or e-mail'}
        empty={emptyWords[shown]}
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
