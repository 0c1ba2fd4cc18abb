import { isDisputed } from '@hilltop/payments/disputes/store-dispute';
import { keepPayment } from '../payments/keep-payment.js';

// In the transaction of a change, which has locked the booking first.

/** Locks by id, so that crossing moves do not deadlock. */
export const LOCK_SLOTS = 'SELECT id FROM slots WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE';

/** The slot must be locked. $1 slot, $2 seats. */
export const GIVE_SEATS_BACK = 'UPDATE slots SET taken = taken - $2::integer WHERE id = $1::text';

/** Stores the decision of a displaced party, or for it. $1 booking, $2 its new status, $3 now. */
export const ANSWER = `
  UPDATE displacements SET state = CASE $2::text WHEN 'confirmed' THEN 'moved' ELSE 'cancelled' END, answered_at = $3::timestamptz
  WHERE booking_id = $1::uuid AND state = 'displaced'`;

/**
 * A charge has its row since it was started, a payment in the browser has none. Stores nothing when the payment was used or returned.
 * $1 id, $2 the provider's reference, $3 booking, $4 amount, $5 now, $6 when it is captured, or null.
 */
export const USE_PAYMENT = `
  ${keepPayment({
    ...{ id: '$1::text', intentId: '$2::text', booking: '$3::uuid', cents: '$4::integer', now: '$5::timestamptz' },
    captureDueAt: '$6',
  })}
  ON CONFLICT (id) DO UPDATE SET status = 'used', capture_due_at = excluded.capture_due_at
    WHERE p.status = 'started' AND p.booking_id = excluded.booking_id AND p.amount_cents = excluded.amount_cents
  RETURNING id`;

/** $1 id, $2 booking, $3 amount, $4 now, $5 method. */
export const PAY_AT_DOOR = keepPayment({
  ...{ id: '$1::text', booking: '$2::uuid', cents: '$3::integer', now: '$4::timestamptz', method: '$5::text' },
});

/** It took no money. $1 payment. */
export const FORGET_PAYMENT = `UPDATE payments SET status = 'refused', capture_due_at = NULL WHERE id = $1::text AND status = 'used'`;

/** The bank does not pay it, and nothing of it goes back. Returns no row when it was captured or refused before. $1 charge. */
export const REFUSE_CAPTURE = `
  WITH refused AS (
    UPDATE payments SET status = 'refused', capture_due_at = NULL
    WHERE id = $1::text AND status = 'used' AND capture_due_at IS NOT NULL RETURNING id
  ), gone AS (
    DELETE FROM refunds WHERE payment_id IN (SELECT id FROM refused) AND status = 'requested'
  ) SELECT id FROM refused`;

/** Payments, newest first. The provider refunds no disputed one: it comes last, for what no other covers. $1 booking. */
export const REFUNDABLE = `
  SELECT p.id, p.amount_cents - coalesce(sum(r.amount_cents), 0)::integer AS "leftCents", p.method, ${isDisputed('p.id')} AS "isDisputed"
  FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id
  WHERE p.booking_id = $1::uuid AND p.status = 'used'
  GROUP BY p.id ORDER BY "isDisputed", p.created_at DESC, p.id`;

/** The refund is settled at once, by the event. $1 id, $2 payment, $3 booking, $4 revision, $5 amount, $6 now. */
export const KEEP_AS_CREDIT = `
  INSERT INTO refunds (id, payment_id, booking_id, reason, revision, amount_cents, status, due_at, requested_at, ended_at, method)
  VALUES ($1::uuid, $2::text, $3::uuid, 'cancelled', $4::integer, $5::integer, 'settled', 'infinity', $6::timestamptz, $6::timestamptz, 'credit')`;

/**
 * Refunds at the door are paid by hand, those of an order by the order: neither is due at the provider here.
 * $1 id, $2 payment, $3 booking, $4 reason, $5 revision, $6 amount, $7 now.
 */
export const REQUEST_REFUND = `
  INSERT INTO refunds (id, payment_id, booking_id, reason, revision, amount_cents, status, due_at, requested_at, method)
  SELECT $1::uuid, id, $3::uuid, $4::text, $5::integer, $6::integer, 'requested',
    CASE method WHEN 'online' THEN $7::timestamptz ELSE 'infinity' END, $7::timestamptz, method FROM payments WHERE id = $2::text`;
