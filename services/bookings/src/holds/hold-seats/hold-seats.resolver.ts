import { CurrentCaller, CurrentNetwork } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { HoldSeatsResult } from '../../generated/schema-types.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { holdView } from '../hold.view.js';
import { holdSeatsInput } from './hold-seats.input.js';
import { HoldSeats } from './hold-seats.js';

@Resolver()
export class HoldSeatsResolver {
  constructor(
    private readonly holdSeats: HoldSeats,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('holdSeats')
  async hold(
    @Args('input') input: unknown,
    @CurrentCaller() caller: string | undefined,
    @CurrentNetwork() network: string | undefined,
  ): Promise<HoldSeatsResult> {
    const parsed = parseInput(holdSeatsInput, input);
    if (!parsed.ok) return parsed.refusal;
    const outcome = await this.holdSeats.execute(parsed.value, { caller, network });
    return 'hold' in outcome ? holdView(outcome.hold, this.venue, this.clock.now()) : outcome;
  }
}
