import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { SlotRepository } from './slot.repository.js';
import { SlotDesk } from './slot-desk.js';

@Module({
  imports: [ScheduleModule, ToursModule],
  providers: [SlotDesk, SlotRepository],
  exports: [SlotDesk, SlotRepository, ScheduleModule],
})
export class SlotsModule {}
