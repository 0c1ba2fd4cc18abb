import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { NO_DAY, parseDate } from '@hilltop/platform/values/calendar-date';
import { cleanLine } from '@hilltop/platform/values/typed-text';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CloseDayResult, PreviewClosureResult, ReopenDayResult } from '../../generated/schema-types.js';
import { closeDayInput, closureSpanInput } from './close-day/close-day.input.js';
import { CloseDay } from './close-day/close-day.js';
import { closureView } from './list-closures/closure.view.js';
import { ClosuresRepository } from './list-closures/closures.repository.js';
import { PreviewClosure } from './preview-closure.js';
import { ReopenDay } from './reopen-day.js';

@Resolver()
export class CloseAndReopenResolver {
  constructor(
    private readonly previewClosure: PreviewClosure,
    private readonly closeDay: CloseDay,
    private readonly reopenDay: ReopenDay,
    private readonly closures: ClosuresRepository,
  ) {}

  @Query('previewClosure')
  async preview(@Args() span: unknown): Promise<PreviewClosureResult> {
    const parsed = parseInput(closureSpanInput, span);
    return parsed.ok ? this.previewClosure.execute(parsed.value) : parsed.refusal;
  }

  @Mutation('closeDay')
  async close(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<CloseDayResult> {
    const parsed = parseInput(closeDayInput, input);
    if (!parsed.ok) return parsed.refusal;
    const outcome = await this.closeDay.execute(parsed.value, staff);
    if ('__typename' in outcome) return outcome;
    const closure = await this.closures.find(outcome.closureId);
    if (!closure) throw new Error(`closure ${outcome.closureId} is gone`);
    return { __typename: 'DayClosed', closure: closureView(closure) };
  }

  @Mutation('reopenDay')
  async reopen(
    @Args('date') text: string,
    @Args('reason') reason: string | null | undefined,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ReopenDayResult> {
    const date = parseDate(text);
    if (!date) return invalidInput([{ field: 'date', message: NO_DAY.error() }]);
    const outcome = await this.reopenDay.execute(date, (reason && cleanLine(reason).slice(0, 500)) || null, staff);
    return '__typename' in outcome ? outcome : { __typename: 'DayReopened', date: text, ...outcome };
  }
}
