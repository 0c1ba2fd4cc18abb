import { Global, Module } from '@nestjs/common';
import { ContactModule } from './contact/contact.module.js';
import { AcknowledgementEmail, MessageForStaffEmail } from './contact/message-emails.js';
import { COMPOSERS, type EmailComposer } from './emails/composer.js';
import { MailedReportEmail } from './mailed-reports/mailed-report-email.js';
import { MailedReportsModule } from './mailed-reports/mailed-reports.module.js';
import { CancellationEmail } from './orders/cancellation-email.js';
import { ReceiptEmail } from './orders/receipt-email.js';
import { ReceiptsModule } from './orders/receipts.module.js';
import { PaymentLinkEmail } from './payment-links/payment-link-email.js';
import { PaymentLinksModule } from './payment-links/payment-links.module.js';
import { SealedDayEmail } from './sealed-days/sealed-day-email.js';
import { SealedDaysModule } from './sealed-days/sealed-days.module.js';
import { InvitationEmail, PasswordResetEmail } from './staff/link-emails.js';
import { StaffLinksModule } from './staff/staff-links.module.js';
import { AfterVisitEmail, VisitReminderEmail } from './tickets/reminders/reminder-emails.js';
import { TicketEmail } from './tickets/ticket-email.js';
import { TicketsModule } from './tickets/tickets.module.js';
import { VisitLinksEmail } from './tickets/visit-links/visit-links-email.js';
import { VoucherEmail } from './vouchers/voucher-email.js';
import { VouchersModule } from './vouchers/vouchers.module.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';
import { WaitlistEmail } from './waitlist/waitlist-email.js';

/** The composers of all kinds of e-mail. Global, so that `emails/` does not import the kinds. */
@Global()
@Module({
  imports: [
    TicketsModule,
    ReceiptsModule,
    VouchersModule,
    ContactModule,
    StaffLinksModule,
    WaitlistModule,
    PaymentLinksModule,
    SealedDaysModule,
    MailedReportsModule,
  ],
  providers: [
    {
      provide: COMPOSERS,
      inject: [
        TicketEmail,
        VisitLinksEmail,
        VisitReminderEmail,
        AfterVisitEmail,
        WaitlistEmail,
        PaymentLinkEmail,
        ReceiptEmail,
        CancellationEmail,
        VoucherEmail,
        MessageForStaffEmail,
        AcknowledgementEmail,
        InvitationEmail,
        PasswordResetEmail,
        SealedDayEmail,
        MailedReportEmail,
      ],
      useFactory: (...composers: EmailComposer[]) => composers,
    },
  ],
  exports: [COMPOSERS],
})
export class ComposersModule {}
