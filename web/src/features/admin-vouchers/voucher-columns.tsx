import type { Column } from '../../admin/lists/column.js';
import { DetailsButton } from '../../admin/lists/row-button.js';
import type { OpenRows } from '../../admin/lists/use-open-rows.js';
import { StateMark } from '../../design/marks/state-mark.js';
import { fullDate, venueToday } from '../../lib/venue-dates.js';
import { type StaffVoucher, stateOf, whereFrom } from './voucher-words.js';

export function voucherColumns(openRows: OpenRows): readonly Column<StaffVoucher>[] {
  return [
    { id: 'last4', label: 'Ends in', place: 'name', whole: true, cell: ({ last4 }) => last4 },
    { id: 'since', label: 'Since', place: 'line', cell: ({ issuedAt }) => fullDate(venueToday(new Date(issuedAt))) },
    { id: 'from', label: 'Where from', place: 'line', cell: whereFrom },
    { id: 'amount', label: 'Issued', place: 'line', align: 'end', cell: ({ amount }) => `$${amount}` },
    { id: 'left', label: 'Left', place: 'figure', align: 'end', cell: ({ left }) => <b>${left}</b> },
    {
      id: 'state',
      label: 'State',
      place: 'second',
      cell: (voucher) => {
        const { tone, label } = stateOf(voucher);
        return <StateMark tone={tone}>{label}</StateMark>;
      },
    },
    {
      id: 'open',
      label: 'Uses',
      quiet: true,
      place: 'actions',
      cell: ({ id, last4 }) => <DetailsButton id={id} openRows={openRows} label="Uses" of={`of ${last4}`} />,
    },
  ];
}
