import { publishEarlier, publishEarlierReturns } from '@hilltop/payments/money/publish-earlier-money.job';
import { PaymentsModule } from '@hilltop/payments/payments.module';
import { callUs } from '@hilltop/platform/house/call-us';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { BasketModule } from './basket/basket.module.js';
import { CartsModule } from './carts/carts.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { EraseCustomerWhenRequested } from './personal-data/personal-data.js';
import { ProductsModule } from './products/products.module.js';
import { PromotionsModule } from './promotions/promotions.module.js';
import { TellOfLineRefund } from './sales/refund-line/tell-of-line-refund.js';
import { SalesModule } from './sales/sales.module.js';
import { StoreTermsModule } from './store-terms/store-terms.module.js';
import { SUBSCRIPTIONS } from './subscriptions.js';
import { VouchersModule } from './vouchers/vouchers.module.js';

const EARLIER_MONEY_OF_ORDERS = [publishEarlier('orders', 'publish_order_money'), publishEarlierReturns('orders')];

@Module({
  imports: [
    InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }),
    PaymentsModule.forRoot('orders', { reason: 'not_ordered' }, EARLIER_MONEY_OF_ORDERS, TellOfLineRefund),
    ProductsModule,
    CartsModule,
    OrdersModule,
    BasketModule,
    SalesModule,
    StoreTermsModule,
    VouchersModule,
    PromotionsModule,
  ],
  providers: [
    EraseCustomerWhenRequested,
    LearnHouseDetailsWhenChanged,
    ...callUs('TooManyPurchases', 'TooManyVoucherLookups'),
  ],
})
export class AppModule {}
