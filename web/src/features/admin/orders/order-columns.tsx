import { StateMark } from '../../../design/marks/state-mark.js';
import type { OrderSort, StaffOrdersQuery } from '../../../generated/staff-operations.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { venueMoment } from '../lists/venue-moment.js';

export type StaffOrder = NonNullable<StaffOrdersQuery['orders']>['orders'][number];

/** Columns that the server sorts by. */
export const orderSorts: Readonly<Record<string, OrderSort>> = {
  number: 'NUMBER',
  placed: 'PLACED',
  customer: 'CUSTOMER',
  email: 'EMAIL',
  total: 'TOTAL',
};

/** How many items are in an order: the sum of the quantities. */
export const countOfItems = ({ lines }: Pick<StaffOrder, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Columns of the list of orders. */
export const orderColumns = (
  isOpen: (id: string) => boolean,
  onToggle: (id: string) => void,
): readonly Column<StaffOrder>[] => [
  {
    id: 'number',
    label: 'Number',
    place: 'name',
    whole: true,
    cell: ({ orderNumber }) => orderNumber,
  },
  {
    id: 'placed',
    label: 'Placed',
    place: 'line',
    cell: ({ createdAt }) => venueMoment(createdAt),
  },
  {
    id: 'customer',
    label: 'Customer',
    place: 'line',
    cell: ({ customerName }) => customerName,
  },
  {
    id: 'email',
    label: 'E-mail',
    place: 'line',
    cell: ({ customerEmail }) => <a href={`mailto:${customerEmail}`}>{customerEmail}</a>,
  },
  {
    id: 'total',
    label: 'Total',
    place: 'figure',
    align: 'end',
    cell: ({ total }) => `$${total}`,
  },
  {
    id: 'status',
    label: 'Status',
    place: 'second',
    cell: ({ status }) => <StateMark tone="waiting">{status === 'pending' ? 'Pending' : status}</StateMark>,
  },
  {
    id: 'actions',
    label: 'What was ordered',
    quiet: true,
    place: 'actions',
    cell: (order) => {
      const items = countOfItems(order);
      return (
        <RowButton
          icon={isOpen(order.id) ? 'open' : 'shut'}
          label={items === 1 ? '1 item' : `${items} items`}
          of={`in order ${order.orderNumber}`}
          expanded={isOpen(order.id)}
          onClick={() => onToggle(order.id)}
        />
      );
    },
  },
];
