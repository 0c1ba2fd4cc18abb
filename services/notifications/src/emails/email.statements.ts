import type { PreparedStatement } from '@hilltop/platform/database/prepared-statements';

// `resends` tells the sendings of an e-mail apart, so that the result of an earlier one does not affect a later one.
// Each claim makes its own `lease_owner`, so a late sending has no other lease. A requeued e-mail waits for the end of its lease.
// Leases use the database's clock, which all replicas share: `statement_timestamp`, as each statement is its own transaction.

/** `MATERIALIZED` selects the rows only once. $1 now, $2 lease in milliseconds, $3 limit. */
export const CLAIM: PreparedStatement = {
  name: 'claim_emails',
  text: `WITH due AS MATERIALIZED (
      SELECT id FROM emails
      WHERE status = 'queued' AND due_at <= $1::timestamptz
        AND (leased_until IS NULL OR leased_until <= statement_timestamp())
      ORDER BY due_at LIMIT $3::integer FOR UPDATE SKIP LOCKED)
    UPDATE emails SET attempts = attempts + 1, lease_owner = gen_random_uuid(),
      leased_until = statement_timestamp() + $2::integer * interval '1 millisecond'
    WHERE id = ANY (ARRAY(SELECT id FROM due))
    RETURNING id, lease_owner AS lease, kind, about, cause, attempts, resends, correlation_id AS "correlationId", traceparent,
      coalesce(resent_at, created_at) AS "queuedAt", coalesce(caused_at, resent_at, created_at) AS "causedAt"`,
};

/** $1 id, $2 lease, $3 its length in milliseconds. */
export const RENEW: PreparedStatement = {
  name: 'renew_email_lease',
  text: `UPDATE emails SET leased_until = statement_timestamp() + $3::integer * interval '1 millisecond'
    WHERE id = $1::uuid AND lease_owner = $2::uuid RETURNING id`,
};

/** $1 id, $2 lease. */
export const END_LEASE: PreparedStatement = {
  name: 'end_email_lease',
  text: `UPDATE emails SET leased_until = NULL, lease_owner = NULL
    WHERE id = $1::uuid AND lease_owner = $2::uuid RETURNING id`,
};

/**
 * Ignores the lease, because the e-mail has been sent; ends only the lease of one that was queued again meanwhile.
 * $1 ids, $2 their leases, $3 their resends, $4 when each was sent.
 */
export const MARK_SENT: PreparedStatement = {
  name: 'mark_emails_sent',
  text: `WITH noted AS (SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::integer[], $4::timestamptz[]) AS noted (id, lease, resends, at)),
    freed AS (UPDATE emails SET leased_until = NULL, lease_owner = NULL FROM noted
      WHERE emails.id = noted.id AND emails.lease_owner = noted.lease AND emails.resends > noted.resends),
    gone AS (UPDATE emails SET status = 'sent', sent_at = noted.at, last_error = NULL, held_until = NULL,
      leased_until = NULL, lease_owner = NULL
    FROM noted WHERE emails.id = noted.id AND emails.resends = noted.resends AND emails.status <> 'sent'
      RETURNING emails.id, emails.resends, emails.kind, emails.about, emails.sent_at)
    INSERT INTO email_sendings (email_id, resend, kind, about, sent_at) SELECT id, resends, kind, about, sent_at FROM gone
    ON CONFLICT DO NOTHING`,
};

/** The caller must hold the lease. $1 id, $2 lease, $3 resends, $4 reason, $5 until. */
export const HOLD_BACK: PreparedStatement = {
  name: 'hold_email_back',
  text: `UPDATE emails SET attempts = 0, last_error = $4::text, due_at = $5::timestamptz, held_until = $5::timestamptz,
      leased_until = NULL, lease_owner = NULL
    WHERE id = $1::uuid AND lease_owner = $2::uuid AND resends = $3::integer RETURNING id`,
};

/** The caller must hold the lease. $1 id, $2 lease, $3 resends. */
export const FORGET: PreparedStatement = {
  name: 'forget_email',
  text: 'DELETE FROM emails WHERE id = $1::uuid AND lease_owner = $2::uuid AND resends = $3::integer RETURNING id',
};

/**
 * The caller must hold the lease. $1 id, $2 lease, $3 resends, $4 status, $5 error, $6 next attempt or null, $7 why it is given up or null.
 */
export const MARK_UNSENT: PreparedStatement = {
  name: 'mark_email_unsent',
  text: `UPDATE emails SET status = $4::text, last_error = $5::text, given_up_for = $7::text, held_until = NULL,
      due_at = coalesce($6::timestamptz, due_at), leased_until = NULL, lease_owner = NULL
    WHERE id = $1::uuid AND lease_owner = $2::uuid AND resends = $3::integer RETURNING id`,
};
