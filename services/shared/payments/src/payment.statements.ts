import type { PreparedStatement } from '@hilltop/platform/database/prepared-statements';

/** How a service returns payments that bought nothing. */
export interface ReturnRule {
  /** Of the refund, e.g. `not_booked`. */
  readonly reason: string;
  /** SQL condition that a payment without a row has bought something; $1 is the payment's key. */
  readonly unless?: string;
  /** SQL condition on the row `p` of a payment that was started and is not used; none by default. */
  readonly unused?: string;
}

/**
 * The rest of a statement that begins with `WITH payment AS (...)`, payments that bought nothing, with `id` and `intent_id`: requests their
 * refunds, and returns them to be sent at once. The provider says how much was captured. @param dueAt when a job sends them
 */
export const refundUnused = (reason: string, now: string, dueAt: string): string => `refund AS (
    INSERT INTO refunds (id, payment_id, reason, revision, status, due_at, requested_at)
    SELECT gen_random_uuid(), id, '${reason}', 0, 'requested', ${dueAt}::timestamptz, ${now}::timestamptz FROM payment
    RETURNING id, payment_id
  ) SELECT r.id, 1 AS attempt, NULL::integer AS "amountCents", p.id AS "paymentId", p.intent_id AS "intentId"
    FROM refund r JOIN payment p ON p.id = r.payment_id`;

/** Returns a payment once, if it was not used: the first to store its key wins. $1 intent, $2 now, $3 when a job sends the refund. */
export function returnPayment({ reason, unless = 'false', unused = 'false' }: ReturnRule): PreparedStatement {
  return {
    name: 'return-payment',
    text: `WITH payment AS (
    INSERT INTO payments AS p (id, intent_id, status, created_at)
    SELECT $1::text, $1::text, 'returned', $2::timestamptz WHERE NOT (${unless})
    ON CONFLICT (id) DO UPDATE SET status = 'returned' WHERE ${unused} RETURNING id, intent_id
  ), ${refundUnused(reason, '$2', '$3')}`,
  };
}

/** Leases due refunds for a minute. A payment is captured before it is refunded. $1 now, $2 limit. */
export const CLAIM_REFUNDS = {
  name: 'claim-refunds',
  text: `WITH due AS MATERIALIZED (
    SELECT id FROM refunds f WHERE status IN ('requested', 'sent') AND due_at <= $1::timestamptz
      AND NOT EXISTS (SELECT FROM payments WHERE id = f.payment_id AND capture_due_at IS NOT NULL)
    ORDER BY due_at LIMIT $2::integer FOR UPDATE SKIP LOCKED
  )
  UPDATE refunds r SET due_at = $1::timestamptz + interval '1 minute'
  FROM payments p WHERE r.id = ANY (ARRAY(SELECT id FROM due)) AND p.id = r.payment_id
  RETURNING r.id, r.attempt, r.amount_cents AS "amountCents", p.id AS "paymentId", p.intent_id AS "intentId"`,
};

/**
 * It is sent again if no result comes within ten minutes. A result that came sooner stays, and gets its amount.
 * $1 id, $2 attempt, $3 now, $4 cents that go back.
 */
export const MARK_REFUND_SENT = {
  name: 'mark-refund-sent',
  text: `UPDATE refunds SET status = CASE status WHEN 'requested' THEN 'sent' ELSE status END, amount_cents = coalesce(amount_cents, nullif($4::integer, 0)),
      due_at = $3::timestamptz + interval '10 minutes'
    WHERE id = $1::uuid AND attempt = $2::integer AND (status IN ('requested', 'sent') OR amount_cents IS NULL)`,
};

/** The provider had captured nothing. $1 refund. */
export const FORGET_REFUND = {
  name: 'forget-refund',
  text: `WITH gone AS (
    DELETE FROM refunds WHERE id = $1::uuid AND status IN ('requested', 'sent') RETURNING payment_id
  ) UPDATE payments SET status = 'refused' FROM gone WHERE id = gone.payment_id AND status = 'returned'`,
};

/** Leases due captures for a minute. $1 now, $2 limit. */
export const CLAIM_CAPTURES = {
  name: 'claim-captures',
  text: `UPDATE payments SET capture_due_at = $1::timestamptz + interval '1 minute'
    WHERE id = ANY (ARRAY(SELECT id FROM payments WHERE capture_due_at <= $1::timestamptz
      ORDER BY capture_due_at LIMIT $2::integer FOR UPDATE SKIP LOCKED))
    RETURNING id, intent_id AS "intentId", amount_cents AS "amountCents"`,
};

/** $1 payment. */
export const END_CAPTURE = `
  UPDATE payments SET capture_due_at = NULL WHERE id = $1::text AND capture_due_at IS NOT NULL RETURNING id`;

/**
 * Counts for the current attempt alone. A failure is final, also of a settled refund: a bank sends money back weeks later.
 * $1 id, $2 attempt, $3 settled or failed, $4 now, $5 cents if they are told.
 */
export const END_REFUND = {
  name: 'end-refund',
  text: `UPDATE refunds SET status = $3::text, ended_at = $4::timestamptz, amount_cents = coalesce(amount_cents, $5::integer)
    WHERE id = $1::uuid AND attempt = $2::integer
      AND (status IN ('requested', 'sent') OR (status = 'settled' AND $3::text = 'failed'))
    RETURNING payment_id AS "paymentId"`,
};

/** Retries only a failed one. $1 id, $2 now. */
export const RETRY_REFUND = {
  name: 'retry-refund',
  text: `UPDATE refunds SET status = 'requested', attempt = attempt + 1, due_at = $2::timestamptz, ended_at = NULL
    WHERE id = $1::uuid AND status = 'failed' RETURNING id`,
};

/** Returned or refused before $1, with all refunds settled. */
export const RETURNED_PAYMENT_BEFORE = `status IN ('returned', 'refused') AND created_at < $1
  AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = payments.id AND r.status <> 'settled')`;
