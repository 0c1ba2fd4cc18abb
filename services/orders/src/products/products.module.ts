import { Module } from '@nestjs/common';
import { LearnProductWhenPutOnSaleOrChanged } from './learn-product-when-put-on-sale-or-changed.js';
import { MarkProductGoneWhenWithdrawn } from './mark-product-gone-when-withdrawn.js';

@Module({ providers: [LearnProductWhenPutOnSaleOrChanged, MarkProductGoneWhenWithdrawn] })
export class ProductsModule {}
