import { randomUUID } from 'node:crypto';
import type { Language } from '@hilltop/contracts/house/languages';
import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { runPrepared } from '@hilltop/platform/database/run-prepared';
import { currentTraceparent } from '@hilltop/platform/telemetry/trace-context';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Email, EmailCause, EmailKind, GivenUpFor } from './email.entity.js';

/** A live process renews it; after it the e-mails of a dead one can be claimed. */
export const LEASE_MS = 30_000;

export interface ClaimedEmail
  extends Pick<
    Email,
    'id' | 'kind' | 'about' | 'cause' | 'language' | 'attempts' | 'resends' | 'correlationId' | 'traceparent'
  > {
  readonly lease: string;
  /** When it was last queued. */
  readonly queuedAt: Date;
  /** When its subject changed, or when staff resent it. */
  readonly causedAt: Date;
}

/** An e-mail that an event requires. */
export interface OwedEmail {
  readonly kind: EmailKind;
  /** Of its subject. */
  readonly about: string;
  readonly cause: EmailCause;
  /** Null where the event does not say it: English, or that of the mail that is queued again. */
  readonly language: Language | null;
  readonly correlationId: string;
  /** When its subject changed. */
  readonly causedAt: Date;
}

interface SentEmail {
  readonly email: ClaimedEmail;
  readonly now: Date;
}

const INSERT = `INSERT INTO emails (id, kind, about, status, attempts, due_at, correlation_id, created_at, traceparent,
      cause, caused_at, language)
    VALUES ($1, $2, $3, 'queued', 0, $4, $5, $4, $6, $7, $8, coalesce($9, 'en'))`;

/** $1 id, $2 kind, $3 subject, $4 now, $5 correlation id, $6 trace or null, $7 cause, $8 time of the cause, $9 language or null. */
const ENQUEUE: PreparedStatement = {
  name: 'enqueue_email',
  text: `${INSERT} ON CONFLICT (kind, about) DO NOTHING`,
};

/** The same parameters. */
const ENQUEUE_AGAIN: PreparedStatement = {
  name: 'enqueue_email_again',
  text: `${INSERT}
    ON CONFLICT (kind, about) DO UPDATE SET status = 'queued', attempts = 0, due_at = $4, last_error = NULL,
      cause = CASE WHEN emails.status = 'queued' THEN least(emails.cause, $7) ELSE $7 END, held_until = NULL,
      correlation_id = $5, traceparent = $6, caused_at = $8, language = coalesce($9, emails.language),
      resends = emails.resends + CASE WHEN emails.status = 'queued' AND emails.attempts = 0 THEN 0 ELSE 1 END,
      resent_at = CASE WHEN emails.status = 'queued' AND emails.attempts = 0 THEN emails.resent_at ELSE $4 END`,
};

function insertParameters({ kind, about, correlationId, cause, causedAt, language }: OwedEmail, now: Date): unknown[] {
  return [randomUUID(), kind, about, now, correlationId, currentTraceparent() ?? null, cause, causedAt, language];
}

// `resends` tells the sendings of an e-mail apart, so that the result of an earlier one does not affect a later one.
// Each claim makes its own `lease_owner`, so a late sending has no other lease. A requeued e-mail waits for the end of its lease.
// Leases use the database's clock, which all replicas share: `statement_timestamp`, as each statement is its own transaction.

/** `MATERIALIZED` selects the rows only once. $1 now, $2 lease in milliseconds, $3 limit. */
const CLAIM: PreparedStatement = {
  name: 'claim_emails',
  text: `WITH due AS MATERIALIZED (
      SELECT id FROM emails
      WHERE status = 'queued' AND due_at <= $1::timestamptz
        AND (leased_until IS NULL OR leased_until <= statement_timestamp())
      ORDER BY due_at LIMIT $3::integer FOR UPDATE SKIP LOCKED)
    UPDATE emails SET attempts = attempts + 1, lease_owner = gen_random_uuid(),
      leased_until = statement_timestamp() + $2::integer * interval '1 millisecond'
    WHERE id = ANY (ARRAY(SELECT id FROM due))
    RETURNING id, lease_owner AS lease, kind, about, cause, language, attempts, resends, correlation_id AS "correlationId", traceparent,
      coalesce(resent_at, created_at) AS "queuedAt", coalesce(caused_at, resent_at, created_at) AS "causedAt"`,
};

/** $1 id, $2 lease, $3 its length in milliseconds. */
const RENEW: PreparedStatement = {
  name: 'renew_email_lease',
  text: `UPDATE emails SET leased_until = statement_timestamp() + $3::integer * interval '1 millisecond'
    WHERE id = $1::uuid AND lease_owner = $2::uuid RETURNING id`,
};

/** $1 id, $2 lease. */
const END_LEASE: PreparedStatement = {
  name: 'end_email_lease',
  text: `UPDATE emails SET leased_until = NULL, lease_owner = NULL
    WHERE id = $1::uuid AND lease_owner = $2::uuid RETURNING id`,
};

/**
 * Ignores the lease, because the e-mail has been sent; ends only the lease of one that was queued again meanwhile.
 * $1 ids, $2 their leases, $3 their resends, $4 when each was sent.
 */
const MARK_SENT: PreparedStatement = {
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
const HOLD_BACK: PreparedStatement = {
  name: 'hold_email_back',
  text: `UPDATE emails SET attempts = 0, last_error = $4::text, due_at = $5::timestamptz, held_until = $5::timestamptz,
      leased_until = NULL, lease_owner = NULL
    WHERE id = $1::uuid AND lease_owner = $2::uuid AND resends = $3::integer RETURNING id`,
};

/** The caller must hold the lease. $1 id, $2 lease, $3 resends. */
const FORGET: PreparedStatement = {
  name: 'forget_email',
  text: 'DELETE FROM emails WHERE id = $1::uuid AND lease_owner = $2::uuid AND resends = $3::integer RETURNING id',
};

/**
 * The caller must hold the lease. $1 id, $2 lease, $3 resends, $4 status, $5 error, $6 next attempt or null, $7 why it is given up or null.
 */
const MARK_UNSENT: PreparedStatement = {
  name: 'mark_email_unsent',
  text: `UPDATE emails SET status = $4::text, last_error = $5::text, given_up_for = $7::text, held_until = NULL,
      due_at = coalesce($6::timestamptz, due_at), leased_until = NULL, lease_owner = NULL
    WHERE id = $1::uuid AND lease_owner = $2::uuid AND resends = $3::integer RETURNING id`,
};

@Injectable()
export class EmailRepository {
  /** One statement records the e-mails that are sent in one turn of the event loop. */
  private readonly sent = new DataLoader<SentEmail, null>((emails) => this.recordSent(emails), {
    cache: false,
    maxBatchSize: 64,
    batchScheduleFn: setImmediate,
  });

  constructor(private readonly statements: PreparedStatements) {}

  /** Queues in the transaction of the event, once per kind and subject. */
  async enqueue(owed: OwedEmail, now: Date, manager: EntityManager): Promise<void> {
    await runPrepared(manager, ENQUEUE, insertParameters(owed, now));
  }

  /**
   * Requeues after a change of the content. A queued e-mail stays as it is. A sending in flight keeps its lease until it ends, so that an
   * earlier state cannot arrive after the later one. It keeps its strongest cause until it is sent: a stranger's request must not delay it.
   */
  async enqueueAgain(owed: OwedEmail, now: Date, manager: EntityManager): Promise<void> {
    await runPrepared(manager, ENQUEUE_AGAIN, insertParameters(owed, now));
  }

  /** The longest due first, for `LEASE_MS`. */
  async claim(now: Date, most: number): Promise<ClaimedEmail[]> {
    return this.statements.run<ClaimedEmail>(CLAIM, [now, LEASE_MS, most]);
  }

  /** False when the lease has ended and another has begun. */
  async renew({ id, lease }: ClaimedEmail): Promise<boolean> {
    return (await this.statements.run(RENEW, [id, lease, LEASE_MS])).length > 0;
  }

  async markSent(email: ClaimedEmail, now: Date): Promise<void> {
    await this.sent.load({ email, now });
  }

  private async recordSent(sent: readonly SentEmail[]): Promise<null[]> {
    const of = <Fact>(fact: (email: ClaimedEmail) => Fact) => sent.map(({ email }) => fact(email));
    const [ids, leases, resends] = [of(({ id }) => id), of(({ lease }) => lease), of(({ resends }) => resends)];
    await this.statements.run(MARK_SENT, [ids, leases, resends, sent.map(({ now }) => now)]);
    return sent.map(() => null);
  }

  async markDelayed(email: ClaimedEmail, error: string, dueAt: Date): Promise<void> {
    await this.conclude(email, MARK_UNSENT, ['queued', error, dueAt, null]);
  }

  /** The next attempt counts as the first. */
  async holdBack(email: ClaimedEmail, reason: string, until: Date): Promise<void> {
    await this.conclude(email, HOLD_BACK, [reason, until]);
  }

  /** For an e-mail whose recipient has no address. */
  async forget(email: ClaimedEmail): Promise<void> {
    await this.conclude(email, FORGET, []);
  }

  async markFailed(email: ClaimedEmail, error: string, givenUpFor: GivenUpFor | null = null): Promise<void> {
    await this.conclude(email, MARK_UNSENT, ['failed', error, null, givenUpFor]);
  }

  /** Ends only the lease when the e-mail was queued again meanwhile, so that the next sending can begin. */
  private async conclude(email: ClaimedEmail, statement: PreparedStatement, facts: unknown[]): Promise<void> {
    const { id, lease, resends } = email;
    const recorded = await this.statements.run(statement, [id, lease, resends, ...facts]);
    if (recorded.length === 0) await this.statements.run(END_LEASE, [id, lease]);
  }
}
