import type { ReportSchedule as ScheduleView } from '../generated/schema-types.js';
import { coveredDays } from './report-period.js';
import type { ReportSchedule } from './report-schedule.entity.js';

export function scheduleView({ id, file, every, day, nextOn }: ReportSchedule): ScheduleView {
  const { from, to } = coveredDays(every, nextOn);
  return {
    __typename: 'ReportSchedule',
    id,
    file,
    every: every.toUpperCase() as Uppercase<typeof every>,
    day,
    nextOn,
    nextFrom: from,
    nextTo: to,
  };
}
