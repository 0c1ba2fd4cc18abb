import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { UpdateTourResult } from '../../generated/schema-types.js';
import { ReplaceTour } from '../replace-tour.js';
import { tourActionEvent } from '../tour.actions.js';
import { tourChangedEvent } from '../tour.events.js';
import { updateTourInput } from '../tour.input.js';
import { tourNotFound } from '../tour.refusals.js';
import { tourView } from '../tour.view.js';
import { refusalView } from '../tour-refusal.view.js';

@Resolver()
export class UpdateTourResolver {
  constructor(
    private readonly replace: ReplaceTour,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('updateTour')
  async update(
    @Args('id') id: string,
    @Args('version') version: number,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<UpdateTourResult> {
    const parsed = parseInput(updateTourInput, input);
    if (!parsed.ok) return parsed.refusal;
    if (!isUuid(id)) return tourNotFound;
    const now = this.clock.now();
    const outcome = await this.replace.execute(id, version, (current) => {
      const tour = current.changed(parsed.value);
      const action = tourActionEvent('updateTour', staff, current, tour, now);
      return { entity: tour, events: [tourChangedEvent(tour, now), action] };
    });
    if (!('tour' in outcome)) return refusalView(outcome);
    return { __typename: 'TourUpdated', tour: tourView(outcome.tour) };
  }
}
