import { MAX_REFUND_STEPS, MAX_RULE_HOURS } from '@hilltop/contracts/house/change-rule';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { CalendarChangedMeanwhile } from '../../generated/refusals.js';
import type { MutationSetChangeRuleArgs, SetChangeRuleResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { ChangeRuleRow, ruleInForce } from '../calendar/change-rule.entity.js';
import type { HouseCalendar } from '../calendar/house-calendar.js';
import { type CalendarAction, CalendarChange } from './calendar-change.js';
import { changedView } from './changed.view.js';

const hoursField = z
  .int()
  .min(0, 'Hours are 0 or more')
  .max(MAX_RULE_HOURS, `Hours are at most ${MAX_RULE_HOURS}, which is a year`);

const stepsField = z
  .array(
    z.object({
      untilHours: hoursField,
      percent: z.int().min(1, 'Percent are 1 to 100').max(100, 'Percent are 1 to 100'),
    }),
  )
  .max(MAX_REFUND_STEPS, `A rule has at most ${MAX_REFUND_STEPS} steps`)
  .superRefine((steps, context) => {
    steps.slice(1).forEach((step, at) => {
      const before = steps[at];
      if (!before) return;
      const refuse = (field: 'untilHours' | 'percent', message: string) =>
        context.addIssue({ code: 'custom', path: [at + 1, field], message });
      if (step.untilHours >= before.untilHours)
        refuse('untilHours', 'Each step ends later, so it has fewer hours than the one before');
      if (step.percent >= before.percent) refuse('percent', 'Each step gives less than the one before');
    });
  });

const ruleInput = z.object({ changesUntilHours: hoursField, refundSteps: stepsField });
type Rule = z.output<typeof ruleInput>;

/** For visits that are sold from now on. Those that were sold keep theirs. */
@Resolver()
export class SetChangeRuleResolver {
  constructor(
    private readonly calendarChange: CalendarChange,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('setChangeRule')
  async set(
    @Args() { version, input }: MutationSetChangeRuleArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SetChangeRuleResult> {
    const parsed = parseInput(ruleInput, input);
    if (!parsed.ok) return parsed.refusal;
    const rule = parsed.value;
    return changedView(
      await this.calendarChange.execute<CalendarChangedMeanwhile>({
        staff,
        action: 'setChangeRule',
        version: null,
        change: (manager, calendar) => this.store(manager, calendar, { rule, version, staff }),
      }),
    );
  }

  private async store(
    manager: EntityManager,
    calendar: HouseCalendar,
    set: { readonly rule: Rule; readonly version: number; readonly staff: StaffIdentity },
  ): Promise<CalendarAction | CalendarChangedMeanwhile> {
    const before = await ruleInForce(manager);
    if (before.version !== set.version) return refuse.CalendarChangedMeanwhile.rule();
    const row = { version: calendar.version + 1, rule: set.rule, setBy: set.staff.id, setAt: this.clock.now() };
    await manager.insert(ChangeRuleRow, row);
    const target = { targetType: 'rule', targetId: 'change-rule', targetName: 'Changes and refunds' };
    return { ...target, before: recorded(before.rule), after: recorded(set.rule) };
  }
}

/** As the record of staff actions shows it. */
function recorded({ changesUntilHours, refundSteps }: Rule | ChangeRuleRow['rule']) {
  return {
    changesUntilHours,
    refunds: refundSteps.map(({ untilHours, percent }) => `${percent}% until ${untilHours} h`),
  };
}
