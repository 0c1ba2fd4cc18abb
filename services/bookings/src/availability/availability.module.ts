import { Module } from '@nestjs/common';
import { SlotsModule } from '../slots/slots.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { AvailabilityCalendar } from './availability-calendar.js';

@Module({ imports: [SlotsModule, ToursModule], providers: [AvailabilityCalendar, AvailabilityResolver] })
export class AvailabilityModule {}
