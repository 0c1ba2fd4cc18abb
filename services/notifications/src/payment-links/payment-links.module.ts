import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { MailPaymentLink } from './mail-payment-link.js';
import { PaymentLinkEmail } from './payment-link-email.js';

@Module({
  imports: [EmailsModule, TicketsModule],
  providers: [PaymentLinkEmail, MailPaymentLink],
  exports: [PaymentLinkEmail],
})
export class PaymentLinksModule {}
