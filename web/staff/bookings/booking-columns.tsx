import type { BookingSort, StaffBookingsQuery } from '../../generated/staff-operations.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { nameOf } from '../../kit/lib/names.js';
import { partyOr } from '../../kit/lib/tickets/ticket-words.js';
import { shortDate, venueToday } from '../../kit/lib/venue-dates.js';
import type { Column } from '../lists/column.js';
import { DetailsButton } from '../lists/row-button.js';
import { OnCard } from '../lists/row-details.js';
import type { OpenRows } from '../lists/use-open-rows.js';
import { DisputeMark } from '../records/disputes.js';
import { statusWords } from './booking-words.js';

export type StaffBooking = NonNullable<StaffBookingsQuery['bookings']>['bookings'][number];

/** With its year if it is not this year: a search finds bookings of every year. */
function dateInList(date: string): string {
  const year = date.slice(0, 4);
  return year === venueToday().slice(0, 4) ? shortDate(date) : `${shortDate(date)}, ${year}`;
}

export const bookingSorts: Readonly<Record<string, BookingSort>> = {
  start: 'START',
  guest: 'GUEST',
  tour: 'TOUR',
  guests: 'GUESTS',
  code: 'CODE',
};

/** Guides see no phone numbers (product.md §6). */
export function bookingColumns(openRows: OpenRows, isGuide: boolean): readonly Column<StaffBooking>[] {
  const columns: readonly Column<StaffBooking>[] = [
    {
      id: 'start',
      label: 'Start',
      place: 'line',
      cell: ({ tourDate, tourTime }) => `${dateInList(tourDate)}, ${tourTime}`,
    },
    { id: 'guest', label: 'Guest', place: 'name', cell: nameOf },
    { id: 'tour', label: 'Tour', place: 'line', cell: ({ tourName }) => tourName },
    {
      id: 'guests',
      label: 'Guests',
      place: 'figure',
      align: 'end',
      cell: (booking) =>
        partyOr(booking, '') || (
          <>
            {booking.guests}
            <OnCard> {booking.guests === 1 ? 'guest' : 'guests'}</OnCard>
          </>
        ),
    },
    {
      id: 'code',
      label: 'Code',
      place: 'line',
      whole: true,
      cell: ({ confirmationCode, status, disputes }) => (
        <>
          {status === 'confirmed' ? confirmationCode : `${confirmationCode}, ${statusWords[status].toLowerCase()}`}{' '}
          <DisputeMark of={disputes} />
        </>
      ),
    },
    {
      id: 'phone',
      label: 'Phone',
      place: 'line',
      whole: true,
      cell: ({ phone }) => <PhoneLink phone={phone} />,
    },
    {
      id: 'actions',
      label: 'Details',
      quiet: true,
      place: 'actions',
      cell: (booking) => (
        <DetailsButton id={booking.id} openRows={openRows} label="Details" of={`of ${nameOf(booking)}’s booking`} />
      ),
    },
  ];
  return columns.filter(({ id }) => !isGuide || id !== 'phone');
}
