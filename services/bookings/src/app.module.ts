import { Module } from '@nestjs/common';
import { AvailabilityModule } from './availability/availability.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { FoodModule } from './food/food.module.js';
import { HoldsModule } from './holds/holds.module.js';
import { ToursModule } from './tours/tours.module.js';
import { VisitsModule } from './visits/visits.module.js';

@Module({ imports: [ToursModule, AvailabilityModule, FoodModule, HoldsModule, BookingsModule, VisitsModule] })
export class AppModule {}
