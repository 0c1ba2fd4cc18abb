import { Module } from '@nestjs/common';
import { HoldsModule } from '../holds/holds.module.js';
import { MockPaymentProvider } from '../payments/mock-payment-provider.js';
import { PaymentProvider } from '../payments/payment-provider.js';
import { SlotsModule } from '../slots/slots.module.js';
import { BookingMetrics } from './booking.metrics.js';
import { BookingRepository } from './booking.repository.js';
import { BookingTicketResolver } from './booking-ticket/booking-ticket.resolver.js';
import { AllocateSeats } from './create-booking/allocate-seats.js';
import { CreateBooking } from './create-booking/create-booking.js';
import { CreateBookingResolver } from './create-booking/create-booking.resolver.js';
import { BookingList } from './list-bookings/booking-list.js';
import { ListBookingsResolver } from './list-bookings/list-bookings.resolver.js';

@Module({
  imports: [SlotsModule, HoldsModule],
  providers: [
    BookingMetrics,
    BookingRepository,
    AllocateSeats,
    CreateBooking,
    CreateBookingResolver,
    BookingTicketResolver,
    ListBookingsResolver,
    BookingList,
    { provide: PaymentProvider, useClass: MockPaymentProvider },
  ],
})
export class BookingsModule {}
