import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Module } from '@nestjs/common';
import type { Environment } from '../../env.js';
import { EmailsModule } from '../emails.module.js';
import { Mailer } from '../mailer.js';
import { EmailLimits } from './email-limits.js';
import { SENDERS, SendQueuedEmailsJob } from './send-queued-emails.job.js';
import { SendQueuedEmails } from './send-queued-emails.js';

/** Sends queued e-mails in the background. */
@Module({
  imports: [EmailsModule],
  providers: [
    {
      provide: Mailer,
      inject: [ENVIRONMENT],
      useFactory: ({ SMTP_URL, MAIL_FROM }: Environment) => new Mailer(SMTP_URL, MAIL_FROM, SENDERS),
    },
    EmailLimits,
    SendQueuedEmails,
    SendQueuedEmailsJob,
  ],
})
export class SendingModule {}
