import { Module } from '@nestjs/common';
import { PublicAsker } from '../answers/public-asker.js';
import { AllowedMethods } from './allowed-methods.js';
import { CartController } from './cart.controller.js';
import { ContactController } from './contact.controller.js';
import { OperationRunner } from './operation-runner.js';
import { OrdersController } from './orders.controller.js';
import { PlanWarmer } from './plan-warmer.js';
import { ProductsController } from './products.controller.js';
import { StaffController } from './staff.controller.js';
import { TourBookingsController } from './tour-bookings.controller.js';
import { ToursController } from './tours.controller.js';

/** The documented REST calls (spec.md §7). A new path adds its operation, its description and its controller. */
@Module({
  controllers: [
    ToursController,
    TourBookingsController,
    ProductsController,
    CartController,
    OrdersController,
    ContactController,
    StaffController,
  ],
  providers: [OperationRunner, PlanWarmer, AllowedMethods, PublicAsker],
})
export class RestModule {}
