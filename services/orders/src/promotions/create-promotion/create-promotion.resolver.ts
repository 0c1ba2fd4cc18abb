import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { CreatePromotionResult } from '../../generated/schema-types.js';
import { Promotion } from '../promotion.entity.js';
import { promotionExists } from '../promotion.refusals.js';
import { Promotions } from '../promotions.js';
import { StaffPromotions } from '../staff-promotions.js';
import { createPromotionInput } from './create-promotion.input.js';

@Resolver()
export class CreatePromotionResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly promotions: Promotions,
    private readonly staffPromotions: StaffPromotions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('createPromotion')
  async create(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<CreatePromotionResult> {
    const parsed = parseInput(createPromotionInput, input);
    if (!parsed.ok) return parsed.refusal;
    const facts = { id: randomUUID(), uses: 0, createdAt: this.clock.now(), createdBy: staff.id, endedAt: null };
    const promotion = Object.assign(new Promotion(), parsed.value, facts);
    const view = await this.staffPromotions.view(promotion);
    try {
      await inTransaction(this.dataSource, async (manager) => {
        await manager.insert(Promotion, promotion as object);
        const { name, kind, usesLimit } = promotion;
        const after = { name, kind, amount: view.amount, usesLimit };
        await this.staffPromotions.record(manager, staff, promotion, {
          action: 'createPromotion',
          before: null,
          after,
        });
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'promotions_open_code')) throw error;
      const other = await this.promotions.find(promotion.code);
      if (!other) throw error;
      return promotionExists(await this.staffPromotions.view(other));
    }
    this.staffPromotions.wake();
    return view;
  }
}
