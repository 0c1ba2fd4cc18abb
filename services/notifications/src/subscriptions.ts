import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { bookingDisplaced } from '@hilltop/contracts/bookings/booking-displaced';
import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { bookingRestored } from '@hilltop/contracts/bookings/booking-restored';
import { foodChanged } from '@hilltop/contracts/bookings/food-changed';
import { partyChanged } from '@hilltop/contracts/bookings/party-changed';
import { paymentLinkSent } from '@hilltop/contracts/bookings/payment-link-sent';
import { reminderDue } from '@hilltop/contracts/bookings/reminder-due';
import { seatsOffered } from '@hilltop/contracts/bookings/seats-offered';
import { visitLinksRequested } from '@hilltop/contracts/bookings/visit-links-requested';
import { waitlistJoined } from '@hilltop/contracts/bookings/waitlist-joined';
import { waitlistUpdated } from '@hilltop/contracts/bookings/waitlist-updated';
import { messageReceived } from '@hilltop/contracts/contact/message-received';
import { contentChanged } from '@hilltop/contracts/content/content-changed';
import { daySealed } from '@hilltop/contracts/ledger/day-sealed';
import { orderChanged } from '@hilltop/contracts/orders/order-changed';
import { orderLineCancelled } from '@hilltop/contracts/orders/order-line-cancelled';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { voucherDue } from '@hilltop/contracts/orders/voucher-due';
import { accountLinkIssued } from '@hilltop/contracts/staff/account-link-issued';
import { signInCodeRefused } from '@hilltop/contracts/staff/sign-in-code-refused';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { MailMessageWhenReceived } from './contact/mail-message-when-received.js';
import { MailCancellationWhenLineCancelled } from './orders/mail-cancellation-when-line-cancelled.js';
import { MailChangeOfOrder } from './orders/mail-change-of-order.js';
import { MailReceiptWhenOrderPlaced } from './orders/mail-receipt-when-order-placed.js';
import { MailPaymentLink } from './payment-links/mail-payment-link.js';
import { MailSealedDay } from './sealed-days/mail-sealed-day.js';
import { MailWhenCodeRefused } from './staff/code-refused-email.js';
import { MailLinkWhenIssued } from './staff/mail-link-when-issued.js';
import { MailTicketAgain } from './tickets/mail-ticket-again.js';
import { MailTicketWhenBookingConfirmed } from './tickets/mail-ticket-when-booking-confirmed.js';
import { MailReminder } from './tickets/reminders/mail-reminder.js';
import { MailVisitLinks } from './tickets/visit-links/mail-visit-links.js';
import { MailVoucherWhenDue } from './vouchers/mail-voucher-when-due.js';
import { MailWaitlistNotice } from './waitlist/mail-waitlist-notice.js';

export const SUBSCRIPTIONS = [
  subscription({ event: bookingConfirmed, durable: 'notifications-ticket', react: MailTicketWhenBookingConfirmed }),
  subscription({ event: bookingMoved, durable: 'notifications-ticket-moved', react: MailTicketAgain }),
  subscription({ event: partyChanged, durable: 'notifications-ticket-party', react: MailTicketAgain }),
  subscription({ event: foodChanged, durable: 'notifications-ticket-food', react: MailTicketAgain }),
  subscription({ event: bookingCancelled, durable: 'notifications-ticket-cancelled', react: MailTicketAgain }),
  subscription({ event: bookingDisplaced, durable: 'notifications-ticket-displaced', react: MailTicketAgain }),
  subscription({ event: bookingRestored, durable: 'notifications-ticket-restored', react: MailTicketAgain }),
  subscription({ event: bookingLinkRequested, durable: 'notifications-ticket-asked-for', react: MailTicketAgain }),
  subscription({ event: visitLinksRequested, durable: 'notifications-visit-links', react: MailVisitLinks }),
  subscription({ event: reminderDue, durable: 'notifications-reminder', react: MailReminder }),
  subscription({ event: waitlistJoined, durable: 'notifications-waitlist-joined', react: MailWaitlistNotice }),
  subscription({ event: seatsOffered, durable: 'notifications-seats-offered', react: MailWaitlistNotice }),
  subscription({ event: waitlistUpdated, durable: 'notifications-waitlist-updated', react: MailWaitlistNotice }),
  subscription({ event: paymentLinkSent, durable: 'notifications-payment-link', react: MailPaymentLink }),
  subscription({ event: orderPlaced, durable: 'notifications-receipt', react: MailReceiptWhenOrderPlaced }),
  subscription({
    event: orderLineCancelled,
    durable: 'notifications-order-cancellation',
    react: MailCancellationWhenLineCancelled,
  }),
  subscription({ event: orderChanged, durable: 'notifications-order-change', react: MailChangeOfOrder }),
  subscription({ event: voucherDue, durable: 'notifications-voucher', react: MailVoucherWhenDue }),
  subscription({ event: messageReceived, durable: 'notifications-message', react: MailMessageWhenReceived }),
  subscription({ event: accountLinkIssued, durable: 'notifications-staff-link', react: MailLinkWhenIssued }),
  subscription({ event: signInCodeRefused, durable: 'notifications-staff-code-refused', react: MailWhenCodeRefused }),
  subscription({ event: daySealed, durable: 'notifications-sealed-day', react: MailSealedDay }),
  subscription({ event: contentChanged, durable: 'notifications-house', react: LearnHouseDetailsWhenChanged }),
];
