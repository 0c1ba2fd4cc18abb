import { Module } from '@nestjs/common';
import { CreatePromotionResolver } from './create-promotion/create-promotion.resolver.js';
import { EndPromotionResolver } from './end-promotion/end-promotion.resolver.js';
import { ListPromotionsResolver } from './list-promotions/list-promotions.resolver.js';
import { Promotions } from './promotions.js';
import { StaffPromotions } from './staff-promotions.js';

/** Codes that lower prices (product.md §20). */
@Module({
  providers: [Promotions, StaffPromotions, CreatePromotionResolver, EndPromotionResolver, ListPromotionsResolver],
  exports: [Promotions],
})
export class PromotionsModule {}
