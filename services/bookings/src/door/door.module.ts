import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { StaffCalendarModule } from '../staff-calendar/staff-calendar.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { BookingHistoryResolver } from './check-in/booking-history.resolver.js';
import { CheckInsByEmailResolver } from './check-in/check-ins-by-email.resolver.js';
import { DoorDay } from './check-in/door-day.js';
import { DoorDayResolver } from './check-in/door-day.resolver.js';
import { SettleConflict } from './check-in/settle-conflict.js';
import { SubmitScans } from './check-in/submit-scans.js';
import { SubmitScansResolver } from './check-in/submit-scans.resolver.js';
import { LookUpTicket } from './look-up/look-up-ticket.js';
import { LookUpTicketResolver } from './look-up/look-up-ticket.resolver.js';
import { DoorBookings } from './manifest/door-bookings.js';
import { DoorManifest } from './manifest/door-manifest.js';
import { DoorManifestResolver } from './manifest/door-manifest.resolver.js';

@Module({
  imports: [BookingsModule, ScheduleModule, StaffCalendarModule, TicketsModule],
  providers: [
    DoorBookings,
    DoorManifest,
    DoorManifestResolver,
    SubmitScans,
    SubmitScansResolver,
    DoorDay,
    SettleConflict,
    DoorDayResolver,
    CheckInsByEmailResolver,
    BookingHistoryResolver,
    LookUpTicket,
    LookUpTicketResolver,
  ],
})
export class DoorModule {}
