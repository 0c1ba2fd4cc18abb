import type { BookingSort, StaffBookingsQuery } from '../../../generated/staff-operations.js';
import type { Column } from '../lists/column.js';
import { OnCard } from '../lists/on-card.js';
import { RowButton } from '../lists/row-button.js';
import { shortDate } from './desk-dates.js';

export type StaffBooking = NonNullable<StaffBookingsQuery['bookings']>['bookings'][number];

export const guestOf = ({ firstName, lastName }: StaffBooking): string => `${firstName} ${lastName}`;

/** Columns that the server sorts by. */
export const bookingSorts: Readonly<Record<string, BookingSort>> = {
  start: 'START',
  guest: 'GUEST',
  tour: 'TOUR',
  guests: 'GUESTS',
  code: 'CODE',
};

/** Columns of the list of bookings. */
export const bookingColumns = (
  isOpen: (id: string) => boolean,
  onToggle: (id: string) => void,
): readonly Column<StaffBooking>[] => [
  {
    id: 'start',
    label: 'Start',
    place: 'line',
    cell: ({ tourDate, tourTime }) => `${shortDate(tourDate)}, ${tourTime}`,
  },
  {
    id: 'guest',
    label: 'Guest',
    place: 'name',
    cell: (booking) => guestOf(booking),
  },
  { id: 'tour', label: 'Tour', place: 'line', cell: ({ tourName }) => tourName },
  {
    id: 'guests',
    label: 'Guests',
    place: 'figure',
    align: 'end',
    cell: ({ groupSize }) => (
      <>
        {groupSize}
        <OnCard> {groupSize === 1 ? 'guest' : 'guests'}</OnCard>
      </>
    ),
  },
  {
    id: 'code',
    label: 'Code',
    place: 'line',
    whole: true,
    cell: ({ confirmationCode }) => confirmationCode,
  },
  {
    id: 'phone',
    label: 'Phone',
    place: 'line',
    whole: true,
    cell: ({ phone }) => <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>,
  },
  {
    id: 'actions',
    label: 'More of it',
    quiet: true,
    place: 'actions',
    cell: (booking) => (
      <RowButton
        icon={isOpen(booking.id) ? 'open' : 'shut'}
        label="Details"
        of={`of ${guestOf(booking)}’s booking`}
        expanded={isOpen(booking.id)}
        onClick={() => onToggle(booking.id)}
      />
    ),
  },
];
