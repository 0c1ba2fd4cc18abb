import { useState } from 'react';
import {
  CreateTourDocument,
  type StaffTourFragment,
  StaffToursDocument,
  ToursBookingsAheadDocument,
  TourTimesDocument,
  type TourTimesQuery,
  UpdateTourDocument,
  WithdrawTourDocument,
} from '../../generated/staff-operations.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminList } from '../lists/admin-list.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { useWholeList } from '../lists/use-whole-list.js';
import { CreationForm } from '../records/creation-form.js';
import { EditDialog } from '../records/edit-dialog.js';
import { WithdrawalDialog } from '../records/withdrawal-dialog.js';
import { tourKind } from './tour-fields.js';
import { sizeWords, tourTypeLabel } from './tour-form.js';

const lists = [StaffToursDocument];

function searchTexts({ name, type, description, duration }: StaffTourFragment): readonly string[] {
  return [name, tourTypeLabel(type), description, duration];
}

export function ToursTab() {
  const query = useAdminQuery(StaffToursDocument, {});
  const times = useAdminQuery(TourTimesDocument, {});
  const warnings = tourWarnings(query.data?.tours ?? [], times.data?.houseCalendar);
  const create = useAdminMutation(CreateTourDocument, lists);
  const update = useAdminMutation(UpdateTourDocument, lists);
  const withdraw = useAdminMutation(WithdrawTourDocument, lists);
  const [edited, setEdited] = useState<StaffTourFragment>();
  const [withdrawn, setWithdrawn] = useState<StaffTourFragment>();
  const columns = tourColumns(setEdited, setWithdrawn);
  const view = useWholeList(query, ({ tours }) => tours, columns, searchTexts, {
    column: 'type',
    direction: 'ascending',
  });

  return (
    <AdminColumns data-form="">
      <CreationForm kind={tourKind} create={(input) => create({ input })} />
      <AdminList
        title="Existing Tours"
        label="tours"
        searches="Search tours"
        empty="No tours yet. New tours appear here and on the tours page."
        view={view}
        columns={columns}
        note={warnings.map((warning) => <Notice key={warning} title={warning} />)}
        keyOf={({ id }) => id}
      />
      <EditDialog
        kind={tourKind}
        row={edited}
        update={({ type: _, ...input }, version) => update({ id: edited?.id ?? '', version, input })}
        onClose={() => setEdited(undefined)}
      />
      {withdrawn ? (
        <WithdrawalDialog
          key={withdrawn.id}
          name="tour"
          row={withdrawn}
          withdraw={({ id, version }) => withdraw({ id, version })}
          result="no longer offered"
          onClose={() => setWithdrawn(undefined)}
        >
          {(tour) => <WithdrawalWords tour={tour} />}
        </WithdrawalDialog>
      ) : null}
    </AdminColumns>
  );
}

/** What would confuse visitors: tours with equal names, and a calendar without bookable times. */
export function tourWarnings(
  tours: readonly Pick<StaffTourFragment, 'name'>[],
  times: TourTimesQuery['houseCalendar'] | undefined,
): readonly string[] {
  const names = tours.map(({ name }) => name.trim().toLowerCase());
  const twice = tours.filter(({ name }, place) => names.indexOf(name.trim().toLowerCase()) < place);
  const isEmpty =
    times && tours.length > 0 && [...times.week, ...times.specialDays].every(({ starts }) => starts.length === 0);
  return [
    ...new Set(twice.map(({ name }) => `Two tours are called “${name}”. Visitors cannot tell them apart.`)),
    ...(isEmpty
      ? ['The calendar has no start times, so none of these tours can be booked. Set hours in Calendar.']
      : []),
  ];
}

/** What withdrawing a tour means for those who booked it (product.md §4). */
export function WithdrawalWords({ tour }: { readonly tour: StaffTourFragment }) {
  const { data, isLoading } = useAdminQuery(ToursBookingsAheadDocument, { tourId: tour.id });
  return (
    <>
      {tour.name}, {tourTypeLabel(tour.type)}, ${tour.price}. It can no longer be booked.{' '}
      <b role="status">{isLoading ? 'Counting bookings...' : bookedText(data?.bookingsAhead)}</b>
    </>
  );
}

/** @param ahead bookings to come; nullish if unknown */
export function bookedText(ahead: { readonly bookings: number; readonly guests: number } | null | undefined): string {
  if (!ahead) return 'The bookings could not be counted. Existing bookings stay valid.';
  const { bookings, guests } = ahead;
  if (bookings === 0) return 'It has no bookings.';
  return `${counted(bookings, 'booking')} of ${counted(guests, 'guest')} ${bookings === 1 ? 'stays' : 'stay'} valid: they are still expected.`;
}

function tourColumns(
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
