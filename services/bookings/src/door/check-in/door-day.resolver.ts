import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { readDate } from '@hilltop/platform/graphql/read-date';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { QueryDoorDayArgs, SettleConflictResult, DoorDay as View } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { DoorDay } from './door-day.js';
import { settleConflictInput } from './settle-conflict.input.js';
import { SettleConflict } from './settle-conflict.js';

@Resolver()
export class DoorDayResolver {
  constructor(
    private readonly doorDay: DoorDay,
    private readonly settleConflict: SettleConflict,
  ) {}

  @Query('doorDay')
  async day(@Args() query: QueryDoorDayArgs): Promise<View> {
    const { first, offset } = pageArguments(query);
    return this.doorDay.of(readDate('date', query.date), { first, offset });
  }

  @Mutation('settleConflict')
  async settle(
    @Args() input: { conflictId: string },
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SettleConflictResult> {
    const parsed = parseInput(settleConflictInput, input);
    if (!parsed.ok) return parsed.refusal;
    if (!isUuid(input.conflictId)) return refuse.ConflictSettledMeanwhile.settled();
    const settled = await this.settleConflict.execute(parsed.value, staff);
    if (settled === 'stale') return refuse.ConflictSettledMeanwhile.anotherScan();
    const [conflict] = settled ? await this.doorDay.conflictViews([settled]) : [];
    return conflict ? { __typename: 'ConflictSettled', conflict } : refuse.ConflictSettledMeanwhile.settled();
  }
}
