import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ExtendHoldResult } from '../generated/schema-types.js';
import { VenueClock } from '../schedule/venue-clock.js';
import { holdNotExtendable, holdNotFound } from './hold.refusals.js';
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
    if (!isUuid(holdId)) return holdNotFound();
    const extended = await this.holds.extend(holdId);
    const hold = await this.holds.find(holdId);
    const now = this.clock.now();
    if (!hold?.isActive(now)) return holdNotFound();
    return extended ? holdView(hold, this.venue, now) : holdNotExtendable();
  }
}
