import { staffActionRecorded } from '@hilltop/contracts/notifications/staff-action-recorded';
import { HouseDetails } from '@hilltop/platform/house/house-details.entity';
import { defineService } from '@hilltop/platform/service/define-service';
import { MIGRATIONS } from './database/migrations.js';
import { Email } from './emails/email.entity.js';
import { EmailSending } from './emails/email-sending.entity.js';
import { RecipientCount } from './emails/send-queued-emails/recipient-count.entity.js';
import { variables } from './env.js';
import { MailedReport } from './mailed-reports/mailed-report.entity.js';
import { ReportSchedule } from './mailed-reports/report-schedule.entity.js';
import { SealedPage } from './sealed-days/sealed-page.entity.js';

export const notificationsService = defineService({
  name: 'notifications',
  schema: new URL('../schema.graphql', import.meta.url),
  variables,
  retention: ({ EMAILS_KEPT_DAYS: keptDays }) => [
    { table: 'emails', expired: `created_at < $1 AND status <> 'queued'`, keptDays },
    { table: 'email_sendings', expired: 'sent_at < $1', keptDays },
    { table: 'sealed_pages', expired: 'sealed_at < $1', keptDays },
    { table: 'mailed_reports', expired: 'queued_at < $1', keptDays },
    { table: 'recipient_counts', expired: 'time_window < extract(epoch FROM $1::timestamptz) / 86400', keptDays: 2 },
  ],
  entities: [Email, EmailSending, RecipientCount, HouseDetails, SealedPage, ReportSchedule, MailedReport],
  migrations: MIGRATIONS,
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  auditGrants: {
    emails: ['SELECT (id, kind, about, status, given_up_for, created_at, resent_at, held_until, sent_at)'],
  },
  module: async () => (await import('./app.module.js')).AppModule,
});
