import { randomUUID } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/notifications/staff-action-recorded';
import { REPORTS } from '@hilltop/contracts/reports/reports';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Environment } from '../env.js';
import type { AddReportScheduleResult } from '../generated/schema-types.js';
import { nextMailDay, venueDate } from './report-period.js';
import { ReportSchedule, reportOf } from './report-schedule.entity.js';
import { scheduleView } from './schedule.view.js';

const ADD = `INSERT INTO report_schedules (id, staff_id, file, every, day, next_on, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (staff_id, file, every, day) DO NOTHING RETURNING id`;

/** A weekday is 1 for Monday to 7 for Sunday; a day of the month is 1 to 28, because every month has those. */
const addScheduleInput = z
  .strictObject({
    file: z.enum(REPORTS.map(({ name }) => name)),
    every: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['week', 'month'])),
    day: z.int(),
  })
  .superRefine(({ every, day }, context) => {
    const last = every === 'week' ? 7 : 28;
    if (day >= 1 && day <= last) return;
    const message = every === 'week' ? 'Please choose a weekday.' : 'Please choose a day from 1 to 28.';
    context.addIssue({ code: 'custom', path: ['day'], message });
  });

/** Adds a schedule for the caller. Idempotent. */
@Resolver()
export class AddScheduleResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'VENUE_TIME_ZONE'>,
  ) {}

  @Mutation('addReportSchedule')
  async add(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<AddReportScheduleResult> {
    const parsed = parseInput(addScheduleInput, input);
    if (!parsed.ok) return parsed.refusal;
    const { file, every, day } = parsed.value;
    const now = this.clock.now();
    const nextOn = nextMailDay({ every, day }, venueDate(now, this.settings.VENUE_TIME_ZONE));
    const key = { staffId: staff.id, file, every, day };
    const schedule = await inTransaction(this.dataSource, async (manager) => {
      const added: { id: string }[] = await manager.query(ADD, [randomUUID(), staff.id, file, every, day, nextOn, now]);
      for (const { id: targetId } of added) {
        const target = { targetType: 'report-schedule', targetId, targetName: reportOf(file).label };
        const done = { staff, action: 'addReportSchedule', ...target, before: null, after: { file, every, day } };
        await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, now));
      }
      return manager.findOneByOrFail(ReportSchedule, key);
    });
    this.outbox.wake();
    return { __typename: 'ReportScheduleAdded', schedule: scheduleView(schedule) };
  }
}
