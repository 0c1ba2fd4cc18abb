import { AdminSection } from '../../admin/layout/admin-section.js';
import { AdminTable } from '../../admin/lists/admin-table.js';
import type { Column } from '../../admin/lists/column.js';
import type { ConflictFactsFragment } from '../../generated/staff-operations.js';
import { venueClockTime } from '../../lib/venue-dates.js';
import { conflictWords, outcomeWords } from './conflict-words.js';
import { StaffName } from './staff-name.js';

const columns: readonly Column<ConflictFactsFragment>[] = [
  {
    id: 'when',
    label: 'When',
    place: 'second',
    whole: true,
    cell: ({ settledAt }) => (settledAt ? venueClockTime(settledAt) : ''),
  },
  {
    id: 'what',
    label: 'What',
    place: 'name',
    cell: (conflict) => (
      <>
        {conflictWords(conflict)}
        {conflict.booking ? <small>{conflict.booking.confirmationCode}</small> : null}
      </>
    ),
  },
  { id: 'how', label: 'How', place: 'line', cell: outcomeWords },
  { id: 'who', label: 'Who', place: 'line', cell: ({ settledBy }) => <StaffName id={settledBy} /> },
];

/** What was settled today, the last one first. */
export function SettledSection({ settled }: { readonly settled: readonly ConflictFactsFragment[] }) {
  return (
    <AdminSection title="Settled today">
      <AdminTable label="settled conflicts" columns={columns} rows={settled} keyOf={({ id }) => id} />
    </AdminSection>
  );
}
