import { Module } from '@nestjs/common';
import { FoodModule } from '../food/food.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { BookingMetrics } from './booking.metrics.js';
import { BookingRepository } from './booking.repository.js';
import { BookingViews } from './booking.view.js';
import { BookingDeadlines } from './booking-deadlines.js';
import { BookingLinks } from './booking-links.js';
import { BookingTicketResolver } from './booking-ticket/booking-ticket.resolver.js';
import { BookingsAheadResolver } from './bookings-ahead/bookings-ahead.resolver.js';
import { BookingsByEmailResolver } from './bookings-by-email/bookings-by-email.resolver.js';
import { AllocateSeats } from './create-booking/allocate-seats.js';
import { CreateBooking } from './create-booking/create-booking.js';
import { CreateBookingResolver } from './create-booking/create-booking.resolver.js';
import { RefuseUnread } from './create-booking/refuse-unread.js';
import { BookingList } from './list-bookings/booking-list.js';
import { ListBookingsResolver } from './list-bookings/list-bookings.resolver.js';
import { StartPaymentResolver } from './start-payment/start-payment.resolver.js';

@Module({
  imports: [FoodModule, SlotsModule, HoldsModule, ToursModule],
  providers: [
    BookingMetrics,
    BookingRepository,
    AllocateSeats,
    CreateBooking,
    CreateBookingResolver,
    StartPaymentResolver,
    RefuseUnread,
    BookingTicketResolver,
    ListBookingsResolver,
    BookingList,
    BookingLinks,
    BookingDeadlines,
    BookingViews,
    BookingsByEmailResolver,
    BookingsAheadResolver,
  ],
  exports: [
    BookingRepository,
    BookingMetrics,
    BookingLinks,
    BookingDeadlines,
    BookingViews,
    CreateBooking,
    AllocateSeats,
    RefuseUnread,
  ],
})
export class BookingsModule {}
