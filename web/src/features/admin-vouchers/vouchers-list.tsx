import { useState } from 'react';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { AdminTable } from '../../admin/lists/admin-table.js';
import { ListEmpty, ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { useOpenRows } from '../../admin/lists/use-open-rows.js';
import { useSettled } from '../../admin/lists/use-settled.js';
import { SearchField } from '../../design/controls/search-field.js';
import { Pager } from '../../design/tables/pager.js';
import { Text } from '../../design/type/text.js';
import { StaffVouchersDocument } from '../../generated/staff-operations.js';
import { voucherColumns } from './voucher-columns.js';
import { VoucherDetails } from './voucher-details.js';

const A_PAGE = 25;

/** All vouchers, newest first, with what the house still owes on them. */
export function VouchersList({ onReplaced }: { readonly onReplaced: (code: string, email: string) => void }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const openRows = useOpenRows();
  const sent = useSettled(search.trim(), () => setPage(0));
  const { data, hasFailed, reload } = useAdminQuery(StaffVouchersDocument, {
    offset: page * A_PAGE,
    search: sent,
  });
  const found = data?.vouchers;
  return (
    <AdminSection
      title={found ? `Vouchers (${found.total})` : 'Vouchers'}
      busy={!found && !hasFailed}
      tools={
        <SearchField
          label="Search vouchers"
          placeholder="Name, e-mail, order, last four"
          value={search}
          onChange={setSearch}
        />
      }
    >
      {hasFailed ? <ListFailed label="vouchers" onRetry={() => void reload()} /> : null}
      {!found && !hasFailed ? <ListLoading label="vouchers" /> : null}
      {found ? (
        <AdminSectionBody>
          <Text>
            <b>${found.outstanding}</b> is left on all vouchers: money that the house owes in visits and goods.
          </Text>
        </AdminSectionBody>
      ) : null}
      {found?.vouchers.length === 0 ? (
        <ListEmpty search={search} onClear={() => setSearch('')}>
          No vouchers yet. Visitors buy them on the site.
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
