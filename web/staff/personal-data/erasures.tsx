import { useEffect } from 'react';
import { ErasuresDocument, type StaffErasureFragment } from '../../generated/staff-operations.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';

const pollMs = 1_000;

/** Names the services that had something: most have nothing of most people. */
export function reportsText({ reports, complete }: Pick<StaffErasureFragment, 'reports' | 'complete'>): string {
  const found = reports.filter(({ erased, kept }) => erased + kept > 0);
  if (found.length === 0) return complete ? 'Nothing was stored' : '';
  return found
    .map(({ service, erased, kept }) => `${service}: ${erased} erased${kept > 0 ? `, ${kept} kept` : ''}`)
    .join('. ');
}

const columns: readonly Column<StaffErasureFragment>[] = [
  { id: 'requested', label: 'Requested', place: 'name', cell: ({ requestedAt }) => venueDateTime(requestedAt) },
  { id: 'by', label: 'By', place: 'line', cell: ({ requestedBy }) => requestedBy },
  {
    id: 'state',
    label: 'State',
    place: 'figure',
    cell: ({ complete }) => (
      <StateMark tone={complete ? 'good' : 'waiting'}>{complete ? 'Done' : 'In progress'}</StateMark>
    ),
  },
  { id: 'reports', label: 'Result', place: 'second', cell: reportsText },
];

/** The latest erasures, refetched every second while one is in progress. */
export function Erasures() {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(ErasuresDocument, {});
  const erasures = data?.erasures ?? undefined;
  const isWaiting = erasures?.some(({ complete }) => !complete) ?? false;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void reload(), pollMs);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);

  return (
    <AdminSection title="Erasures" busy={isLoading && erasures === undefined}>
      {hasFailed ? <ListFailed label="erasures" onRetry={() => void reload()} /> : null}
      {erasures === undefined && isLoading ? <ListLoading label="erasures" /> : null}
      {erasures?.length === 0 ? (
        <AdminSectionBody>
          <p>No requests yet.</p>
        </AdminSectionBody>
      ) : null}
      {erasures?.length ? (
        <AdminTable label="erasures" columns={columns} rows={erasures} keyOf={({ id }) => id} />
      ) : null}
    </AdminSection>
  );
}
