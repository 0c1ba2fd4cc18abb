import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { ConflictsOfDayDocument } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { ConflictCard } from './conflict-card.js';

/** Where phones at the door disagree, for a person to settle, and which phones sent scans. @param date YYYY-MM-DD */
export function ConflictsSection({ date }: { readonly date: string }) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(ConflictsOfDayDocument, { date });
  const day = data?.doorDay;
  const open = day?.conflicts.filter(({ settledAt }) => settledAt === null) ?? [];
  return (
    <AdminSection title={`To settle (${open.length})`} busy={isLoading}>
      {hasFailed ? <ListFailed label="conflicts" onRetry={() => void reload()} /> : null}
      {day == null && isLoading ? <ListLoading label="conflicts" /> : null}
      {open.map((conflict) => (
        <ConflictCard key={conflict.id} conflict={conflict} />
      ))}
      {day == null ? null : (
        <AdminSectionBody>
          {open.length === 0 ? <p>All phones agree.</p> : null}
          <ul>
            {day.phones.map(({ deviceId, scans, seenAt, clockOffsetMs }) => (
              <li key={deviceId}>
                {deviceId}: {scans} scans, last heard of {venueDateTime(seenAt)}
                {Math.abs(clockOffsetMs) > 120_000
                  ? `, clock ${Math.round(Math.abs(clockOffsetMs) / 60_000)} min off`
                  : ''}
              </li>
            ))}
          </ul>
        </AdminSectionBody>
      )}
    </AdminSection>
  );
}
