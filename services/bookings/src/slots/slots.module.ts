import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { SlotRepository } from './slot.repository.js';
import { SlotFinder } from './slot-finder.js';
import { StartFactsReader } from './start-facts.js';
import { StartPricesResolver } from './start-prices.resolver.js';

@Module({
  imports: [ScheduleModule, CalendarModule, ToursModule],
  providers: [SlotFinder, SlotRepository, StartFactsReader, StartPricesResolver],
  exports: [SlotFinder, SlotRepository, StartFactsReader, ScheduleModule, CalendarModule],
})
export class SlotsModule {}
