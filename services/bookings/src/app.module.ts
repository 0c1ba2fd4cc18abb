import { PaymentsModule } from '@hilltop/payments/payments.module';
import { callUs } from '@hilltop/platform/house/call-us';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { AvailabilityModule } from './availability/availability.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { CallerBookingsModule } from './caller-bookings/caller-bookings.module.js';
import { ClosuresModule } from './closures/closures.module.js';
import { DoorModule } from './door/door.module.js';
import { FoodModule } from './food/food.module.js';
import { GuestBookModule } from './guest-book/guest-book.module.js';
import { GuideFeedModule } from './guide-feed/guide-feed.module.js';
import { HoldsModule } from './holds/holds.module.js';
import { KitchenModule } from './kitchen/kitchen.module.js';
import { EARLIER_MONEY_OF_BOOKINGS } from './money/earlier-money.js';
import { NotesModule } from './notes/notes.module.js';
import { RETURN_RULE } from './payments/return-rule.js';
import { EraseGuestWhenRequested } from './personal-data/personal-data.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { SaleLinesModule } from './sale-lines/sale-lines.module.js';
import { StaffCalendarModule } from './staff-calendar/staff-calendar.module.js';
import { SUBSCRIPTIONS } from './subscriptions.js';
import { TicketsModule } from './tickets/tickets.module.js';
import { TourPricesModule } from './tour-prices/tour-prices.module.js';
import { ToursModule } from './tours/tours.module.js';
import { UpdateTourModule } from './update-tour/update-tour.module.js';
import { VisitReportModule } from './visit-report/visit-report.module.js';
import { VisitsModule } from './visits/visits.module.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';
import { WaiversModule } from './waivers/waivers.module.js';
import { WalkUpModule } from './walk-up/walk-up.module.js';

@Module({
  imports: [
    InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }),
    PaymentsModule.forRoot('bookings', RETURN_RULE, EARLIER_MONEY_OF_BOOKINGS),
    ToursModule,
    TourPricesModule,
    AvailabilityModule,
    FoodModule,
    HoldsModule,
    BookingsModule,
    VisitsModule,
    TicketsModule,
    NotesModule,
    GuestBookModule,
    RemindersModule,
    StaffCalendarModule,
    ClosuresModule,
    GuideFeedModule,
    UpdateTourModule,
    WaitlistModule,
    WaiversModule,
    WalkUpModule,
    CallerBookingsModule,
    SaleLinesModule,
    KitchenModule,
    DoorModule,
    VisitReportModule,
  ],
  providers: [
    EraseGuestWhenRequested,
    LearnHouseDetailsWhenChanged,
    ...callUs(
      'TooManyHolds',
      'TooManyPurchases',
      'TooManyLinkRequests',
      'TooManyWaitlistEntries',
      'WaitlistUnconfirmed',
    ),
    ...callUs('BookingNotChangeable'),
  ],
})
export class AppModule {}
