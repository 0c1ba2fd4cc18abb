import { JobSignal } from '@hilltop/platform/async/job-signal';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { provideClient, SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { BooksClient, ContactClient, OrdersClient, StaffClient, VisitsClient } from './clients.js';
import { MailMessageWhenReceived } from './contact/mail-message-when-received.js';
import { AcknowledgementEmail, MessageForStaffEmail } from './contact/message-emails.js';
import { COMPOSERS, type EmailComposer } from './emails/composer.js';
import { EmailRepository } from './emails/email.repository.js';
import { EmailAdminRepository } from './emails/email-admin.repository.js';
import { EmailReferenceResolver } from './emails/list-emails/email-reference.resolver.js';
import { ListEmailsResolver } from './emails/list-emails/list-emails.resolver.js';
import { MailHealthResolver } from './emails/mail-health/mail-health.resolver.js';
import { ReadMailHealth } from './emails/mail-health/read-mail-health.js';
import { Mailer } from './emails/mailer.js';
import { Recipients } from './emails/recipients.js';
import { ResendEmail } from './emails/resend-email/resend-email.js';
import { ResendEmailResolver } from './emails/resend-email/resend-email.resolver.js';
import { EmailLimits } from './emails/send-queued-emails/email-limits.js';
import { SENDERS, SendQueuedEmailsJob } from './emails/send-queued-emails/send-queued-emails.job.js';
import { SendQueuedEmails } from './emails/send-queued-emails/send-queued-emails.js';
import { MailsLeftResolver } from './emails/ticket-emails/mails-left.resolver.js';
import { TicketEmails } from './emails/ticket-emails/ticket-emails.js';
import {
  BookingTicketEmailResolver,
  ClosureResolver,
  DisplacedPartyResolver,
} from './emails/ticket-emails/ticket-emails.resolver.js';
import type { Environment } from './env.js';
import { CurrentHouse } from './house/house.js';
import { AddScheduleResolver } from './mailed-reports/add-schedule.resolver.js';
import { EndScheduleResolver } from './mailed-reports/end-schedule.resolver.js';
import { ListSchedulesResolver } from './mailed-reports/list-schedules.resolver.js';
import { MailedReportEmail } from './mailed-reports/mailed-report-email.js';
import { QueueDueReportsJob } from './mailed-reports/queue-due-reports/queue-due-reports.job.js';
import { QueueDueReports } from './mailed-reports/queue-due-reports/queue-due-reports.js';
import { ReportReader } from './mailed-reports/report-reader.js';
import { CancellationEmail } from './orders/cancellation-email.js';
import { MailCancellationWhenLineCancelled } from './orders/mail-cancellation-when-line-cancelled.js';
import { MailChangeOfOrder } from './orders/mail-change-of-order.js';
import { MailReceiptWhenOrderPlaced } from './orders/mail-receipt-when-order-placed.js';
import { OrderChangeEmail } from './orders/order-change-email.js';
import { ReceiptEmail } from './orders/receipt-email.js';
import { MailPaymentLink } from './payment-links/mail-payment-link.js';
import { PaymentLinkEmail } from './payment-links/payment-link-email.js';
import { MailSealedDay } from './sealed-days/mail-sealed-day.js';
import { SealedDayEmail } from './sealed-days/sealed-day-email.js';
import { CodeRefusedEmail, MailWhenCodeRefused } from './staff/code-refused-email.js';
import { InvitationEmail, PasswordResetEmail } from './staff/link-emails.js';
import { MailLinkWhenIssued } from './staff/mail-link-when-issued.js';
import { SUBSCRIPTIONS } from './subscriptions.js';
import { MailTicketAgain } from './tickets/mail-ticket-again.js';
import { MailTicketWhenBookingConfirmed } from './tickets/mail-ticket-when-booking-confirmed.js';
import { MailReminder } from './tickets/reminders/mail-reminder.js';
import { PreviewReminderResolver } from './tickets/reminders/preview-reminder.resolver.js';
import { AfterVisitEmail, VisitReminderEmail } from './tickets/reminders/reminder-emails.js';
import { TicketEmail } from './tickets/ticket-email.js';
import { VisitCalendarResolver } from './tickets/visit-calendar.resolver.js';
import { MailVisitLinks } from './tickets/visit-links/mail-visit-links.js';
import { VisitLinksEmail } from './tickets/visit-links/visit-links-email.js';
import { MailVoucherWhenDue } from './vouchers/mail-voucher-when-due.js';
import { VoucherEmail } from './vouchers/voucher-email.js';
import { MailWaitlistNotice } from './waitlist/mail-waitlist-notice.js';
import { WaitlistEmail } from './waitlist/waitlist-email.js';

/** A report adds up many rows: as long as the gateway waits for one. */
const deadlineMs = 10_000;
const caller = 'notifications';

const clients = [
  provideClient(SubgraphClient, { caller, audience: 'bookings', urls: 'BOOKINGS_URLS' }),
  provideClient(OrdersClient, { caller, audience: 'orders', urls: 'ORDERS_URLS' }),
  provideClient(ContactClient, { caller, audience: 'contact', urls: 'CONTACT_URLS' }),
  provideClient(StaffClient, { caller, audience: 'staff', urls: 'STAFF_URLS' }),
  provideClient(BooksClient, { caller, audience: 'ledger', urls: 'LEDGER_URLS', deadlineMs }),
  provideClient(VisitsClient, { caller, audience: 'bookings', urls: 'BOOKINGS_URLS', deadlineMs }),
];

const composers = [
  TicketEmail,
  VisitLinksEmail,
  VisitReminderEmail,
  AfterVisitEmail,
  WaitlistEmail,
  PaymentLinkEmail,
  ReceiptEmail,
  CancellationEmail,
  OrderChangeEmail,
  VoucherEmail,
  MessageForStaffEmail,
  AcknowledgementEmail,
  InvitationEmail,
  PasswordResetEmail,
  CodeRefusedEmail,
  SealedDayEmail,
  MailedReportEmail,
];

const causes = [
  MailTicketWhenBookingConfirmed,
  MailTicketAgain,
  MailVisitLinks,
  MailReminder,
  MailWaitlistNotice,
  MailPaymentLink,
  MailReceiptWhenOrderPlaced,
  MailCancellationWhenLineCancelled,
  MailChangeOfOrder,
  MailVoucherWhenDue,
  MailMessageWhenReceived,
  MailLinkWhenIssued,
  MailWhenCodeRefused,
  MailSealedDay,
  ReportReader,
  QueueDueReports,
  QueueDueReportsJob,
];

const queue = [
  EmailRepository,
  JobSignal,
  { provide: COMPOSERS, inject: composers, useFactory: (...all: EmailComposer[]) => all },
  {
    provide: Mailer,
    inject: [ENVIRONMENT],
    useFactory: ({ SMTP_URL, MAIL_FROM }: Environment) => new Mailer(SMTP_URL, MAIL_FROM, SENDERS),
  },
  EmailLimits,
  SendQueuedEmails,
  SendQueuedEmailsJob,
];

const api = [
  EmailAdminRepository,
  Recipients,
  ListEmailsResolver,
  EmailReferenceResolver,
  ReadMailHealth,
  MailHealthResolver,
  ResendEmail,
  ResendEmailResolver,
  TicketEmails,
  BookingTicketEmailResolver,
  MailsLeftResolver,
  DisplacedPartyResolver,
  ClosureResolver,
  PreviewReminderResolver,
  VisitCalendarResolver,
  AddScheduleResolver,
  EndScheduleResolver,
  ListSchedulesResolver,
];

@Module({
  imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS })],
  providers: [CurrentHouse, LearnHouseDetailsWhenChanged, ...clients, ...composers, ...causes, ...queue, ...api],
})
export class AppModule {}
