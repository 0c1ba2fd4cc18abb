import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type {
  ChangeBookingResult,
  MutationStaffChangeBookingArgs,
  StaffCorrectContactResult,
  StaffRefundGoodwillResult,
} from '../../generated/schema-types.js';
import type { Actor } from '../booking-change.entity.js';
import { ChangeViews } from '../change.view.js';
import { bookingChangeInput, namedChange } from '../changes/booking-change.input.js';
import { BookingChanges } from '../changes/booking-changes.js';
import { CorrectContact } from '../correct-contact.js';
import { RefundGoodwill } from '../refund-goodwill.js';
import { correctContactInput, refundGoodwillInput } from '../visit-input.js';
import { type StaffArguments, type StaffOrder, type StaffOrderRefusal, staffOrder } from './staff-order.js';

interface UseCase<Request, Outcome> {
  execute(bookingId: string, request: Request, actor: Actor, idempotencyKey: string | null): Promise<Outcome>;
}

/** Staff can change bookings after the deadlines, with a reason. */
@Resolver()
export class StaffChangesResolver {
  constructor(
    private readonly changes: BookingChanges,
    private readonly correctContact: CorrectContact,
    private readonly refundGoodwill: RefundGoodwill,
    private readonly views: ChangeViews,
  ) {}

  @Mutation('staffChangeBooking')
  async changeBooking(
    @Args() given: MutationStaffChangeBookingArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeBookingResult> {
    const input = namedChange(given.input);
    const order = staffOrder(bookingChangeInput, { ...given, input }, staff, 'staffChangeBooking');
    return this.views.forStaff(await this.change(order, this.changes), staff);
  }

  @Mutation('staffCorrectContact')
  async contact(
    @Args() given: StaffArguments,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<StaffCorrectContactResult> {
    const order = staffOrder(correctContactInput, given, staff, 'staffCorrectContact');
    return this.views.forStaff(await this.change(order, this.correctContact), staff);
  }

  @Mutation('staffRefundGoodwill')
  async goodwill(
    @Args() given: StaffArguments,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<StaffRefundGoodwillResult> {
    const order = staffOrder(refundGoodwillInput, given, staff, 'staffRefundGoodwill');
    return this.views.forStaff(await this.change(order, this.refundGoodwill), staff);
  }

  private async change<Request, Outcome>(
    order: StaffOrder<Request> | StaffOrderRefusal,
    useCase: UseCase<Request, Outcome>,
  ): Promise<Outcome | StaffOrderRefusal> {
    if ('__typename' in order) return order;
    return useCase.execute(order.bookingId, order.request, order.actor, order.idempotencyKey);
  }
}
