import { Module } from '@nestjs/common';
import { SlotsModule } from '../slots/slots.module.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { AvailabilityCalendar } from './availability-calendar.js';

@Module({ imports: [SlotsModule], providers: [AvailabilityCalendar, AvailabilityResolver] })
export class AvailabilityModule {}
