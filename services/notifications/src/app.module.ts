import { JobSignal } from '@hilltop/platform/async/job-signal';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { provideClient, SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { BooksClient, ContactClient, OrdersClient, StaffClient, VisitsClient } from './clients.js';
import { EmailRepository } from './emails/email.repository.js';
import { EmailAdminRepository } from './emails/email-admin.repository.js';
import { EmailReferenceResolver } from './emails/list-emails/email-reference.resolver.js';
import { ListEmailsResolver } from './emails/list-emails/list-emails.resolver.js';
import { MAILS } from './emails/mail.js';
import { MailHealthResolver } from './emails/mail-health/mail-health.resolver.js';
import { ReadMailHealth } from './emails/mail-health/read-mail-health.js';
import { Mailer } from './emails/mailer.js';
import { QueueMails } from './emails/queue-mails.js';
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
import { MailSources } from './mail-sources.js';
import { AddScheduleResolver } from './mailed-reports/add-schedule.resolver.js';
import { EndScheduleResolver } from './mailed-reports/end-schedule.resolver.js';
import { ListSchedulesResolver } from './mailed-reports/list-schedules.resolver.js';
import { QueueDueReportsJob } from './mailed-reports/queue-due-reports/queue-due-reports.job.js';
import { QueueDueReports } from './mailed-reports/queue-due-reports/queue-due-reports.js';
import { ReportReader } from './mailed-reports/report-reader.js';
import { ALL_MAILS } from './mails.js';
import { SUBSCRIPTIONS } from './subscriptions.js';
import { PreviewReminderResolver } from './tickets/reminders/preview-reminder.resolver.js';
import { TicketReader } from './tickets/ticket-reader.js';
import { VisitCalendarResolver } from './tickets/visit-calendar.resolver.js';

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

const queue = [
  MailSources,
  { provide: MAILS, useValue: ALL_MAILS },
  QueueMails,
  TicketReader,
  ReportReader,
  QueueDueReports,
  QueueDueReportsJob,
  EmailRepository,
  JobSignal,
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
  providers: [CurrentHouse, LearnHouseDetailsWhenChanged, ...clients, ...queue, ...api],
})
export class AppModule {}
