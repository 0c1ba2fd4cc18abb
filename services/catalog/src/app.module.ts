import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { CreateProduct } from './products/create-product/create-product.js';
import { CreateProductResolver } from './products/create-product/create-product.resolver.js';
import { ListProductsResolver } from './products/list-products.resolver.js';
import { ProductRepository } from './products/product.repository.js';
import { ReplaceProduct } from './products/replace-product.js';
import { UpdateProductResolver } from './products/update-product.resolver.js';
import { WithdrawProductResolver } from './products/withdraw-product.resolver.js';
import { CountStockResolver } from './stock/count-stock.resolver.js';
import { ListStockResolver } from './stock/list-stock.resolver.js';
import { ReturnStock } from './stock/return-stock/return-stock.js';
import { ReturnStockResolver } from './stock/return-stock/return-stock.resolver.js';
import { ReturnStockWhenLineCancelled } from './stock/return-stock/return-stock-when-line-cancelled.js';
import { TakeStock } from './stock/take-stock/take-stock.js';
import { TakeStockResolver } from './stock/take-stock/take-stock.resolver.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

const products = [
  ProductRepository,
  ReplaceProduct,
  CreateProduct,
  CreateProductResolver,
  UpdateProductResolver,
  WithdrawProductResolver,
  ListProductsResolver,
];

/** Counted stock (product.md §18). */
const stock = [
  ListStockResolver,
  CountStockResolver,
  TakeStock,
  TakeStockResolver,
  ReturnStock,
  ReturnStockResolver,
  ReturnStockWhenLineCancelled,
];

@Module({ imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS })], providers: [...products, ...stock] })
export class AppModule {}
