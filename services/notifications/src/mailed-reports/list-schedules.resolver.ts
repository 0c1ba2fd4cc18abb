import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { ReportSchedule as ScheduleView } from '../generated/schema-types.js';
import { ReportSchedule } from './report-schedule.entity.js';
import { scheduleView } from './schedule.view.js';

/** Each manager sees their own. */
@Resolver()
export class ListSchedulesResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('reportSchedules')
  async list(@CurrentStaff() { id: staffId }: StaffIdentity): Promise<ScheduleView[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return (await this.dataSource.manager.find(ReportSchedule, { where: { staffId }, order })).map(scheduleView);
  }
}
