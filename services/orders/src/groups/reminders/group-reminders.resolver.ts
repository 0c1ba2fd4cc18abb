import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type {
  GroupReminderKind,
  GroupReminderMail,
  MutationSetGroupReminderRuleArgs,
  GroupReminderRule as RuleView,
  SetGroupReminderRuleResult,
} from '../../generated/schema-types.js';
import { GroupsRepository } from '../groups.repository.js';
import { billView, GroupBills } from '../organizer/group-bills.js';
import { GroupLinks } from '../organizer/group-links.js';
import { MyGroupViews } from '../organizer/my-group.view.js';
import { VenueDays } from '../venue-days.js';
import { FindReminders } from './find-reminders.js';
import { GroupReminder, GroupReminderRule } from './group-reminder.entities.js';

/** In the order in which a group gets them. */
const KINDS: readonly GroupReminderKind[] = ['quote_ends', 'secure', 'count', 'visit', 'due', 'overdue'];

const viewOf = ({ kind, isOn }: GroupReminderRule): RuleView => ({ __typename: 'GroupReminderRule', kind, isOn });

@Resolver()
export class GroupRemindersResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly find: FindReminders,
    private readonly bills: GroupBills,
    private readonly links: GroupLinks,
    private readonly views: MyGroupViews,
    private readonly days: VenueDays,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('groupReminderRules')
  async rules(): Promise<RuleView[]> {
    const rules = await this.dataSource.manager.find(GroupReminderRule);
    return rules.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)).map(viewOf);
  }

  /** Turning on what is on is recorded and changes nothing. */
  @Mutation('setGroupReminderRule')
  async set(
    @Args() { kind, isOn }: MutationSetGroupReminderRuleArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SetGroupReminderRuleResult> {
    await inTransaction(this.dataSource, async (manager) => {
      const where = { kind };
      const before = await manager.findOneOrFail(GroupReminderRule, { where, lock: { mode: 'pessimistic_write' } });
      await manager.update(GroupReminderRule, where, { isOn });
      const target = { targetType: 'group-reminder-rule', targetId: kind };
      const done = { staff, action: 'setGroupReminderRule', ...target, before: { isOn: before.isOn }, after: { isOn } };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, this.clock.now()));
    });
    this.outbox.wake();
    return { __typename: 'GroupReminderRule', kind, isOn };
  }

  @Query('groupReminder')
  async mail(@Args('id') id: string): Promise<GroupReminderMail | null> {
    const { manager } = this.dataSource;
    const reminder = isUuid(id) ? await manager.findOneBy(GroupReminder, { id }) : null;
    const group = reminder && (await this.groups.find(reminder.groupId));
    if (!reminder || !group || !(await this.fits(reminder))) return null;
    const { kind, days, about } = reminder;
    const isBill = kind === 'due' || kind === 'overdue';
    const entryId = isBill ? await this.bills.entryOf(about) : null;
    const bill = entryId === null ? null : await this.bills.ofEntry(entryId);
    return {
      __typename: 'GroupReminderMail',
      ...{ kind, days },
      email: bill?.invoice.billEmail || group.organizerEmail,
      url: entryId ? this.links.billUrlOf(group, entryId) : this.links.urlOf(group),
      group: await this.views.of(group),
      bill: bill ? billView(bill) : null,
    };
  }

  /** It is still due, and neither night nor weekend. */
  private async fits({ groupId, kind, days, about }: GroupReminder): Promise<boolean> {
    const isOn = await this.dataSource.manager.existsBy(GroupReminderRule, { kind, isOn: true });
    if (!isOn || !this.days.isOfficeTime()) return false;
    const found = await this.find.execute([kind], groupId);
    return found.some((one) => one.days === days && one.about === about);
  }
}
