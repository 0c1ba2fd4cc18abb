import { PaymentsModule } from '@hilltop/payments/payments.module';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { CartsModule } from './carts/carts.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { EraseCustomerWhenRequested } from './personal-data/personal-data.js';
import { ProductsModule } from './products/products.module.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

@Module({
  imports: [
    InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }),
    PaymentsModule.forRoot('orders', { reason: 'not_ordered' }),
    ProductsModule,
    CartsModule,
    OrdersModule,
  ],
  providers: [EraseCustomerWhenRequested],
})
export class AppModule {}
