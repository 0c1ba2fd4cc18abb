import { Module } from '@nestjs/common';
import { BasketModule } from '../basket/basket.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ProductsModule } from '../products/products.module.js';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { StockModule } from '../stock/stock.module.js';
import { StoreTermsModule } from '../store-terms/store-terms.module.js';
import { VouchersModule } from '../vouchers/vouchers.module.js';
import { ConfirmLine } from './drive-sale/confirm-line.js';
import { DriveSale } from './drive-sale/drive-sale.js';
import { EndSale } from './drive-sale/end-sale.js';
import { FinishSalesJob } from './drive-sale/finish-sales.job.js';
import { IssueGifts } from './drive-sale/issue-gifts.js';
import { IssueCreditWhenRequested } from './issue-credit/issue-credit-when-requested.js';
import { OrderLinesResolver } from './order-lines.resolver.js';
import { PlaceOrder } from './place-order/place-order.js';
import { PlaceOrderResolver } from './place-order/place-order.resolver.js';
import { LineRefundsResolver } from './refund-line/line-refunds.resolver.js';
import { RefundLineWhenRequested } from './refund-line/refund-line-when-requested.js';
import { SaleRepository } from './sale.repository.js';
import { StartBasketPaymentResolver } from './start-basket-payment.resolver.js';

/** Sales of carts: placing them, finishing them, and giving money back (product.md §18). */
@Module({
  imports: [
    BasketModule,
    OrdersModule,
    ProductsModule,
    PromotionsModule,
    StockModule,
    StoreTermsModule,
    VouchersModule,
  ],
  providers: [
    SaleRepository,
    ConfirmLine,
    IssueGifts,
    EndSale,
    DriveSale,
    FinishSalesJob,
    PlaceOrder,
    PlaceOrderResolver,
    StartBasketPaymentResolver,
    OrderLinesResolver,
    RefundLineWhenRequested,
    IssueCreditWhenRequested,
    LineRefundsResolver,
  ],
})
export class SalesModule {}
