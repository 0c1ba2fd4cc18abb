import { staffActionRecorded } from '@hilltop/contracts/notifications/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { EndReportScheduleResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { type ReportSchedule, reportOf } from './report-schedule.entity.js';

type Ended = Pick<ReportSchedule, 'file' | 'every' | 'day'>;

/** $1 id, $2 the caller's account. */
const END = 'DELETE FROM report_schedules WHERE id = $1 AND staff_id = $2 RETURNING file, every, day';

/** Ends only the caller's own schedule. A queued e-mail finds no schedule, and is dropped. */
@Resolver()
export class EndScheduleResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('endReportSchedule')
  async end(@Args('id') id: string, @CurrentStaff() staff: StaffIdentity): Promise<EndReportScheduleResult> {
    if (!isUuid(id)) return refuse.ReportScheduleNotFound();
    const isEnded = await inTransaction(this.dataSource, async (manager) => {
      const [[ended]] = (await manager.query(END, [id, staff.id])) as [Ended[], number];
      if (!ended) return false;
      const target = { targetType: 'report-schedule', targetId: id, targetName: reportOf(ended.file).label };
      const done = { staff, action: 'endReportSchedule', ...target, before: { ...ended }, after: null };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, this.clock.now()));
      return true;
    });
    if (!isEnded) return refuse.ReportScheduleNotFound();
    this.outbox.wake();
    return { __typename: 'ReportScheduleEnded', id };
  }
}
