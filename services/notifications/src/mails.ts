import { acknowledgementMail, messageForStaffMail } from './contact/message-emails.js';
import type { Mail } from './emails/mail.js';
import { groupForStaffMail, groupNewsMail } from './groups/group-emails.js';
import { groupDocumentMail, groupMoneyMail } from './groups/group-money-emails.js';
import { groupReminderMail } from './groups/group-reminder-email.js';
import { mailedReportMail } from './mailed-reports/mailed-report-email.js';
import { cancellationMail } from './orders/cancellation-email.js';
import { orderChangeMail } from './orders/order-change-email.js';
import { receiptMail } from './orders/receipt-email.js';
import { paymentLinkMail } from './payment-links/payment-link-email.js';
import { sealedDayMail } from './sealed-days/sealed-day-email.js';
import { codeRefusedMail, invitationMail, passwordResetMail } from './staff/account-emails.js';
import { afterVisitMail, visitReminderMail } from './tickets/reminders/reminder-emails.js';
import { ticketMail } from './tickets/ticket-email.js';
import { visitLinksMail } from './tickets/visit-links/visit-links-email.js';
import { voucherMail } from './vouchers/voucher-email.js';
import { waitlistMail } from './waitlist/waitlist-email.js';

/** Every mail that is sent. `infra/docs/mails.md` shows it, and a test compares the two. */
export const ALL_MAILS: readonly Mail[] = [
  ticketMail,
  visitLinksMail,
  visitReminderMail,
  afterVisitMail,
  waitlistMail,
  paymentLinkMail,
  receiptMail,
  cancellationMail,
  orderChangeMail,
  voucherMail,
  groupNewsMail,
  groupForStaffMail,
  groupDocumentMail,
  groupMoneyMail,
  groupReminderMail,
  messageForStaffMail,
  acknowledgementMail,
  invitationMail,
  passwordResetMail,
  codeRefusedMail,
  sealedDayMail,
  mailedReportMail,
];
