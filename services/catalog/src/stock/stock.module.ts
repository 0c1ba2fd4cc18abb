import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { CountStockResolver } from './count-stock/count-stock.resolver.js';
import { ListStockResolver } from './list-stock.resolver.js';
import { ReturnStock } from './return-stock/return-stock.js';
import { ReturnStockResolver } from './return-stock/return-stock.resolver.js';
import { ReturnStockWhenLineCancelled } from './return-stock/return-stock-when-line-cancelled.js';
import { TakeStock } from './take-stock/take-stock.js';
import { TakeStockResolver } from './take-stock/take-stock.resolver.js';

/** Counted stock: what an order takes, gives back, and a manager counts (product.md §18). */
@Module({
  imports: [ProductsModule],
  providers: [
    ListStockResolver,
    CountStockResolver,
    TakeStock,
    TakeStockResolver,
    ReturnStock,
    ReturnStockResolver,
    ReturnStockWhenLineCancelled,
  ],
})
export class StockModule {}
