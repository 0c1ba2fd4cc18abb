import { Module } from '@nestjs/common';
import { HoldsModule } from '../holds/holds.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { ResizeStarts } from './resize-starts.js';
import { UpdateTour } from './update-tour.js';
import { UpdateTourResolver } from './update-tour.resolver.js';

/** Above tours and holds: additional seats are offered to the waiting list. */
@Module({
  imports: [ScheduleModule, ToursModule, HoldsModule],
  providers: [UpdateTour, ResizeStarts, UpdateTourResolver],
})
export class UpdateTourModule {}
