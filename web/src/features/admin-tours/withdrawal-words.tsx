import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { type StaffTourFragment, ToursBookingsAheadDocument } from '../../generated/staff-operations.js';
import { tourTypeLabel } from './tour-form.js';

/** What withdrawing a tour means for those who have booked it (product.md §4). */
export function WithdrawalWords({ tour }: { readonly tour: StaffTourFragment }) {
  const { data, isLoading } = useAdminQuery(ToursBookingsAheadDocument, { tourId: tour.id });
  return (
    <>
      {tour.name}, {tourTypeLabel(tour.type)}, ${tour.price}. It can no longer be booked.{' '}
      <b role="status">{isLoading ? 'Counting bookings...' : bookedText(data?.bookingsAhead)}</b>
    </>
  );
}

/** @param ahead what is booked; nullish where nobody could say */
export function bookedText(ahead: { readonly bookings: number; readonly guests: number } | null | undefined): string {
  if (!ahead) return 'The bookings could not be counted. Existing bookings stay valid.';
  const { bookings, guests } = ahead;
  if (bookings === 0) return 'It has no bookings.';
  const parties = bookings === 1 ? '1 booking' : `${bookings} bookings`;
  const people = guests === 1 ? '1 guest' : `${guests} guests`;
  return `${parties} of ${people} ${bookings === 1 ? 'stays' : 'stay'} valid: they are still expected.`;
}
