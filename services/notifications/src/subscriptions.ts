import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { subscription } from '@hilltop/platform/inbox/subscription';
import { MailTicketWhenBookingConfirmed } from './tickets/mail-ticket-when-booking-confirmed.js';

/** Everything that this service listens to. */
export const SUBSCRIPTIONS = [
  subscription({ event: bookingConfirmed, durable: 'notifications-ticket', react: MailTicketWhenBookingConfirmed }),
];
