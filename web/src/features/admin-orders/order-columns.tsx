import type { Column } from '../../admin/lists/column.js';
import { DetailsButton } from '../../admin/lists/row-button.js';
import type { OpenRows } from '../../admin/lists/use-open-rows.js';
import { StateMark } from '../../design/marks/state-mark.js';
import type { OrderSort, StaffOrdersQuery } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { orderStatusWords } from './order-status.js';
import { ShipTo } from './ship-to.js';

export type StaffOrder = NonNullable<StaffOrdersQuery['orders']>['orders'][number];

/** Columns that the server sorts by. */
export const orderSorts: Readonly<Record<string, OrderSort>> = {
  number: 'NUMBER',
  placed: 'PLACED',
  customer: 'CUSTOMER',
  email: 'EMAIL',
  total: 'TOTAL',
};

/** The sum of the quantities. */
export function itemCount({ lines }: Pick<StaffOrder, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function orderColumns(openRows: OpenRows): readonly Column<StaffOrder>[] {
  return [
    { id: 'number', label: 'Number', place: 'name', whole: true, cell: ({ orderNumber }) => orderNumber },
    { id: 'placed', label: 'Placed', place: 'line', cell: ({ createdAt }) => venueDateTime(createdAt) },
    { id: 'customer', label: 'Customer', place: 'line', cell: ({ customerName }) => customerName },
    {
      id: 'email',
      label: 'E-mail',
      place: 'line',
      cell: ({ customerEmail }) => <a href={`mailto:${customerEmail}`}>{customerEmail}</a>,
    },
    { id: 'shipTo', label: 'Ship to', place: 'line', cell: ({ delivery }) => <ShipTo delivery={delivery} /> },
    {
      id: 'total',
      label: 'Total',
      place: 'figure',
      align: 'end',
      cell: ({ totalWithShipping }) => `$${totalWithShipping}`,
    },
    {
      id: 'status',
      label: 'Status',
      place: 'second',
      cell: (order) => {
        const { tone, label } = orderStatusWords(order.status, order);
        return <StateMark tone={tone}>{label}</StateMark>;
      },
    },
    {
      id: 'actions',
      label: 'Items',
      quiet: true,
      place: 'actions',
      cell: (order) => {
        const items = itemCount(order);
        return (
          <DetailsButton
            id={order.id}
            openRows={openRows}
            label={items === 1 ? '1 item' : `${items} items`}
            of={`in order ${order.orderNumber}`}
          />
        );
      },
    },
  ];
}
