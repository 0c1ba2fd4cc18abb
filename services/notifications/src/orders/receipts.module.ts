import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { OrdersClientModule } from '../orders-client/orders-client.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { CancellationEmail } from './cancellation-email.js';
import { MailCancellationWhenLineCancelled } from './mail-cancellation-when-line-cancelled.js';
import { MailReceiptWhenOrderPlaced } from './mail-receipt-when-order-placed.js';
import { ReceiptEmail } from './receipt-email.js';

@Module({
  imports: [EmailsModule, OrdersClientModule, TicketsModule],
  providers: [ReceiptEmail, MailReceiptWhenOrderPlaced, CancellationEmail, MailCancellationWhenLineCancelled],
  exports: [ReceiptEmail, CancellationEmail, OrdersClientModule],
})
export class ReceiptsModule {}
