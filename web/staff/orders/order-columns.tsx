import type { OrderSort } from '../../generated/staff-operations.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { MailLink } from '../../kit/design/type/mail-link.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import type { Column } from '../lists/column.js';
import { DetailsButton } from '../lists/row-button.js';
import type { OpenRows } from '../lists/use-open-rows.js';
import { DisputeMark } from '../records/disputes.js';
import { leftOf, type StaffOrder } from './order-parts.js';
import { orderStatusWords } from './order-status.js';
import { ShipTo } from './ship-to.js';

export const orderSorts: Readonly<Record<string, OrderSort>> = {
  number: 'NUMBER',
  placed: 'PLACED',
  customer: 'CUSTOMER',
  email: 'EMAIL',
  total: 'TOTAL',
};

/** Types of lines, in their order. */
const PIECES = [
  ['OrderItem', 'item'],
  ['OrderTour', 'tour'],
  ['OrderVoucher', 'voucher'],
  ['OrderDonation', 'gift'],
] as const;

/** "1 item", "2 items, 1 tour", "1 voucher", without what was canceled */
export function itemsLabel({ lines }: Pick<StaffOrder, 'lines'>): string {
  const bought = PIECES.flatMap(([type, piece]) => {
    const left = lines.map((line) => (line.__typename === type ? leftOf(line) : 0));
    const count = left.reduce((sum, pieces) => sum + pieces, 0);
    return count > 0 ? [counted(count, piece)] : [];
  });
  return bought.length === 0 ? counted(0, 'item') : bought.join(', ');
}

/** @param readsOnly who sees no e-mail addresses */
export function orderColumns(openRows: OpenRows, readsOnly: boolean): readonly Column<StaffOrder>[] {
  const columns: readonly Column<StaffOrder>[] = [
    { id: 'number', label: 'Number', place: 'name', whole: true, cell: ({ orderNumber }) => orderNumber },
    { id: 'placed', label: 'Placed', place: 'line', cell: ({ createdAt }) => venueDateTime(createdAt) },
    { id: 'customer', label: 'Customer', place: 'line', cell: ({ customerName }) => customerName },
    {
      id: 'email',
      label: 'E-mail',
      place: 'line',
      cell: ({ customerEmail }) => <MailLink email={customerEmail} />,
    },
    { id: 'shipTo', label: 'Ship to', place: 'line', cell: (order) => <ShipTo order={order} /> },
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
        return (
          <>
            <StateMark tone={tone}>{label}</StateMark> <DisputeMark of={order.disputes} />
          </>
        );
      },
    },
    {
      id: 'actions',
      label: 'Items',
      quiet: true,
      place: 'actions',
      cell: (order) => (
        <DetailsButton
          id={order.id}
          openRows={openRows}
          label={itemsLabel(order)}
          of={`in order ${order.orderNumber}`}
        />
      ),
    },
  ];
  return readsOnly ? columns.filter(({ id }) => id !== 'email') : columns;
}
