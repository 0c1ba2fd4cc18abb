import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { AssignGuideResult, ChangeCapacityResult, LeadTimeResult } from '../../../generated/schema-types.js';
import { assignGuideInput, changeCapacityInput } from '../calendar.input.js';
import { changedView } from '../changed.view.js';
import { ChangeTime } from './change-time.js';

@Resolver()
export class ChangeTimeResolver {
  constructor(private readonly changeTime: ChangeTime) {}

  @Mutation('changeCapacity')
  async capacity(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<ChangeCapacityResult> {
    const parsed = parseInput(changeCapacityInput, input);
    if (!parsed.ok) return parsed.refusal;
    return changedView(await this.changeTime.capacity(parsed.value, staff));
  }

  @Mutation('assignGuide')
  async guides(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<AssignGuideResult> {
    const parsed = parseInput(assignGuideInput, input);
    if (!parsed.ok) return parsed.refusal;
    return changedView(await this.changeTime.guides(parsed.value, staff));
  }

  @Mutation('leadTime')
  async lead(@Args('slotId') slotId: string, @CurrentStaff() staff: StaffIdentity): Promise<LeadTimeResult> {
    return changedView(await this.changeTime.lead(slotId, staff));
  }
}
