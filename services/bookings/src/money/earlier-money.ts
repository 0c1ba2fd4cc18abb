import { notPublished, publishEarlier, publishEarlierReturns } from '@hilltop/payments/money/publish-earlier-money.job';

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
