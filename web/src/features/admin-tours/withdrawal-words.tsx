import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { type StaffTourFragment, ToursBookingsAheadDocument } from '../../generated/staff-operations.js';
import { tourTypeLabel } from './tour-form.js';

/** What withdrawing a tour means for those who have booked it (product.md §4). */
export function WithdrawalWords({ tour }: { readonly tour: StaffTourFragment }) {
  const { data, isLoading } = useAdminQuery(ToursBookingsAheadDocument, { tourId: tour.id });
  return (
    <>
      {tour.name}, {tourTypeLabel(tour.type)}, ${tour.price}. Nobody can book it any more.{' '}
      <b role="status">{isLoading ? 'Counting what is booked...' : bookedText(data?.bookingsAhead)}</b>
    </>
  );
}

/** @param ahead what is booked; nullish where nobody could say */
export function bookedText(ahead: { readonly bookings: number; readonly guests: number } | null | undefined): string {
  if (!ahead) return 'How much of it is booked could not be counted. What is booked stays valid.';
  const { bookings, guests } = ahead;
  if (bookings === 0) return 'Nothing of it is booked.';
  const parties = bookings === 1 ? '1 booking' : `${bookings} bookings`;
  const people = guests === 1 ? '1 guest' : `${guests} guests`;
  return `${parties} of ${people} ${bookings === 1 ? 'stays' : 'stay'} valid: they are still expected.`;
}
