import { EmailsLink, Facts, RowDetails } from '../../admin/lists/row-details.js';
import { guestName, type StaffBooking } from './booking-columns.js';

export function BookingDetails({ booking }: { readonly booking: StaffBooking }) {
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
      <EmailsLink id={booking.id} of={`${guestName(booking)}’s booking`} />
    </RowDetails>
  );
}
