import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { WithdrawTourResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { ReplaceTour } from './replace-tour.js';
import { tourActionEvent } from './tour.actions.js';
import { tourWithdrawnEvent } from './tour.events.js';

/** A request that read it before still succeeds. */
@Resolver()
export class WithdrawTourResolver {
  constructor(
    private readonly replace: ReplaceTour,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('withdrawTour')
  async withdraw(
    @Args('id') id: string,
    @Args('version') version: number,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<WithdrawTourResult> {
    if (!isUuid(id)) return refuse.TourNotFound();
    const now = this.clock.now();
    const outcome = await this.replace.execute(id, version, (current) => {
      const tour = current.withdrawn(now);
      const action = tourActionEvent('withdrawTour', staff, current, tour, now);
      return { entity: tour, events: [tourWithdrawnEvent(tour, now), action] };
    });
    if (!('tour' in outcome)) return outcome;
    return { __typename: 'TourWithdrawn', tourId: id };
  }
}
