import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BookingMetrics } from '../../bookings/booking.metrics.js';
import { BookingViews } from '../../bookings/booking.view.js';
import type { CreateBookingInput, CreateBookingResult } from '../../generated/schema-types.js';
import { createBookingInput, withVisit } from './create-booking.input.js';
import { CreateBooking } from './create-booking.js';
import { RefuseUnread } from './refuse-unread.js';

@Resolver()
export class CreateBookingResolver {
  constructor(
    private readonly createBooking: CreateBooking,
    private readonly metrics: BookingMetrics,
    private readonly refuseUnread: RefuseUnread,
    private readonly views: BookingViews,
  ) {}

  @Mutation('createBooking')
  async create(
    @Args('input') input: CreateBookingInput,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
    @CurrentIdentity() identity: Identity,
    @CurrentCaller() caller: string | undefined,
  ): Promise<CreateBookingResult> {
    const parsed = parseInput(createBookingInput, withVisit(input));
    if (!parsed.ok) return this.refuseUnread.execute(input, parsed.refusal);
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return this.refuseUnread.execute(input, key.refusal);
    const counted = isStaff(identity) ? undefined : caller;
    const outcome = await this.createBooking.execute(parsed.value, key.value.idempotencyKey, undefined, counted);
    this.metrics.count(parsed.value.tourType, outcome);
    return 'booking' in outcome ? this.views.created(outcome) : outcome;
  }
}
