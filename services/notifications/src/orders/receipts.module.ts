import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import type { Environment } from '../env.js';
import { MailReceiptWhenOrderPlaced } from './mail-receipt-when-order-placed.js';
import { OrdersClient } from './orders-client.js';
import { ReceiptEmail } from './receipt-email.js';

@Module({
  imports: [EmailsModule],
  providers: [
    {
      provide: OrdersClient,
      inject: [ENVIRONMENT],
      useFactory: ({ ORDERS_URLS, ORDERS_SECRET }: Environment) =>
        new OrdersClient({ caller: 'notifications', audience: 'orders', urls: ORDERS_URLS, secret: ORDERS_SECRET }),
    },
    ReceiptEmail,
    MailReceiptWhenOrderPlaced,
  ],
  exports: [ReceiptEmail],
})
export class ReceiptsModule {}
