import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type {
  MutationSetReminderRuleArgs,
  ReminderKind,
  ReminderRule as RuleView,
  SetReminderRuleResult,
} from '../generated/schema-types.js';
import { ReminderRule } from './reminder.entities.js';

const NAMES: Readonly<Record<ReminderKind, string>> = {
  day_before: 'The day before the visit',
  after_visit: 'After the visit',
};

const viewOf = ({ kind, isOn }: ReminderRule): RuleView => ({ __typename: 'ReminderRule', kind, isOn });

@Resolver()
export class ReminderRulesResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('reminderRules')
  async list(): Promise<RuleView[]> {
    return (await this.dataSource.manager.find(ReminderRule, { order: { kind: 'DESC' } })).map(viewOf);
  }

  /** Turning on what is on is recorded and changes nothing. */
  @Mutation('setReminderRule')
  async set(
    @Args() { kind, isOn }: MutationSetReminderRuleArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SetReminderRuleResult> {
    const rule = await inTransaction(this.dataSource, async (manager) => {
      const before = await manager.findOneOrFail(ReminderRule, {
        where: { kind },
        lock: { mode: 'pessimistic_write' },
      });
      await manager.update(ReminderRule, { kind }, { isOn });
      const target = { targetType: 'reminder-rule', targetId: kind, targetName: NAMES[kind] };
      const sides = { before: { isOn: before.isOn }, after: { isOn } };
      const done = { staff, action: 'setReminderRule', ...target, ...sides };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, this.clock.now()));
      return { kind, isOn };
    });
    this.outbox.wake();
    return viewOf(rule);
  }
}
