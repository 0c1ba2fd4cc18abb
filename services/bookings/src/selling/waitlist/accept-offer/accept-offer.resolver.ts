import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BookingMetrics } from '../../../bookings/booking.metrics.js';
import { BookingViews } from '../../../bookings/booking.view.js';
import type { AcceptOfferInput, AcceptOfferResult, ExtendOfferResult } from '../../../generated/schema-types.js';
import { HoldRepository } from '../../../holds/hold.repository.js';
import { refuse } from '../../../refusals.en.js';
import { RefuseUnread } from '../../create-booking/refuse-unread.js';
import { WaitlistViews } from '../waitlist.view.js';
import { WaitlistLinks } from '../waitlist-links.js';
import { AcceptOffer } from './accept-offer.js';

/** The offer is extended for the payment, then its seats are booked. */
@Resolver()
export class AcceptOfferResolver {
  constructor(
    private readonly acceptOffer: AcceptOffer,
    private readonly refuseUnread: RefuseUnread,
    private readonly holds: HoldRepository,
    private readonly links: WaitlistLinks,
    private readonly views: WaitlistViews,
    private readonly bookings: BookingViews,
    private readonly metrics: BookingMetrics,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('extendOffer')
  async extend(@Args('token') token: string): Promise<ExtendOfferResult> {
    const entry = await this.links.open(token);
    if (!entry) return refuse.WaitlistEntryNotFound();
    if (entry.status !== 'offered' || !entry.holdId) return refuse.OfferEnded();
    await this.holds.extend(entry.holdId);
    const hold = await this.holds.find(entry.holdId);
    return hold?.isActive(this.clock.now()) ? this.views.of(entry) : refuse.OfferEnded();
  }

  @Mutation('acceptOffer')
  async accept(
    @Args('token') token: string,
    @Args('input') input: AcceptOfferInput,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
    @CurrentCaller() caller: string | undefined,
  ): Promise<AcceptOfferResult> {
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return this.refuseUnread.execute(input, key.refusal);
    const entry = await this.links.open(token);
    if (!entry) return this.refuseUnread.execute(input, refuse.WaitlistEntryNotFound());
    const outcome = await this.acceptOffer.execute(entry, input, key.value.idempotencyKey, caller);
    this.metrics.count(entry.tourType, outcome);
    return 'booking' in outcome ? this.bookings.created(outcome) : outcome;
  }
}
