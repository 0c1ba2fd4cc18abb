import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { MoveBookingResult } from '../../generated/schema-types.js';
import { ChangeViews } from '../change.view.js';
import { bookingNotFound } from '../visit.refusals.js';
import { VisitAccess } from '../visit-access.js';
import { moveBookingInput } from '../visit-input.js';
import { MoveBooking } from './move-booking.js';

@Resolver()
export class MoveBookingResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly moveBooking: MoveBooking,
    private readonly views: ChangeViews,
  ) {}

  @Mutation('moveBooking')
  async move(
    @Args('token') token: string,
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
  ): Promise<MoveBookingResult> {
    const parsed = parseInput(moveBookingInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const booking = await this.access.open(token);
    if (!booking) return bookingNotFound();
    const visitor = { by: 'visitor' } as const;
    return this.views.of(await this.moveBooking.execute(booking.id, parsed.value, visitor, key.value.idempotencyKey));
  }
}
