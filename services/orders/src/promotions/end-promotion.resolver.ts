import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, IsNull } from 'typeorm';
import type { EndPromotionResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { Promotion } from './promotion.entity.js';
import { StaffPromotions } from './staff-promotions.js';

/** Orders that were paid with the code stay as they are. */
@Resolver()
export class EndPromotionResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffPromotions: StaffPromotions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('endPromotion')
  async end(@Args('id') id: string, @CurrentStaff() staff: StaffIdentity): Promise<EndPromotionResult> {
    if (!isUuid(id)) return refuse.PromotionNotFound();
    const ended = await inTransaction(this.dataSource, async (manager) => {
      const { affected } = await manager.update(Promotion, { id, endedAt: IsNull() }, { endedAt: this.clock.now() });
      if (affected !== 1) return undefined;
      const promotion = await manager.findOneByOrFail(Promotion, { id });
      const sides = { before: { state: 'open' }, after: { state: 'ended', uses: promotion.uses } };
      await this.staffPromotions.record(manager, staff, promotion, { action: 'endPromotion', ...sides });
      return promotion;
    });
    if (!ended) return refuse.PromotionNotFound();
    this.staffPromotions.wake();
    return this.staffPromotions.view(ended);
  }
}
