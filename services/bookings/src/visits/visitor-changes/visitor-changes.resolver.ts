import { ReturnPayment } from '@hilltop/payments/return-payment';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { type InvalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { z } from 'zod';
import type {
  CancelBookingResult,
  ChangeFoodResult,
  ChangePartyResult,
  MoveBookingResult,
} from '../../generated/schema-types.js';
import { CancelBooking } from '../cancel-booking.js';
import { ChangeViews } from '../change.view.js';
import { ChangeFood } from '../change-food.js';
import { ChangeParty } from '../change-party/change-party.js';
import type { ChangeUseCase } from '../change-use-case.js';
import { MoveBooking } from '../move-booking/move-booking.js';
import type { BookingNotFound } from '../visit.refusals.js';
import { VisitAccess } from '../visit-access.js';
import { cancelBookingInput, changeFoodInput, changePartyInput, moveBookingInput } from '../visit-input.js';

interface VisitorArguments {
  readonly token: string;
  readonly input: unknown;
  readonly idempotencyKey?: string | null;
}

@Resolver()
export class VisitorChangesResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly moveBooking: MoveBooking,
    private readonly partyChange: ChangeParty,
    private readonly changeFood: ChangeFood,
    private readonly cancelBooking: CancelBooking,
    private readonly views: ChangeViews,
    private readonly returnPayment: ReturnPayment,
  ) {}

  @Mutation('moveBooking')
  async move(@Args() given: VisitorArguments): Promise<MoveBookingResult> {
    const outcome = await this.change(moveBookingInput, given, this.moveBooking);
    return this.views.forVisitor(outcome);
  }

  @Mutation('changeParty')
  async changeParty(@Args() given: VisitorArguments): Promise<ChangePartyResult> {
    const outcome = await this.change(changePartyInput, given, this.partyChange);
    return this.views.forVisitor(outcome);
  }

  @Mutation('changeFood')
  async changeMenu(@Args() given: VisitorArguments): Promise<ChangeFoodResult> {
    const outcome = await this.change(changeFoodInput, given, this.changeFood);
    return this.views.forVisitor(outcome);
  }

  @Mutation('cancelBooking')
  async cancel(@Args() given: VisitorArguments): Promise<CancelBookingResult> {
    const outcome = await this.change(cancelBookingInput, given, this.cancelBooking);
    return this.views.forVisitor(outcome);
  }

  private async change<Shape extends z.ZodType, Outcome>(
    shape: Shape,
    { token, input, idempotencyKey }: VisitorArguments,
    useCase: ChangeUseCase<z.output<Shape>, Outcome>,
  ): Promise<Outcome | InvalidInput | BookingNotFound> {
    const parsed = parseInput(shape, input);
    if (!parsed.ok) return this.refuseUnread(input, parsed.refusal);
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return this.refuseUnread(input, key.refusal);
    const booking = await this.access.open(token);
    if ('__typename' in booking) return this.refuseUnread(input, booking);
    return useCase.execute(booking.id, parsed.value, { by: 'visitor' }, key.value.idempotencyKey);
  }

  /** Returns the payment that the input names. */
  private async refuseUnread<Refused>(input: unknown, refusal: Refused): Promise<Refused> {
    await this.returnPayment.ofUnreadable(input);
    return refusal;
  }
}
