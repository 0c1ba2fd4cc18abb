import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { ClaimForOrder } from './claim-for-order.js';
import { CountedStock } from './counted-stock.js';
import { PutBackLeftStockJob } from './put-back-left-stock.job.js';

/** Stock that orders take from catalog (product.md §18). */
@Module({
  imports: [ProductsModule],
  providers: [CountedStock, ClaimForOrder, PutBackLeftStockJob],
  exports: [CountedStock, ClaimForOrder],
})
export class StockModule {}
