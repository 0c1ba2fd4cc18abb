import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { FoodModule } from '../food/food.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { BookForCaller } from './book-for-caller/book-for-caller.js';
import { BookForCallerResolver } from './book-for-caller/book-for-caller.resolver.js';
import { ChangePaymentLink } from './change-payment-link/change-payment-link.js';
import { ChangePaymentLinkResolver } from './change-payment-link/change-payment-link.resolver.js';
import { PayByLink } from './pay-by-link/pay-by-link.js';
import { PayByLinkResolver } from './pay-by-link/pay-by-link.resolver.js';
import { PaymentLinkViews } from './payment-link.view.js';
import { PaymentLinks } from './payment-links.js';
import { StartLinkPaymentResolver } from './start-link-payment/start-link-payment.resolver.js';

@Module({
  imports: [BookingsModule, FoodModule, HoldsModule, SlotsModule, ToursModule],
  providers: [
    PaymentLinks,
    PaymentLinkViews,
    BookForCaller,
    BookForCallerResolver,
    StartLinkPaymentResolver,
    PayByLink,
    PayByLinkResolver,
    ChangePaymentLink,
    ChangePaymentLinkResolver,
  ],
})
export class CallerBookingsModule {}
