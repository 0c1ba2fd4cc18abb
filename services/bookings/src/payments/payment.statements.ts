/**
 * Stores that a payment of the browser goes back, unless it has paid or goes back already: whoever stores its key first
 * decides. Bookings of earlier releases are not in the table, so they are looked for besides.
 * $1 intent, $2 amount or null, $3 now, $4 refund id.
 */
export const RETURN_PAYMENT = {
  name: 'return-payment',
  text: `WITH payment AS (
    INSERT INTO payments (id, intent_id, amount_cents, status, created_at)
    SELECT $1::text, $1::text, $2::integer, 'returned', $3::timestamptz
    WHERE NOT EXISTS (SELECT FROM bookings WHERE payment_intent_id = $1::text)
    ON CONFLICT (id) DO NOTHING RETURNING id
  ), refund AS (
    INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, due_at, requested_at)
    SELECT $4::uuid, id, 'not_booked', 0, nullif($2::integer, 0), 'requested', $3::timestamptz, $3::timestamptz FROM payment
  ) SELECT id FROM payment`,
};

/** A further charge before it is made. $1 id, $2 booking, $3 amount, $4 now. */
export const START_CHARGE = {
  name: 'start-charge',
  text: `INSERT INTO payments (id, booking_id, amount_cents, status, created_at)
    VALUES ($1::text, $2::uuid, $3::integer, 'started', $4::timestamptz)`,
};

/** $1 id. */
export const REFUSE_CHARGE = {
  name: 'refuse-charge',
  text: `UPDATE payments SET status = 'refused' WHERE id = $1::text AND status = 'started'`,
};

/**
 * Gives back charges that no change has used: $1 one of them, or null for all that began before $2. $3 now.
 */
export const RETURN_CHARGES = {
  name: 'return-charges',
  text: `WITH payment AS (
    UPDATE payments SET status = 'returned'
    WHERE status = 'started' AND (id = $1::text OR ($1::text IS NULL AND created_at < $2::timestamptz))
    RETURNING id, amount_cents
  ), refund AS (
    INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, due_at, requested_at)
    SELECT gen_random_uuid(), id, 'unused', 0, amount_cents, 'requested', $3::timestamptz, $3::timestamptz FROM payment
  ) SELECT id FROM payment`,
};

/** Refunds to be sent now, kept from others for a minute. $1 now, $2 how many at most. */
export const CLAIM_REFUNDS = {
  name: 'claim-refunds',
  text: `WITH due AS MATERIALIZED (
    SELECT id FROM refunds WHERE status IN ('requested', 'sent') AND due_at <= $1::timestamptz
    ORDER BY due_at LIMIT $2::integer FOR UPDATE SKIP LOCKED
  )
  UPDATE refunds r SET due_at = $1::timestamptz + interval '1 minute'
  FROM payments p WHERE r.id = ANY (ARRAY(SELECT id FROM due)) AND p.id = r.payment_id
  RETURNING r.id, r.attempt, r.amount_cents AS "amountCents", p.id AS "paymentId", p.intent_id AS "intentId"`,
};

/** Sent, and to be sent again where no result comes within ten minutes. $1 id, $2 attempt, $3 now. */
export const MARK_REFUND_SENT = {
  name: 'mark-refund-sent',
  text: `UPDATE refunds SET status = 'sent', due_at = $3::timestamptz + interval '10 minutes'
    WHERE id = $1::uuid AND attempt = $2::integer AND status IN ('requested', 'sent')`,
};

/**
 * Takes the result of a refund, once: money that has gone back stays so, and a failure counts for the attempt that is under
 * way only. $1 id, $2 attempt, $3 settled or failed, $4 now.
 */
export const END_REFUND = {
  name: 'end-refund',
  text: `UPDATE refunds SET status = $3::text, ended_at = $4::timestamptz
    WHERE id = $1::uuid AND status <> 'settled'
      AND ($3::text = 'settled' OR (attempt = $2::integer AND status IN ('requested', 'sent')))
    RETURNING id`,
};

/** Asks for a failed refund anew. $1 id, $2 now. */
export const RETRY_REFUND = {
  name: 'retry-refund',
  text: `UPDATE refunds SET status = 'requested', attempt = attempt + 1, due_at = $2::timestamptz, ended_at = NULL
    WHERE id = $1::uuid AND status = 'failed' RETURNING id`,
};

/** Payments that came to nothing before $1, which a provider knows as given back by itself. */
export const RETURNED_PAYMENT_BEFORE = `status IN ('returned', 'refused') AND created_at < $1
  AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = payments.id AND r.status <> 'settled')`;

/** Settled refunds of payments that have paid for nothing. */
export const SETTLED_RETURN_BEFORE = `status = 'settled' AND booking_id IS NULL AND ended_at < $1`;
