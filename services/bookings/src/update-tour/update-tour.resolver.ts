import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { UpdateTourResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { updateTourInput } from '../tours/tour.input.js';
import { tourView } from '../tours/tour.view.js';
import { UpdateTour } from './update-tour.js';

@Resolver()
export class UpdateTourResolver {
  constructor(private readonly updateTour: UpdateTour) {}

  @Mutation('updateTour')
  async update(
    @Args('id') id: string,
    @Args('version') version: number,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<UpdateTourResult> {
    const parsed = parseInput(updateTourInput, input);
    if (!parsed.ok) return parsed.refusal;
    if (!isUuid(id)) return refuse.TourNotFound();
    const outcome = await this.updateTour.execute(id, version, parsed.value, staff);
    if ('tour' in outcome) return { __typename: 'TourUpdated', tour: tourView(outcome.tour) };
    return outcome;
  }
}
