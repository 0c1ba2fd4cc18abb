import { useState } from 'react';
import { styled } from 'styled-components';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { usePagedList } from '../../admin/lists/use-paged-list.js';
import { Text } from '../../design/type/text.js';
import { StaffRecordDocument } from '../../generated/staff-operations.js';
import { dateAfter, isDate, startOfVenueDay } from '../../lib/venue-dates.js';
import { recordColumns, recordSorts } from './record-columns.js';
import { type RecordFilter, RecordFilters } from './record-filters.js';

const everything: RecordFilter = { staffId: '', action: '', from: '', to: '' };

const Kept = styled(Text)`
  padding: 0 var(--s-4) var(--s-3);
`;

/** The record of staff actions, for managers. */
export function RecordTab() {
  const [filter, setFilter] = useState(everything);
  const { view, query } = usePagedList(StaffRecordDocument, {
    sorts: recordSorts,
    defaultOrder: { column: 'when', direction: 'descending' },
    filter: {
      staffId: filter.staffId || null,
      action: filter.action || null,
      from: isDate(filter.from) ? startOfVenueDay(filter.from) : null,
      until: isDate(filter.to) ? startOfVenueDay(dateAfter(filter.to, 1)) : null,
    },
    rowsOf: ({ staffActions }) => staffActions && { rows: staffActions.actions, total: staffActions.total },
  });
  return (
    <AdminColumns>
      <AdminList
        title="Record of staff actions"
        label="the record"
        searches="Name or code"
        empty="No matching actions."
        view={view}
        columns={recordColumns}
        keyOf={({ id }) => id}
        note={
          <>
            <RecordFilters
              filter={filter}
              people={query.data?.staffActions?.people ?? []}
              onChange={(next) => {
                setFilter(next);
                view.onPage(0);
              }}
            />
            <Kept soft>Nothing here can be changed or removed; it is kept for two years at least.</Kept>
          </>
        }
      />
    </AdminColumns>
  );
}
