import { Module } from '@nestjs/common';
import { ContactModule } from '../../contact/contact.module.js';
import { AcknowledgementEmail, MessageForStaffEmail } from '../../contact/message-emails.js';
import { ENVIRONMENT, type Environment } from '../../env.js';
import { ReceiptEmail } from '../../orders/receipt-email.js';
import { ReceiptsModule } from '../../orders/receipts.module.js';
import { TicketEmail } from '../../tickets/ticket-email.js';
import { TicketsModule } from '../../tickets/tickets.module.js';
import { COMPOSERS, type EmailComposer } from '../composer.js';
import { EmailsModule } from '../emails.module.js';
import { Mailer } from '../mailer.js';
import { SENDERS, SendQueuedEmailsJob } from './send-queued-emails.job.js';
import { SendQueuedEmails } from './send-queued-emails.js';

/** Brings the composers of all kinds to the one that sends. */
@Module({
  imports: [EmailsModule, TicketsModule, ReceiptsModule, ContactModule],
  providers: [
    {
      provide: Mailer,
      inject: [ENVIRONMENT],
      useFactory: ({ SMTP_URL, MAIL_FROM }: Environment) => new Mailer(SMTP_URL, MAIL_FROM, SENDERS),
    },
    {
      provide: COMPOSERS,
      inject: [TicketEmail, ReceiptEmail, MessageForStaffEmail, AcknowledgementEmail],
      useFactory: (...composers: EmailComposer[]) => composers,
    },
    SendQueuedEmails,
    SendQueuedEmailsJob,
  ],
})
export class SendingModule {}
