import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { CalendarRepository } from './calendar.repository.js';
import { HouseCalendarResolver } from './house-calendar.resolver.js';

@Module({
  imports: [ScheduleModule],
  providers: [CalendarRepository, HouseCalendarResolver],
  exports: [CalendarRepository],
})
export class CalendarModule {}
