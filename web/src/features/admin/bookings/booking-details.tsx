import { EmailsLink } from '../lists/emails-link.js';
import { Facts, RowDetails } from '../lists/row-details.js';
import { guestOf, type StaffBooking } from './booking-columns.js';

/** What one wants to know of a party besides when it comes. */
export const BookingDetails = ({ booking }: { readonly booking: StaffBooking }) => {
  const hasFood = booking.foodOrderPlatform !== 'none';
  const facts: readonly (readonly [string, string])[] = [
    ['E-mail', booking.email],
    ['Paid', `$${booking.totalAmount}`],
    ['Special requests', booking.specialRequests ?? ''],
    ['Notes', booking.additionalNotes ?? ''],
    ['Food', hasFood ? `${booking.foodOrderRestaurant ?? ''}: ${booking.foodOrderDetails ?? ''}` : ''],
    ['Food arrives', hasFood ? `${booking.foodDeliveryTime ?? ''}, $${booking.foodOrderTotal}` : ''],
  ];
  return (
    <RowDetails>
      <Facts>
        {facts
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            <div key={term} style={{ display: 'contents' }}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      <EmailsLink id={booking.id} of={`${guestOf(booking)}’s booking`} />
    </RowDetails>
  );
};
