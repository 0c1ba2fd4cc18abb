import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BookingMetrics } from '../../bookings/booking.metrics.js';
import { BookingViews } from '../../bookings/booking.view.js';
import { saleKey } from '../../bookings/sale-key.js';
import type { SellWalkUpResult } from '../../generated/schema-types.js';
import { walkUpInput } from './sell-walk-up.input.js';
import { SellWalkUp } from './sell-walk-up.js';

@Resolver()
export class SellWalkUpResolver {
  constructor(
    private readonly sellWalkUp: SellWalkUp,
    private readonly metrics: BookingMetrics,
    private readonly views: BookingViews,
  ) {}

  @Mutation('sellWalkUp')
  async sell(
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SellWalkUpResult> {
    const request = parseInput(walkUpInput, input);
    if (!request.ok) return request.refusal;
    const key = parseInput(saleKey, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const outcome = await this.sellWalkUp.execute(request.value, staff, key.value.idempotencyKey);
    this.metrics.count(request.value.tourType, outcome);
    return 'booking' in outcome ? this.views.created(outcome, staff) : outcome;
  }
}
