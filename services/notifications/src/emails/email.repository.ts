import { randomUUID } from 'node:crypto';
import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { currentTraceparent } from '@hilltop/platform/telemetry/trace-context';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Email, EmailCause, EmailKind, GivenUpFor } from './email.entity.js';
import { CLAIM, END_LEASE, FORGET, HOLD_BACK, MARK_SENT, MARK_UNSENT, RENEW } from './email.statements.js';

/** A live process renews it; after it the e-mails of a dead one can be claimed. */
export const LEASE_MS = 30_000;

export interface ClaimedEmail
  extends Pick<Email, 'id' | 'kind' | 'about' | 'cause' | 'attempts' | 'resends' | 'correlationId' | 'traceparent'> {
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
  readonly correlationId: string;
  /** When its subject changed. */
  readonly causedAt: Date;
}

interface SentEmail {
  readonly email: ClaimedEmail;
  readonly now: Date;
}

/** $1 id, $2 kind, $3 subject, $4 now, $5 correlation id, $6 trace or null, $7 cause, $8 time of the cause. */
const INSERT = `INSERT INTO emails (id, kind, about, status, attempts, due_at, correlation_id, created_at, traceparent,
         cause, caused_at)
       VALUES ($1, $2, $3, 'queued', 0, $4, $5, $4, $6, $7, $8)`;

function insertParameters({ kind, about, correlationId, cause, causedAt }: OwedEmail, now: Date): unknown[] {
  return [randomUUID(), kind, about, now, correlationId, currentTraceparent() ?? null, cause, causedAt];
}

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
    await manager.query(`${INSERT} ON CONFLICT (kind, about) DO NOTHING`, insertParameters(owed, now));
  }

  /**
   * Requeues after a change of the content. A queued e-mail stays as it is. A sending in flight keeps its lease until it ends, so that an
   * earlier state cannot arrive after the later one. It keeps its strongest cause until it is sent: a stranger's request must not delay it.
   */
  async enqueueAgain(owed: OwedEmail, now: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `${INSERT}
       ON CONFLICT (kind, about) DO UPDATE SET status = 'queued', attempts = 0, due_at = $4, last_error = NULL,
         cause = CASE WHEN emails.status = 'queued' THEN least(emails.cause, $7) ELSE $7 END, held_until = NULL,
         correlation_id = $5, traceparent = $6, caused_at = $8,
         resends = emails.resends + CASE WHEN emails.status = 'queued' AND emails.attempts = 0 THEN 0 ELSE 1 END,
         resent_at = CASE WHEN emails.status = 'queued' AND emails.attempts = 0 THEN emails.resent_at ELSE $4 END`,
      insertParameters(owed, now),
    );
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
