import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { SlotRepository } from './slot.repository.js';
import { SlotFinder } from './slot-finder.js';

@Module({
  imports: [ScheduleModule, CalendarModule, ToursModule],
  providers: [SlotFinder, SlotRepository],
  exports: [SlotFinder, SlotRepository, ScheduleModule, CalendarModule],
})
export class SlotsModule {}
