import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { messageReceived } from '@hilltop/contracts/contact/message-received';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { accountLinkIssued } from '@hilltop/contracts/staff/account-link-issued';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { MailMessageWhenReceived } from './contact/mail-message-when-received.js';
import { MailReceiptWhenOrderPlaced } from './orders/mail-receipt-when-order-placed.js';
import { MailLinkWhenIssued } from './staff/mail-link-when-issued.js';
import { MailTicketWhenBookingConfirmed } from './tickets/mail-ticket-when-booking-confirmed.js';

/** Everything that this service listens to. */
export const SUBSCRIPTIONS = [
  subscription({ event: bookingConfirmed, durable: 'notifications-ticket', react: MailTicketWhenBookingConfirmed }),
  subscription({ event: orderPlaced, durable: 'notifications-receipt', react: MailReceiptWhenOrderPlaced }),
  subscription({ event: messageReceived, durable: 'notifications-message', react: MailMessageWhenReceived }),
  subscription({ event: accountLinkIssued, durable: 'notifications-staff-link', react: MailLinkWhenIssued }),
];
