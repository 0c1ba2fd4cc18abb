import { Global, Module } from '@nestjs/common';
import { ContactModule } from './contact/contact.module.js';
import { AcknowledgementEmail, MessageForStaffEmail } from './contact/message-emails.js';
import { COMPOSERS, type EmailComposer } from './emails/composer.js';
import { ReceiptEmail } from './orders/receipt-email.js';
import { ReceiptsModule } from './orders/receipts.module.js';
import { InvitationEmail, PasswordResetEmail } from './staff/link-emails.js';
import { StaffLinksModule } from './staff/staff-links.module.js';
import { TicketEmail } from './tickets/ticket-email.js';
import { TicketsModule } from './tickets/tickets.module.js';
import { VisitLinksEmail } from './tickets/visit-links/visit-links-email.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';
import { WaitlistEmail } from './waitlist/waitlist-email.js';

/** The composers of all kinds of e-mail. Global, so that `emails/` does not import the kinds. */
@Global()
@Module({
  imports: [TicketsModule, ReceiptsModule, ContactModule, StaffLinksModule, WaitlistModule],
  providers: [
    {
      provide: COMPOSERS,
      inject: [
        TicketEmail,
        VisitLinksEmail,
        WaitlistEmail,
        ReceiptEmail,
        MessageForStaffEmail,
        AcknowledgementEmail,
        InvitationEmail,
        PasswordResetEmail,
      ],
      useFactory: (...composers: EmailComposer[]) => composers,
    },
  ],
  exports: [COMPOSERS],
})
export class ComposersModule {}
