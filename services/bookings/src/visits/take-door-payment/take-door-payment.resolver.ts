import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { saleKey } from '../../bookings/sale-key.js';
import type { TakeDoorPaymentResult } from '../../generated/schema-types.js';
import { OwnTimes } from '../../opening/schedule/own-times.js';
import { refuse } from '../../refusals.en.js';
import type { Actor } from '../booking-change.entity.js';
import { ChangeViews } from '../change.view.js';
import { doorPaymentInput } from '../visit-input.js';
import { TakeDoorPayment } from './take-door-payment.js';

@Resolver()
export class TakeDoorPaymentResolver {
  constructor(
    private readonly takeDoorPayment: TakeDoorPayment,
    private readonly ownTimes: OwnTimes,
    private readonly views: ChangeViews,
  ) {}

  @Mutation('takeDoorPayment')
  async take(
    @Args('bookingId') bookingId: string,
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<TakeDoorPaymentResult> {
    const parsed = parseInput(doorPaymentInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(saleKey, { idempotencyKey });
    if (!key.ok) return key.refusal;
    if (!(await this.ownTimes.hasBooking(bookingId, staff))) return refuse.BookingNotFound({ replaced: false });
    const actor: Actor = { by: 'staff', staff, action: 'takeDoorPayment', reason: null };
    const outcome = await this.takeDoorPayment.execute(bookingId, parsed.value, actor, key.value.idempotencyKey);
    return this.views.forStaff(outcome, staff);
  }
}
