import type { ReactNode } from 'react';
import type { Column } from '../../admin/lists/column.js';
import { TextLink } from '../../design/type/text-link.js';
import type { RecordedActionFragment, StaffActionSort } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { actionWords, changesWords, targetWords } from './action-words.js';

/** The column that the server sorts by. */
export const recordSorts: Readonly<Record<string, StaffActionSort>> = { when: 'TIME' };

function targetCell(action: RecordedActionFragment): ReactNode {
  const { targetType, targetName } = action;
  if (targetType !== 'booking' || targetName === null) return targetWords(action);
  return <TextLink to={`/admin/bookings/${targetName}`}>{targetName}</TextLink>;
}

export const recordColumns: readonly Column<RecordedActionFragment>[] = [
  { id: 'when', label: 'When', place: 'line', whole: true, cell: ({ at }) => venueDateTime(at) },
  {
    id: 'who',
    label: 'Who',
    place: 'line',
    cell: ({ staffName, staffRole }) => `${staffName ?? 'Someone without an account'}, ${staffRole.toLowerCase()}`,
  },
  { id: 'what', label: 'What', place: 'name', cell: ({ action }) => actionWords(action) },
  { id: 'on', label: 'On', place: 'second', cell: targetCell },
  { id: 'details', label: 'Details', place: 'second', cell: ({ changes }) => changesWords(changes) },
];
