import { ReturnPayment } from '@hilltop/payments/return-payment';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ChangeBookingResult, MutationChangeBookingArgs } from '../../generated/schema-types.js';
import { ChangeViews } from '../change.view.js';
import { VisitAccess } from '../visit-access.js';
import { bookingChangeInput, namedChange } from './booking-change.input.js';
import { BookingChanges } from './booking-changes.js';

@Resolver()
export class ChangeBookingResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly changes: BookingChanges,
    private readonly views: ChangeViews,
    private readonly returnPayment: ReturnPayment,
  ) {}

  @Mutation('changeBooking')
  async change(@Args() { token, input, idempotencyKey }: MutationChangeBookingArgs): Promise<ChangeBookingResult> {
    const parsed = parseInput(bookingChangeInput, namedChange(input));
    if (!parsed.ok) return this.refuseUnread(input, parsed.refusal);
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return this.refuseUnread(input, key.refusal);
    const booking = await this.access.open(token);
    if ('__typename' in booking) return this.refuseUnread(input, booking);
    const outcome = await this.changes.execute(booking.id, parsed.value, { by: 'visitor' }, key.value.idempotencyKey);
    return this.views.forVisitor(outcome);
  }

  /** Returns the payment that the input names. */
  private async refuseUnread<Refused>(input: unknown, refusal: Refused): Promise<Refused> {
    await this.returnPayment.ofUnreadable(input);
    return refusal;
  }
}
