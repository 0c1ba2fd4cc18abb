import { type PaymentAlreadyUsed, paymentAlreadyUsed } from '@hilltop/payments/payment.refusals';
import { ReturnPayment } from '@hilltop/payments/return-payment/return-payment';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { type InvalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CreateBookingResult } from '../../generated/schema-types.js';
import { BookingMetrics } from '../booking.metrics.js';
import { BookingRepository } from '../booking.repository.js';
import { BookingViews } from '../booking.view.js';
import { createBookingInput } from './create-booking.input.js';
import { CreateBooking } from './create-booking.js';

@Resolver()
export class CreateBookingResolver {
  constructor(
    private readonly createBooking: CreateBooking,
    private readonly metrics: BookingMetrics,
    private readonly returnPayment: ReturnPayment,
    private readonly bookings: BookingRepository,
    private readonly views: BookingViews,
  ) {}

  @Mutation('createBooking')
  async create(
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
  ): Promise<CreateBookingResult> {
    const parsed = parseInput(createBookingInput, input);
    if (!parsed.ok) return this.refuse(input, parsed.refusal);
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return this.refuse(input, key.refusal);
    const outcome = await this.createBooking.execute(parsed.value, key.value.idempotencyKey);
    const { tourType, groupSize } = parsed.value;
    if (!('booking' in outcome)) {
      this.metrics.refuse(tourType, outcome.__typename);
      return outcome;
    }
    if (!outcome.replayed) this.metrics.booked(tourType, groupSize);
    return { __typename: 'BookingCreated', booking: this.views.of(outcome.booking), replayed: outcome.replayed };
  }

  /** What cannot be read books nothing: its payment goes back, unless an earlier try has booked with it. */
  private async refuse(input: unknown, refusal: InvalidInput): Promise<InvalidInput | PaymentAlreadyUsed> {
    const payment = await this.returnPayment.ofUnreadable(input);
    const isUsed = payment !== undefined && (await this.bookings.findEarlier(payment, null)) !== null;
    return isUsed ? paymentAlreadyUsed('booking') : refusal;
  }
}
