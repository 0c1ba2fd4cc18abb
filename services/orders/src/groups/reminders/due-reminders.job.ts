import { randomUUID } from 'node:crypto';
import { groupReminderDue } from '@hilltop/contracts/orders/group-reminder-due';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Group } from '../group.entity.js';
import { VenueDays } from '../venue-days.js';
import { FindReminders, type FoundReminder } from './find-reminders.js';
import { GroupReminder, GroupReminderRule } from './group-reminder.entities.js';

const EVERY_MS = 60_000;

/** Takes what is due, once: row and event are one transaction, and the row's key lets one replica take it. */
@Injectable()
export class GroupRemindersJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly find: FindReminders,
    private readonly days: VenueDays,
    private readonly outbox: Outbox,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'group-reminders', everyMs: EVERY_MS, run: () => this.execute() });
  }

  async execute(): Promise<void> {
    if (!this.days.isOfficeTime()) return;
    const rules = await this.dataSource.manager.findBy(GroupReminderRule, { isOn: true });
    for (const found of await this.find.execute(rules.map(({ kind }) => kind))) await this.take(found);
    this.outbox.wake();
  }

  private async take(found: FoundReminder): Promise<void> {
    const [id, now] = [randomUUID(), this.clock.now()];
    await inTransaction(this.dataSource, async (manager) => {
      const insertion = manager.createQueryBuilder().insert().into(GroupReminder);
      const { raw } = await insertion
        .values({ id, dueAt: now, ...found })
        .orIgnore()
        .returning('id')
        .execute();
      if (raw.length === 0) return;
      const { groupId } = found;
      const { language } = await manager.findOneByOrFail(Group, { id: groupId });
      const facts = { aggregateId: groupId, correlationId: correlationId(), now };
      await this.outbox.add(
        manager,
        groupReminderDue.create({ ...facts, data: { reminderId: id, groupId, language } }),
      );
    });
  }
}
