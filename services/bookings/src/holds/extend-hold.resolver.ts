import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ExtendHoldResult } from '../generated/schema-types.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { refuse } from '../refusals.en.js';
import { HoldRepository } from './hold.repository.js';
import { holdView } from './hold.view.js';

@Resolver()
export class ExtendHoldResolver {
  constructor(
    private readonly holds: HoldRepository,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('extendHold')
  async extend(@Args('holdId') holdId: string): Promise<ExtendHoldResult> {
    if (!isUuid(holdId)) return refuse.HoldNotFound();
    const extended = await this.holds.extend(holdId);
    const hold = await this.holds.find(holdId);
    const now = this.clock.now();
    if (!hold?.isActive(now)) return refuse.HoldNotFound();
    return extended ? holdView(hold, this.venue, now) : refuse.HoldNotExtendable();
  }
}
