import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import { MAIL_SERVER } from '../permanent-delivery-error.js';

/** One day. */
const SHOWN_FOR_MS = 24 * 60 * 60_000;

/**
 * `due_at` of an e-mail that was given up is the time of its last attempt. $1 pattern of the reasons, $2 the time before which a
 * refusal is no longer shown.
 */
const MAIL_HEALTH: PreparedStatement = {
  name: 'mail-health',
  readOnly: true,
  text: `WITH untaken AS (
      SELECT status, due_at, last_error, coalesce(resent_at, created_at) AS queued_at FROM emails
      WHERE status <> 'sent' AND last_error LIKE $1::text AND (status = 'queued' OR due_at > $2::timestamptz))
    SELECT count(*) FILTER (WHERE status = 'failed')::int AS refused,
      min(due_at) FILTER (WHERE status = 'failed') AS "refusedSince",
      (array_agg(last_error ORDER BY due_at DESC) FILTER (WHERE status = 'failed'))[1] AS "lastRefusal",
      count(*) FILTER (WHERE status = 'queued')::int AS delayed,
      min(queued_at) FILTER (WHERE status = 'queued') AS "delayedSince",
      (SELECT id FROM emails WHERE status = 'sent' ORDER BY id LIMIT 1) IS NOT NULL AS "hasSent"
    FROM untaken`,
};

/** E-mails that mail servers did not accept. */
export interface MailHealthRow {
  readonly refused: number;
  readonly refusedSince: Date | null;
  readonly lastRefusal: string | null;
  readonly delayed: number;
  readonly delayedSince: Date | null;
  readonly hasSent: boolean;
}

@Injectable()
export class ReadMailHealth {
  constructor(private readonly statements: PreparedStatements) {}

  async read(now: Date): Promise<MailHealthRow> {
    const values = [`${MAIL_SERVER} %`, new Date(now.getTime() - SHOWN_FOR_MS)];
    const [row] = await this.statements.run<MailHealthRow>(MAIL_HEALTH, values);
    if (!row) throw new Error('the count returned no row');
    return row;
  }
}
