import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import type { Environment } from '../env.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { CancellationEmail } from './cancellation-email.js';
import { MailCancellationWhenLineCancelled } from './mail-cancellation-when-line-cancelled.js';
import { MailReceiptWhenOrderPlaced } from './mail-receipt-when-order-placed.js';
import { OrdersClient } from './orders-client.js';
import { ReceiptEmail } from './receipt-email.js';

@Module({
  imports: [EmailsModule, TicketsModule],
  providers: [
    {
      provide: OrdersClient,
      inject: [ENVIRONMENT],
      useFactory: ({ ORDERS_URLS, IDENTITY_PRIVATE_KEY }: Environment) =>
        new OrdersClient({
          audience: 'orders',
          urls: ORDERS_URLS,
          key: signingKey('notifications', IDENTITY_PRIVATE_KEY),
        }),
    },
    ReceiptEmail,
    MailReceiptWhenOrderPlaced,
    CancellationEmail,
    MailCancellationWhenLineCancelled,
  ],
  exports: [ReceiptEmail, CancellationEmail, OrdersClient],
})
export class ReceiptsModule {}
