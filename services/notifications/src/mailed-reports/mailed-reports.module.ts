import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import type { Environment } from '../env.js';
import { StaffLinksModule } from '../staff/staff-links.module.js';
import { AddScheduleResolver } from './add-schedule/add-schedule.resolver.js';
import { EndScheduleResolver } from './end-schedule/end-schedule.resolver.js';
import { ListSchedulesResolver } from './list-schedules/list-schedules.resolver.js';
import { MailedReportEmail } from './mailed-report-email.js';
import { QueueDueReportsJob } from './queue-due-reports/queue-due-reports.job.js';
import { QueueDueReports } from './queue-due-reports/queue-due-reports.js';
import { BooksClient, ReportReader, VisitsClient } from './report-reader.js';

/** A report adds up many rows: as long as the gateway waits for one, in milliseconds. */
const DEADLINE_MS = 10_000;

/** Files of reports, mailed on a day of each week or month. */
@Module({
  imports: [EmailsModule, StaffLinksModule],
  providers: [
    {
      provide: BooksClient,
      inject: [ENVIRONMENT],
      useFactory: ({ LEDGER_URLS: urls, IDENTITY_PRIVATE_KEY: key }: Environment) =>
        new BooksClient({ audience: 'ledger', urls, key: signingKey('notifications', key), deadlineMs: DEADLINE_MS }),
    },
    {
      provide: VisitsClient,
      inject: [ENVIRONMENT],
      useFactory: ({ BOOKINGS_URLS: urls, IDENTITY_PRIVATE_KEY: key }: Environment) =>
        new VisitsClient({
          audience: 'bookings',
          urls,
          key: signingKey('notifications', key),
          deadlineMs: DEADLINE_MS,
        }),
    },
    ReportReader,
    MailedReportEmail,
    QueueDueReports,
    QueueDueReportsJob,
    AddScheduleResolver,
    EndScheduleResolver,
    ListSchedulesResolver,
  ],
  exports: [MailedReportEmail],
})
export class MailedReportsModule {}
