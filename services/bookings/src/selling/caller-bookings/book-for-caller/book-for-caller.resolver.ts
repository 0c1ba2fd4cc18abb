import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BookingMetrics } from '../../../bookings/booking.metrics.js';
import { BookingViews } from '../../../bookings/booking.view.js';
import { saleKey } from '../../../bookings/sale-key.js';
import type { BookForCallerResult, CallerBookingInput } from '../../../generated/schema-types.js';
import { withVisit } from '../../create-booking/create-booking.input.js';
import { callerBookingInput } from '../caller-booking.input.js';
import { PaymentLinkViews } from '../payment-link.view.js';
import { BookForCaller } from './book-for-caller.js';

@Resolver()
export class BookForCallerResolver {
  constructor(
    private readonly bookForCaller: BookForCaller,
    private readonly metrics: BookingMetrics,
    private readonly bookings: BookingViews,
    private readonly links: PaymentLinkViews,
  ) {}

  @Mutation('bookForCaller')
  async book(
    @Args('input') input: CallerBookingInput,
    @Args('idempotencyKey') idempotencyKey: string,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<BookForCallerResult> {
    const request = parseInput(callerBookingInput, withVisit(input));
    if (!request.ok) return request.refusal;
    const key = parseInput(saleKey, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const outcome = await this.bookForCaller.execute(request.value, staff, key.value.idempotencyKey);
    if ('link' in outcome) {
      const { link, replayed } = outcome;
      return { __typename: 'PaymentLinkMade', link: await this.links.forStaff(link), replayed };
    }
    this.metrics.count(request.value.tourType, outcome);
    return 'booking' in outcome ? this.bookings.created(outcome, staff) : outcome;
  }
}
