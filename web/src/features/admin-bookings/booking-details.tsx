import { Facts, RowDetails } from '../../admin/lists/row-details.js';
import { ToolLink } from '../../design/controls/tool-link.js';
import { guestName, type StaffBooking } from './booking-columns.js';
import { bookingFacts } from './booking-facts.js';
import { DoorPaymentForm } from './door-payment-form.js';

interface BookingDetailsProps {
  readonly booking: StaffBooking;
  /** Guides see no amounts and no page of a booking (product.md §6). */
  readonly isGuide: boolean;
}

/** Below the row of a booking: what the desk needs at a glance, and the way to its page. */
export function BookingDetails({ booking, isGuide }: BookingDetailsProps) {
  const paid: readonly (readonly [string, string])[] = isGuide
    ? []
    : [[booking.paymentStatus === 'paid' ? 'Paid' : 'Price', `$${booking.totalAmount}`]];
  const toPay: readonly (readonly [string, string])[] =
    booking.toPay === '0.00' ? [] : [['To pay at the door', `$${booking.toPay}`]];
  return (
    <RowDetails>
      <Facts>
        {[['E-mail', booking.email] as const, ...paid, ...toPay, ...bookingFacts(booking, isGuide)]
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            <div key={term} style={{ display: 'contents' }}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      {booking.toPay === '0.00' ? null : <DoorPaymentForm booking={booking} />}
      {isGuide ? null : (
        <div>
          <ToolLink to={`/admin/bookings/${booking.confirmationCode}`}>Open {guestName(booking)}’s booking</ToolLink>
        </div>
      )}
    </RowDetails>
  );
}
