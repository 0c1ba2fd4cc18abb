import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CancelBookingResult } from '../../generated/schema-types.js';
import { ChangeViews } from '../change.view.js';
import { bookingNotFound } from '../visit.refusals.js';
import { VisitAccess } from '../visit-access.js';
import { cancelBookingInput } from '../visit-input.js';
import { CancelBooking } from './cancel-booking.js';

@Resolver()
export class CancelBookingResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly cancelBooking: CancelBooking,
    private readonly views: ChangeViews,
  ) {}

  @Mutation('cancelBooking')
  async cancel(
    @Args('token') token: string,
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
  ): Promise<CancelBookingResult> {
    const parsed = parseInput(cancelBookingInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const booking = await this.access.open(token);
    if (!booking) return bookingNotFound();
    const visitor = { by: 'visitor' } as const;
    return this.views.of(await this.cancelBooking.execute(booking.id, parsed.value, visitor, key.value.idempotencyKey));
  }
}
