import type { PreparedStatement } from '@hilltop/platform/database/prepared-statements';
import { directionInSql, type SortDirection } from '@hilltop/platform/database/sort-rows';
import type { EmailSort } from '../generated/schema-types.js';

/** Leases use the database's clock. */
const SENDING = `status = 'queued' AND leased_until > statement_timestamp()`;
const STATUS = `CASE WHEN ${SENDING} THEN 'sending' WHEN status = 'queued' AND held_until IS NOT NULL THEN 'waiting'
  ELSE status END`;

const SHOWN = `id, kind, about, ${STATUS} AS status, attempts, last_error AS "lastError", created_at AS "createdAt",
  sent_at AS "sentAt", due_at AS "dueAt"`;

/** $1 a status or null, $2 patterns that all must match, or null; the stored status is compared too, because it is indexed. */
const MATCHING = `FROM emails WHERE ($1::text IS NULL OR ${STATUS} = $1::text)
  AND ($1::text IS NULL OR status = CASE WHEN $1::text IN ('sending', 'waiting') THEN 'queued' ELSE $1::text END)
  AND ($2::text[] IS NULL OR (cardinality($2::text[]) > 0
    AND search_form(concat_ws(' ', id, about, kind, last_error)) LIKE ALL ($2::text[])))`;

/** The id breaks ties. An e-mail that is being sent sorts with the queued ones, or it would jump to another page for a moment. */
const SORTS: Readonly<Record<EmailSort, string>> = { KIND: 'kind', CREATED: 'created_at', STATUS: 'emails.status' };

/** $1 and $2 as in MATCHING, $3 limit, $4 offset. */
export const emailPage = (sort: EmailSort, direction: SortDirection): PreparedStatement => {
  const towards = directionInSql(direction);
  return {
    name: `email-page-${sort}-${direction}`.toLowerCase(),
    readOnly: true,
    text: `SELECT ${SHOWN} ${MATCHING}
      ORDER BY ${SORTS[sort]} ${towards}, id ${towards} LIMIT $3::integer OFFSET $4::integer`,
  };
};

/** $1 and $2 as in MATCHING. */
export const EMAIL_COUNT: PreparedStatement = {
  name: 'email-count',
  readOnly: true,
  text: `SELECT count(*)::integer AS total ${MATCHING}`,
};

/** $1 id. */
export const FIND_EMAIL: PreparedStatement = {
  name: 'find-email',
  readOnly: true,
  text: `SELECT ${SHOWN} FROM emails WHERE id = $1::uuid`,
};

/** $1 bookings. */
export const TICKET_EMAILS: PreparedStatement = {
  name: 'ticket-emails',
  readOnly: true,
  text: `SELECT ${SHOWN} FROM emails WHERE kind = 'booking-ticket' AND about = ANY($1::uuid[])`,
};

/** Only `emails` knows the last sending before migration 1795680000000. $1 bookings. */
export const MAILS_LEFT: PreparedStatement = {
  name: 'mails-left',
  readOnly: true,
  text: `SELECT about, kind, sent_at AS "sentAt" FROM email_sendings WHERE about = ANY ($1::uuid[])
    UNION SELECT about, kind, sent_at FROM emails
      WHERE kind IN ('booking-ticket', 'visit-reminder', 'after-visit') AND about = ANY ($1::uuid[]) AND sent_at IS NOT NULL
    ORDER BY 3, 2`,
};

/**
 * Requeues an e-mail that was sent, has failed, or is held back by a limit, which does not count what staff resend; otherwise no row.
 * Concurrent requests wait for the row's lock; the second finds it queued, or resent since $3.
 * $1 id, $2 now, $3 the time before which an earlier resend no longer counts, $4 correlation id, $5 trace or null.
 */
export const RESEND_EMAIL = `UPDATE emails SET status = 'queued', attempts = 0, resends = resends + 1, resent_at = $2::timestamptz,
      caused_at = $2::timestamptz, due_at = $2::timestamptz, last_error = NULL, held_until = NULL, cause = 'house', correlation_id = $4::uuid, traceparent = $5::text
    WHERE id = $1::uuid
      AND (status = 'failed' OR (status = 'queued' AND held_until IS NOT NULL AND (${SENDING}) IS NOT TRUE)
        OR (status = 'sent' AND (resent_at IS NULL OR resent_at <= $3::timestamptz)))
    RETURNING ${SHOWN}`;
