import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { SlotRepository } from './slot.repository.js';
import { SlotFinder } from './slot-finder.js';

@Module({
  imports: [ScheduleModule, ToursModule],
  providers: [SlotFinder, SlotRepository],
  exports: [SlotFinder, SlotRepository, ScheduleModule],
})
export class SlotsModule {}
