import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ChangeDayResult, ChangeHoursResult } from '../generated/schema-types.js';
import { changeDayInput, changeHoursInput } from './calendar.input.js';
import { ChangeDay } from './change-day.js';
import { ChangeHours } from './change-hours.js';
import { changedView } from './changed.view.js';

@Resolver()
export class CalendarHoursResolver {
  constructor(
    private readonly changeHours: ChangeHours,
    private readonly changeDay: ChangeDay,
  ) {}

  @Mutation('changeHours')
  async hours(
    @Args('version') version: number,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeHoursResult> {
    const parsed = parseInput(changeHoursInput, input);
    if (!parsed.ok) return parsed.refusal;
    return changedView(await this.changeHours.execute(parsed.value, version, staff));
  }

  @Mutation('changeDay')
  async day(
    @Args('version') version: number,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeDayResult> {
    const parsed = parseInput(changeDayInput, input);
    if (!parsed.ok) return parsed.refusal;
    return changedView(await this.changeDay.execute(parsed.value, version, staff));
  }
}
