import { useState } from 'react';
import { AdminTable } from '../../admin/lists/admin-table.js';
import type { Column } from '../../admin/lists/column.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Row, Stack } from '../../design/layout/stack.js';
import { Text } from '../../design/type/text.js';
import { signedCents, toSignedCents } from '../../lib/money.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { ChangeVoucherDialog } from './change-voucher-dialog.js';
import type { VoucherChange } from './use-voucher-change.js';
import { canRefund, causeWords, type StaffVoucher } from './voucher-words.js';

type Entry = StaffVoucher['entries'][number];

const columns: readonly Column<Entry>[] = [
  { id: 'when', label: 'When', place: 'line', cell: ({ at }) => venueDateTime(at) },
  { id: 'what', label: 'What', place: 'name', cell: ({ cause }) => causeWords[cause] },
  { id: 'order', label: 'Order', place: 'line', cell: ({ orderNumber }) => orderNumber ?? '' },
  {
    id: 'amount',
    label: 'Amount',
    place: 'figure',
    align: 'end',
    cell: ({ amount }) => signedCents(toSignedCents(amount)),
  },
];

interface VoucherDetailsProps {
  readonly voucher: StaffVoucher;
  readonly onReplaced: (code: string, email: string) => void;
}

/** Every use of a voucher, whose it is, and what managers can do with it. */
export function VoucherDetails({ voucher, onReplaced }: VoucherDetailsProps) {
  const [change, setChange] = useState<VoucherChange>();
  const { last4, status, fromName, recipientName, recipientEmail, reason, entries } = voucher;
  const whose = [recipientName && `For ${recipientName}`, recipientEmail, fromName && `from ${fromName}`].filter(
    Boolean,
  );
  return (
    <Stack gap={4}>
      {whose.length > 0 ? <Text soft>{whose.join(', ')}</Text> : null}
      {reason ? <Text soft>Reason: {reason}</Text> : null}
      <AdminTable label={`uses of the voucher ${last4}`} columns={columns} rows={entries} keyOf={({ id }) => id} />
      <Row>
        {status === 'active' ? (
          <ToolButton aria-label={`Block ${last4}`} onClick={() => setChange('block')}>
            Block
          </ToolButton>
        ) : null}
        <ToolButton aria-label={`Replace the code of ${last4}`} onClick={() => setChange('replace')}>
          Replace the code
        </ToolButton>
        {canRefund(voucher) ? (
          <ToolButton aria-label={`Give the rest of ${last4} back`} onClick={() => setChange('refund')}>
            Give the rest back
          </ToolButton>
        ) : null}
      </Row>
      {change ? (
        <ChangeVoucherDialog
          voucher={voucher}
          change={change}
          onReplaced={onReplaced}
          onClose={() => setChange(undefined)}
        />
      ) : null}
    </Stack>
  );
}
