import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CreateTourResult } from '../../generated/schema-types.js';
import { createTourInput } from '../tour.input.js';
import { tourView } from '../tour.view.js';
import { CreateTour } from './create-tour.js';

@Resolver()
export class CreateTourResolver {
  constructor(private readonly createTour: CreateTour) {}

  @Mutation('createTour')
  async create(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<CreateTourResult> {
    const parsed = parseInput(createTourInput, input);
    if (!parsed.ok) return parsed.refusal;
    const outcome = await this.createTour.execute(parsed.value, staff);
    return 'tour' in outcome ? { __typename: 'TourCreated', tour: tourView(outcome.tour) } : outcome;
  }
}
