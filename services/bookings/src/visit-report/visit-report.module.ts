import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { SlotVisitsReader } from './slot-visits.js';
import { VisitsReport } from './visits-report.js';
import { VisitsReportResolver } from './visits-report.resolver.js';

@Module({
  imports: [CalendarModule, ScheduleModule, ToursModule],
  providers: [SlotVisitsReader, VisitsReport, VisitsReportResolver],
})
export class VisitReportModule {}
