import { Module } from '@nestjs/common';
import { EmailAdminRepository } from './email-admin.repository.js';
import { EmailsModule } from './emails.module.js';
import { EmailReferenceResolver } from './list-emails/email-reference.resolver.js';
import { ListEmailsResolver } from './list-emails/list-emails.resolver.js';
import { MailHealthResolver } from './mail-health/mail-health.resolver.js';
import { ReadMailHealth } from './mail-health/read-mail-health.js';
import { Recipients } from './recipients.js';
import { ResendEmail } from './resend-email/resend-email.js';
import { ResendEmailResolver } from './resend-email/resend-email.resolver.js';
import { MailsLeftResolver } from './ticket-emails/mails-left.resolver.js';
import { TicketEmails } from './ticket-emails/ticket-emails.js';
import {
  BookingTicketEmailResolver,
  ClosureResolver,
  DisplacedPartyResolver,
} from './ticket-emails/ticket-emails.resolver.js';

/** The list of e-mails for staff, and resending. */
@Module({
  imports: [EmailsModule],
  providers: [
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
  ],
})
export class EmailAdminModule {}
