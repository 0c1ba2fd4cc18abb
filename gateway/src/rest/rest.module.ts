import { Module } from '@nestjs/common';
import { AllowedMethods } from './allowed-methods.js';
import { OperationRunner } from './operation-runner.js';
import { PlanWarmer } from './plan-warmer.js';
import { TourBookingsController } from './tour-bookings.controller.js';
import { ToursController } from './tours.controller.js';

/** The documented REST calls (spec.md §7). A new path adds its operation, its controller and a line in each list. */
@Module({
  controllers: [ToursController, TourBookingsController],
  providers: [OperationRunner, PlanWarmer, AllowedMethods],
})
export class RestModule {}
