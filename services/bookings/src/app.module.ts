import { notPublished, publishEarlier, publishEarlierReturns } from '@hilltop/payments/money/publish-earlier-money.job';
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
  ],
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
