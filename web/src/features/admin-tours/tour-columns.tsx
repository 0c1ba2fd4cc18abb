import type { Column } from '../../admin/lists/column.js';
import { RowButton } from '../../admin/lists/row-button.js';
import type { StaffTourFragment } from '../../generated/staff-operations.js';
import { TOUR_TYPES } from '../../lib/tour-labels.js';
import { sizeWords, tourTypeLabel } from './tour-form.js';

/** Columns of the list of tours: name, type, price, duration, size, and what can be done. */
export function tourColumns(
  onEdit: (tour: StaffTourFragment) => void,
  onWithdraw: (tour: StaffTourFragment) => void,
): readonly Column<StaffTourFragment>[] {
  return [
    { id: 'name', label: 'Name', place: 'name', sortBy: ({ name }) => name, cell: ({ name }) => name },
    {
      id: 'type',
      label: 'Type',
      place: 'line',
      sortBy: ({ type }) => TOUR_TYPES.indexOf(type),
      cell: ({ type }) => tourTypeLabel(type),
    },
    {
      id: 'price',
      label: 'Price',
      place: 'figure',
      align: 'end',
      sortBy: ({ price }) => Number(price),
      cell: ({ price }) => `$${price}`,
    },
    {
      id: 'duration',
      label: 'Duration',
      place: 'line',
      sortBy: ({ durationMinutes }) => durationMinutes,
      cell: ({ duration }) => duration,
    },
    {
      id: 'size',
      label: 'Size',
      place: 'line',
      sortBy: ({ capacity }) => capacity,
      cell: (tour) => sizeWords(tour),
    },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (tour) => (
        <>
          <RowButton icon="edit" label="Edit" of={tour.name} onClick={() => onEdit(tour)} />
          <RowButton icon="remove" label="Withdraw" of={tour.name} onClick={() => onWithdraw(tour)} />
        </>
      ),
    },
  ];
}
