import type { ReturnRule } from '@hilltop/payments/payment.statements';
import { PaymentsModule } from '@hilltop/payments/payments.module';
import { callOrWrite } from '@hilltop/platform/house/call-us';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { EraseGuestWhenRequested } from './personal-data.js';
import { opening } from './providers/opening.js';
import { receiving } from './providers/receiving.js';
import { selling } from './providers/selling.js';
import { visiting } from './providers/visiting.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

/** Bookings from earlier releases have no row in `payments`, so `bookings` is checked too. */
export const RETURN_RULE: ReturnRule = {
  reason: 'not_booked',
  unless: 'EXISTS (SELECT FROM bookings WHERE payment_intent_id = $1::text)',
};

@Module({
  imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }), PaymentsModule.forRoot('bookings', RETURN_RULE)],
  providers: [
    ...selling,
    ...visiting,
    ...opening,
    ...receiving,
    EraseGuestWhenRequested,
    LearnHouseDetailsWhenChanged,
    ...callOrWrite(
      'TooManyHolds',
      'TooManyPurchases',
      'TooManyLinkRequests',
      'TooManyWaitlistEntries',
      'WaitlistUnconfirmed',
    ),
    ...callOrWrite('BookingNotChangeable'),
  ],
})
export class AppModule {}
