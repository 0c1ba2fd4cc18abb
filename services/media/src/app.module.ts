import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ProblemFilter } from './http/problem.filter.js';
import { ImagesModule } from './images/images.module.js';
import { ProductsModule } from './products/products.module.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

@Module({
  imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }), ImagesModule, ProductsModule],
  providers: [{ provide: APP_FILTER, useClass: ProblemFilter }],
})
export class AppModule {}
