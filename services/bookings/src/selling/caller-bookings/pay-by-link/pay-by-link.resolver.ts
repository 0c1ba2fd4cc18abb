import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BookingMetrics } from '../../../bookings/booking.metrics.js';
import { BookingViews } from '../../../bookings/booking.view.js';
import type { PayByLinkInput, PayByLinkResult, PaymentLinkResult } from '../../../generated/schema-types.js';
import { refuse } from '../../../refusals.en.js';
import { RefuseUnread } from '../../create-booking/refuse-unread.js';
import { PaymentLinkViews } from '../payment-link.view.js';
import { PaymentLinks } from '../payment-links.js';
import { PayByLink } from './pay-by-link.js';

@Resolver()
export class PayByLinkResolver {
  constructor(
    private readonly payByLink: PayByLink,
    private readonly refuseUnread: RefuseUnread,
    private readonly links: PaymentLinks,
    private readonly views: PaymentLinkViews,
    private readonly bookings: BookingViews,
    private readonly metrics: BookingMetrics,
  ) {}

  @Query('paymentLink')
  async link(@Args('token') token: string): Promise<PaymentLinkResult> {
    const link = await this.links.open(token);
    return link ? this.views.forCaller(link) : refuse.PaymentLinkNotFound();
  }

  @Mutation('payByLink')
  async pay(
    @Args('token') token: string,
    @Args('input') input: PayByLinkInput,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
    @CurrentCaller() caller: string | undefined,
  ): Promise<PayByLinkResult> {
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return this.refuseUnread.execute(input, key.refusal);
    const link = await this.links.open(token);
    if (!link) return this.refuseUnread.execute(input, refuse.PaymentLinkNotFound());
    const outcome = await this.payByLink.execute(link, input, key.value.idempotencyKey, caller);
    this.metrics.count(link.request.tourType, outcome);
    return 'booking' in outcome ? this.bookings.created(outcome) : outcome;
  }
}
