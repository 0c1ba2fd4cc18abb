import type { ReturnRule } from '@hilltop/payments/payment.statements';

/** Bookings from earlier releases have no row in `payments`, so `bookings` is checked too. */
export const RETURN_RULE: ReturnRule = {
  reason: 'not_booked',
  unless: 'EXISTS (SELECT FROM bookings WHERE payment_intent_id = $1::text)',
};
