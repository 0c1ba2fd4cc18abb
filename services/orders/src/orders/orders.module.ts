import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { StockModule } from '../stock/stock.module.js';
import { StoreTermsModule } from '../store-terms/store-terms.module.js';
import { VouchersModule } from '../vouchers/vouchers.module.js';
import { CancelOrderLine } from './cancel-line/cancel-order-line.js';
import { CancelOrderLineResolver } from './cancel-line/cancel-order-line.resolver.js';
import { OrderCancellationResolver } from './cancel-line/order-cancellation.resolver.js';
import { RetryOrderRefundResolver } from './cancel-line/retry-order-refund.resolver.js';
import { ChangeOrderStatus } from './change-order-status/change-order-status.js';
import { ChangeOrderStatusResolver } from './change-order-status/change-order-status.resolver.js';
import { CreateOrder } from './create-order/create-order.js';
import { CreateOrderResolver } from './create-order/create-order.resolver.js';
import { ListOrdersResolver } from './list-orders/list-orders.resolver.js';
import { OrderRepository } from './order.repository.js';
import { OrderReceiptResolver } from './order-receipt/order-receipt.resolver.js';
import { OrdersByEmailResolver } from './orders-by-email/orders-by-email.resolver.js';
import { StartPaymentResolver } from './start-payment/start-payment.resolver.js';

@Module({
  imports: [ProductsModule, StockModule, StoreTermsModule, VouchersModule],
  providers: [
    OrderRepository,
    CreateOrder,
    CreateOrderResolver,
    StartPaymentResolver,
    ListOrdersResolver,
    ChangeOrderStatus,
    ChangeOrderStatusResolver,
    CancelOrderLine,
    CancelOrderLineResolver,
    OrderCancellationResolver,
    RetryOrderRefundResolver,
    OrderReceiptResolver,
    OrdersByEmailResolver,
  ],
  exports: [OrderRepository],
})
export class OrdersModule {}
