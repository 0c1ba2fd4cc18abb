import { notPublished, publishEarlier, publishEarlierReturns } from '@hilltop/payments/money/publish-earlier-money.job';
import type { ReturnRule } from '@hilltop/payments/payment.statements';
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
import { NotesModule } from './notes/notes.module.js';
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

/** Payments of bookings of a release that stored none. The trigger publishes them. */
const STORE_FIRST_PAYMENTS = `
  INSERT INTO payments (id, intent_id, booking_id, amount_cents, status, created_at)
  SELECT b.payment_intent_id, b.payment_intent_id, b.id, b.total_cents, 'used', b.created_at FROM bookings b
  WHERE b.revision = 0 AND b.payment_status = 'paid' AND ${notPublished('b.id')}
    AND NOT EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id)
  ON CONFLICT (id) DO NOTHING RETURNING id`;

export const EARLIER_MONEY_OF_BOOKINGS = [
  STORE_FIRST_PAYMENTS,
  publishEarlier('bookings', 'publish_booking_money'),
  publishEarlierReturns('bookings'),
];

/** Bookings from earlier releases have no row in `payments`, so `bookings` is checked too. */
export const RETURN_RULE: ReturnRule = {
  reason: 'not_booked',
  unless: 'EXISTS (SELECT FROM bookings WHERE payment_intent_id = $1::text)',
};

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
