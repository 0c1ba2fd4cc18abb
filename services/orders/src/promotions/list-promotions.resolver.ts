import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { PromotionPage, QueryPromotionsArgs } from '../generated/schema-types.js';
import { Promotion } from './promotion.entity.js';
import { StaffPromotions } from './staff-promotions.js';

/** Ended ones last. */
@Resolver()
export class ListPromotionsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffPromotions: StaffPromotions,
  ) {}

  @Query('promotions')
  async list(@Args() query: QueryPromotionsArgs): Promise<PromotionPage> {
    const { first, offset } = pageArguments(query);
    const [found, total] = await this.dataSource.manager
      .createQueryBuilder(Promotion, 'p')
      .orderBy('p.endedAt', 'DESC', 'NULLS FIRST')
      .addOrderBy('p.createdAt', 'DESC')
      .addOrderBy('p.id', 'DESC')
      .limit(first)
      .offset(offset)
      .getManyAndCount();
    return { promotions: await this.staffPromotions.views(found), total };
  }
}
