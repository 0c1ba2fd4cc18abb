import { EmailsLink, Facts, RowDetails } from '../../admin/lists/row-details.js';
import { BookingAccount } from './booking-account.js';
import { guestName, type StaffBooking } from './booking-columns.js';

interface BookingDetailsProps {
  readonly booking: StaffBooking;
  /** Guides see no amounts and no e-mails (product.md §6). */
  readonly isGuide: boolean;
}

export function BookingDetails({ booking, isGuide }: BookingDetailsProps) {
  const hasFood = booking.foodOrderPlatform !== 'none';
  const facts: readonly (readonly [string, string])[] = [
    ['E-mail', booking.email],
    ['Paid', isGuide ? '' : `$${booking.totalAmount}`],
    ['Special requests', booking.specialRequests ?? ''],
    ['Notes', booking.additionalNotes ?? ''],
    ['Food', hasFood ? `${booking.foodOrderRestaurant ?? ''}: ${booking.foodOrderDetails ?? ''}` : ''],
    [
      'Food arrives',
      hasFood ? `${booking.foodDeliveryTime ?? ''}${isGuide ? '' : `, $${booking.foodOrderTotal}`}` : '',
    ],
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
      {isGuide ? null : <BookingAccount id={booking.id} guest={guestName(booking)} />}
      {isGuide ? null : <EmailsLink id={booking.id} of={`${guestName(booking)}’s booking`} />}
    </RowDetails>
  );
}
