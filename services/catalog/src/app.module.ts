import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { ProductsModule } from './products/products.module.js';
import { StockModule } from './stock/stock.module.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

@Module({ imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }), ProductsModule, StockModule] })
export class AppModule {}
