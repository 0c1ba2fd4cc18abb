import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaffVouchersDocument } from '../../generated/staff-operations.js';
import { SearchField } from '../../kit/design/controls/search-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Row, Stack } from '../../kit/design/layout/stack.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { Text } from '../../kit/design/type/text.js';
import { ListEmpty, ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { signedCents, toSignedCents } from '../../kit/lib/money.js';
import { fullDate, venueDateTime, venueToday } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Pager } from '../design/pager.js';
import { ToolLink } from '../design/tool-link.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { DetailsButton } from '../lists/row-button.js';
import { type OpenRows, useOpenRows } from '../lists/use-open-rows.js';
import { useSettled } from '../lists/use-settled.js';
import { ChangeVoucherDialog } from './change-voucher-dialog.js';
import type { VoucherChange } from './use-voucher-change.js';
import { canRefund, causeWords, type StaffVoucher, stateOf, whereFrom } from './voucher-words.js';

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

/** A voucher's uses, its owner, and a manager's actions. */
function VoucherDetails({ voucher, onReplaced }: VoucherDetailsProps) {
  const [change, setChange] = useState<VoucherChange>();
  const readsOnly = useReadsOnly();
  const { last4, status, fromName, recipientName, recipientEmail, reason, entries } = voucher;
  const whose = [recipientName && `For ${recipientName}`, recipientEmail, fromName && `from ${fromName}`].filter(
    Boolean,
  );
  return (
    <Stack gap={4}>
      {whose.length > 0 ? <Text soft>{whose.join(', ')}</Text> : null}
      {reason ? <Text soft>Reason: {reason}</Text> : null}
      <AdminTable label={`uses of the voucher ${last4}`} columns={columns} rows={entries} keyOf={({ id }) => id} />
      {readsOnly ? null : (
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
            <ToolButton aria-label={`Refund the balance of ${last4}`} onClick={() => setChange('refund')}>
              Refund the balance
            </ToolButton>
          ) : null}
        </Row>
      )}
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

const A_PAGE = 25;

/** All vouchers, newest first, with what the house still owes on them. */
export function VouchersList({ onReplaced }: { readonly onReplaced: (code: string, email: string) => void }) {
  const [search, setSearch] = useState('');
  const refundedWhileBlocked = useSearchParams()[0].get('show') === 'refunded-while-blocked';
  const [page, setPage] = useState(0);
  const openRows = useOpenRows();
  const readsOnly = useReadsOnly();
  const sent = useSettled(search.trim(), () => setPage(0));
  const { data, hasFailed, reload } = useAdminQuery(StaffVouchersDocument, {
    offset: page * A_PAGE,
    search: sent,
    refundedWhileBlocked,
  });
  const found = data?.vouchers;
  return (
    <AdminSection
      title={found ? `Vouchers (${found.total})` : 'Vouchers'}
      busy={!found && !hasFailed}
      tools={
        <SearchField
          label="Search vouchers"
          placeholder={readsOnly ? 'Name, order, last four' : 'Name, e-mail, order, last four'}
          value={search}
          onChange={setSearch}
        />
      }
    >
      {hasFailed ? <ListFailed label="vouchers" onRetry={() => void reload()} /> : null}
      {!found && !hasFailed ? <ListLoading label="vouchers" /> : null}
      {found ? (
        <AdminSectionBody>
          {refundedWhileBlocked ? (
            <Text mb={2}>
              Money came back to these while they are blocked. Once you replace the code, it can be used again.{' '}
              <ToolLink to="/admin?tab=vouchers">Show all vouchers</ToolLink>
            </Text>
          ) : null}
          <Text>
            <b>${found.outstanding}</b> is left on all vouchers: money that the house owes in visits and goods.
          </Text>
        </AdminSectionBody>
      ) : null}
      {found?.vouchers.length === 0 ? (
        <ListEmpty search={search} onClear={() => setSearch('')}>
          {refundedWhileBlocked
            ? 'No refund is on a blocked voucher.'
            : 'No vouchers yet. Visitors buy them on the site.'}
        </ListEmpty>
      ) : null}
      {found && found.vouchers.length > 0 ? (
        <AdminTable
          label="vouchers"
          columns={voucherColumns(openRows)}
          rows={found.vouchers}
          keyOf={({ id }) => id}
          detailsOf={(voucher) =>
            openRows.isOpen(voucher.id) ? <VoucherDetails voucher={voucher} onReplaced={onReplaced} /> : undefined
          }
        />
      ) : null}
      <Pager label="vouchers" page={page} pageSize={A_PAGE} total={found?.total ?? 0} onPage={setPage} />
    </AdminSection>
  );
}

function voucherColumns(openRows: OpenRows): readonly Column<StaffVoucher>[] {
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
