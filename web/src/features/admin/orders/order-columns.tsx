import { StateMark } from '../../../design/marks/state-mark.js';
import type { StaffOrdersQuery } from '../../../generated/staff-operations.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { venueMoment } from '../lists/venue-moment.js';

export type StaffOrder = NonNullable<StaffOrdersQuery['orders']>['orders'][number];

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
    sortBy: ({ orderNumber }) => orderNumber,
    cell: ({ orderNumber }) => orderNumber,
  },
  {
    id: 'placed',
    label: 'Placed',
    place: 'line',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => venueMoment(createdAt),
  },
  {
    id: 'customer',
    label: 'Customer',
    place: 'line',
    sortBy: ({ customerName }) => customerName,
    cell: ({ customerName }) => customerName,
  },
  {
    id: 'email',
    label: 'E-mail',
    place: 'line',
    sortBy: ({ customerEmail }) => customerEmail,
    cell: ({ customerEmail }) => <a href={`mailto:${customerEmail}`}>{customerEmail}</a>,
  },
  {
    id: 'total',
    label: 'Total',
    place: 'figure',
    align: 'end',
    sortBy: ({ total }) => Number(total),
    cell: ({ total }) => `$${total}`,
  },
  {
    id: 'status',
    label: 'Status',
    place: 'second',
    sortBy: ({ status }) => status,
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
