import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { AvailabilityCalendar } from './availability-calendar.js';

@Module({ imports: [ScheduleModule, SlotsModule], providers: [AvailabilityCalendar, AvailabilityResolver] })
export class AvailabilityModule {}
