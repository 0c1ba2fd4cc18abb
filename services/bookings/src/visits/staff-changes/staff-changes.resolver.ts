import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type {
  StaffCancelBookingResult,
  StaffChangeFoodResult,
  StaffChangePartyResult,
  StaffCorrectContactResult,
  StaffMoveBookingResult,
  StaffRefundGoodwillResult,
} from '../../generated/schema-types.js';
import { CancelBooking } from '../cancel-booking.js';
import { ChangeViews } from '../change.view.js';
import { ChangeFood } from '../change-food.js';
import { ChangeParty } from '../change-party/change-party.js';
import type { ChangeUseCase } from '../change-use-case.js';
import { CorrectContact } from '../correct-contact.js';
import { MoveBooking } from '../move-booking/move-booking.js';
import { RefundGoodwill } from '../refund-goodwill.js';
import {
  cancelBookingInput,
  changeFoodInput,
  changePartyInput,
  correctContactInput,
  moveBookingInput,
  refundGoodwillInput,
} from '../visit-input.js';
import { type StaffArguments, type StaffOrder, type StaffOrderRefusal, staffOrder } from './staff-order.js';

/** Staff can change bookings after the deadlines, with a reason. */
@Resolver()
export class StaffChangesResolver {
  constructor(
    private readonly moveBooking: MoveBooking,
    private readonly partyChange: ChangeParty,
    private readonly changeFood: ChangeFood,
    private readonly cancelBooking: CancelBooking,
    private readonly correctContact: CorrectContact,
    private readonly refundGoodwill: RefundGoodwill,
    private readonly views: ChangeViews,
  ) {}

  @Mutation('staffMoveBooking')
  async move(@Args() given: StaffArguments, @CurrentStaff() staff: StaffIdentity): Promise<StaffMoveBookingResult> {
    const outcome = await this.change(staffOrder(moveBookingInput, given, staff, 'staffMoveBooking'), this.moveBooking);
    return this.views.forStaff(outcome, staff);
  }

  @Mutation('staffChangeParty')
  async changeParty(
    @Args() given: StaffArguments,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<StaffChangePartyResult> {
    const order = staffOrder(changePartyInput, given, staff, 'staffChangeParty');
    return this.views.forStaff(await this.change(order, this.partyChange), staff);
  }

  @Mutation('staffChangeFood')
  async food(@Args() given: StaffArguments, @CurrentStaff() staff: StaffIdentity): Promise<StaffChangeFoodResult> {
    const order = staffOrder(changeFoodInput, given, staff, 'staffChangeFood');
    return this.views.forStaff(await this.change(order, this.changeFood), staff);
  }

  @Mutation('staffCancelBooking')
  async cancel(@Args() given: StaffArguments, @CurrentStaff() staff: StaffIdentity): Promise<StaffCancelBookingResult> {
    const order = staffOrder(cancelBookingInput, given, staff, 'staffCancelBooking');
    return this.views.forStaff(await this.change(order, this.cancelBooking), staff);
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
    useCase: ChangeUseCase<Request, Outcome>,
  ): Promise<Outcome | StaffOrderRefusal> {
    if ('__typename' in order) return order;
    return useCase.execute(order.bookingId, order.request, order.actor, order.idempotencyKey);
  }
}
