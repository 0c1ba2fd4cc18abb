import type { ReturnRule } from '@hilltop/payments/payment.statements';

/** Bookings of earlier releases are not in the table of payments, so they are looked for besides. */
export const RETURN_RULE: ReturnRule = {
  reason: 'not_booked',
  unless: 'EXISTS (SELECT FROM bookings WHERE payment_intent_id = $1::text)',
};
