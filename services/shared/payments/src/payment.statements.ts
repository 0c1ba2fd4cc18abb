import type { PreparedStatement } from '@hilltop/platform/database/prepared-statements';

/** How a service returns payments that bought nothing. */
export interface ReturnRule {
  /** Of the refund, e.g. `not_booked`. */
  readonly reason: string;
  /** SQL condition that a payment without a row has bought something; $1 is the payment's key. */
  readonly unless?: string;
}

/** Returns a payment once, if it was not used: the first to store its key wins. $1 intent, $2 amount or null, $3 now, $4 refund id. */
export function returnPayment({ reason, unless = 'false' }: ReturnRule): PreparedStatement {
  return {
    name: 'return-payment',
    text: `WITH payment AS (
    INSERT INTO payments (id, intent_id, amount_cents, status, created_at)
    SELECT $1::text, $1::text, $2::integer, 'returned', $3::timestamptz WHERE NOT (${unless})
    ON CONFLICT (id) DO NOTHING RETURNING id
  ), refund AS (
    INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, due_at, requested_at)
    SELECT $4::uuid, id, '${reason}', 0, nullif($2::integer, 0), 'requested', $3::timestamptz, $3::timestamptz FROM payment
  ) SELECT id FROM payment`,
  };
}

/** $1 key. */
export const PAYMENT_IS_STORED = {
  name: 'payment-is-stored',
  readOnly: true,
  text: 'SELECT id FROM payments WHERE id = $1::text',
};

/** Leases due refunds for a minute. $1 now, $2 limit. */
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

/** It is sent again if no result comes within ten minutes. $1 id, $2 attempt, $3 now. */
export const MARK_REFUND_SENT = {
  name: 'mark-refund-sent',
  text: `UPDATE refunds SET status = 'sent', due_at = $3::timestamptz + interval '10 minutes'
    WHERE id = $1::uuid AND attempt = $2::integer AND status IN ('requested', 'sent')`,
};

/** A settled refund stays settled, and a failure counts only for the current attempt. $1 id, $2 attempt, $3 settled or failed, $4 now. */
export const END_REFUND = {
  name: 'end-refund',
  text: `UPDATE refunds SET status = $3::text, ended_at = $4::timestamptz
    WHERE id = $1::uuid AND status <> 'settled'
      AND ($3::text = 'settled' OR (attempt = $2::integer AND status IN ('requested', 'sent')))
    RETURNING id`,
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
