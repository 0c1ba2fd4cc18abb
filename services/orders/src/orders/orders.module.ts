import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
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
  imports: [ProductsModule],
  providers: [
    OrderRepository,
    CreateOrder,
    CreateOrderResolver,
    StartPaymentResolver,
    ListOrdersResolver,
    ChangeOrderStatus,
    ChangeOrderStatusResolver,
    OrderReceiptResolver,
    OrdersByEmailResolver,
  ],
})
export class OrdersModule {}
