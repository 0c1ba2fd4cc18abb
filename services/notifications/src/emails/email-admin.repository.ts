import { searchPatterns } from '@hilltop/platform/database/match-search';
import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { directionInSql, type SortDirection } from '@hilltop/platform/database/sort-rows';
import type { PageArguments } from '@hilltop/platform/graphql/page-arguments';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { currentTraceparent } from '@hilltop/platform/telemetry/trace-context';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailSort } from '../generated/schema-types.js';
import type { EmailKind } from './email.entity.js';
import type { ShownEmail } from './email.view.js';

/** Two people can press the button at the same time. */
export const RESEND_PAUSE_MS = 30_000;

/** `search` matches ids, kinds and errors. */
export interface EmailFilter extends PageArguments {
  readonly status: ShownEmail['status'] | null;
  readonly sort: EmailSort;
  readonly direction: SortDirection;
}

/** An e-mail that a mail server accepted. */
export interface LeftMail {
  readonly about: string;
  readonly kind: EmailKind;
  readonly sentAt: Date;
}

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
const emailPage = (sort: EmailSort, direction: SortDirection): PreparedStatement => {
  const towards = directionInSql(direction);
  return {
    name: `email-page-${sort}-${direction}`.toLowerCase(),
    readOnly: true,
    text: `SELECT ${SHOWN} ${MATCHING}
      ORDER BY ${SORTS[sort]} ${towards}, id ${towards} LIMIT $3::integer OFFSET $4::integer`,
  };
};

/** $1 and $2 as in MATCHING. */
const EMAIL_COUNT: PreparedStatement = {
  name: 'email-count',
  readOnly: true,
  text: `SELECT count(*)::integer AS total ${MATCHING}`,
};

/** $1 id. */
const FIND_EMAIL: PreparedStatement = {
  name: 'find-email',
  readOnly: true,
  text: `SELECT ${SHOWN} FROM emails WHERE id = $1::uuid`,
};

/** $1 bookings. */
const TICKET_EMAILS: PreparedStatement = {
  name: 'ticket-emails',
  readOnly: true,
  text: `SELECT ${SHOWN} FROM emails WHERE kind = 'booking-ticket' AND about = ANY($1::uuid[])`,
};

/** Only `emails` knows the last sending before migration 1795680000000. $1 bookings. */
const MAILS_LEFT: PreparedStatement = {
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
const RESEND_EMAIL = `UPDATE emails SET status = 'queued', attempts = 0, resends = resends + 1, resent_at = $2::timestamptz,
      caused_at = $2::timestamptz, due_at = $2::timestamptz, last_error = NULL, held_until = NULL, cause = 'house', correlation_id = $4::uuid, traceparent = $5::text
    WHERE id = $1::uuid
      AND (status = 'failed' OR (status = 'queued' AND held_until IS NOT NULL AND (${SENDING}) IS NOT TRUE)
        OR (status = 'sent' AND (resent_at IS NULL OR resent_at <= $3::timestamptz)))
    RETURNING ${SHOWN}`;

/** The queue as staff see and change it. */
@Injectable()
export class EmailAdminRepository {
  constructor(private readonly statements: PreparedStatements) {}

  async page({ status, search, sort, direction, first, offset }: EmailFilter): Promise<{
    emails: ShownEmail[];
    total: number;
  }> {
    const matching = [status, search === '' ? null : searchPatterns(search)];
    const [emails, [count]] = await Promise.all([
      this.statements.run<ShownEmail>(emailPage(sort, direction), [...matching, first, offset]),
      this.statements.run<{ total: number }>(EMAIL_COUNT, matching),
    ]);
    return { emails, total: count?.total ?? 0 };
  }

  async find(id: string): Promise<ShownEmail | undefined> {
    const [email] = await this.statements.run<ShownEmail>(FIND_EMAIL, [id]);
    return email;
  }

  /** Returns them in any order. */
  ticketsOf(bookingIds: readonly string[]): Promise<ShownEmail[]> {
    return this.statements.run<ShownEmail>(TICKET_EMAILS, [bookingIds]);
  }

  /** Oldest first. */
  mailsLeft(bookingIds: readonly string[]): Promise<LeftMail[]> {
    return this.statements.run<LeftMail>(MAILS_LEFT, [bookingIds]);
  }

  /** Uses another Message-ID; `undefined` when the e-mail is missing, queued, or was just resent. */
  async resend(id: string, now: Date, manager: EntityManager): Promise<ShownEmail | undefined> {
    const since = new Date(now.getTime() - RESEND_PAUSE_MS);
    const values = [id, now, since, correlationId(), currentTraceparent() ?? null];
    const [[email]]: [ShownEmail[], number] = await manager.query(RESEND_EMAIL, values);
    return email;
  }
}
