import { randomUUID } from 'node:crypto';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { currentTraceparent } from '@hilltop/platform/telemetry/trace-context';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Email, EmailKind } from './email.entity.js';
import { CLAIM, FORGET, MARK_SENT, MARK_UNSENT, RENEW } from './email.statements.js';

/** How long after a process has died another may take its e-mail, in milliseconds. The living renew in time. */
export const LEASE_MS = 30_000;

/** An e-mail that this process may work on. */
export interface ClaimedEmail
  extends Pick<Email, 'id' | 'kind' | 'about' | 'attempts' | 'resends' | 'correlationId' | 'traceparent'> {
  /** Since when it is owed, or owed again. */
  readonly queuedAt: Date;
}

interface SentEmail {
  readonly email: ClaimedEmail;
  readonly now: Date;
}

/** The queue of e-mails that are owed. */
@Injectable()
export class EmailRepository {
  /** Who we are to the leases. */
  private readonly owner = randomUUID();

  /** E-mails sent in the same turn of the event loop are recorded by one statement. */
  private readonly sent = new DataLoader<SentEmail, null>((emails) => this.recordSent(emails), {
    cache: false,
    maxBatchSize: 64,
    batchScheduleFn: setImmediate,
  });

  constructor(private readonly statements: PreparedStatements) {}

  /** Notes that an e-mail is owed, once per kind and thing, in the transaction of the event that says so. */
  async enqueue(
    kind: EmailKind,
    about: string,
    correlationId: string,
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO emails (id, kind, about, status, attempts, due_at, correlation_id, created_at, traceparent)
       VALUES ($1, $2, $3, 'queued', 0, $4, $5, $4, $6) ON CONFLICT (kind, about) DO NOTHING`,
      [randomUUID(), kind, about, now, correlationId, currentTraceparent() ?? null],
    );
  }

  /**
   * Notes that an e-mail is owed anew, because what it says has changed. One that waits is not owed twice; whoever is sending
   * it at this moment has no say in the new one.
   */
  async enqueueAgain(
    kind: EmailKind,
    about: string,
    correlationId: string,
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO emails (id, kind, about, status, attempts, due_at, correlation_id, created_at, traceparent)
       VALUES ($1, $2, $3, 'queued', 0, $4, $5, $4, $6)
       ON CONFLICT (kind, about) DO UPDATE SET status = 'queued', attempts = 0, due_at = $4, last_error = NULL,
         correlation_id = $5, traceparent = $6, leased_until = NULL, lease_owner = NULL,
         resends = emails.resends + CASE WHEN emails.status = 'queued' AND emails.attempts = 0 THEN 0 ELSE 1 END,
         resent_at = CASE WHEN emails.status = 'queued' AND emails.attempts = 0 THEN emails.resent_at ELSE $4 END`,
      [randomUUID(), kind, about, now, correlationId, currentTraceparent() ?? null],
    );
  }

  /** Takes the e-mails that have been due longest, for `LEASE_MS`: so many at most, none when none is due. */
  async claim(now: Date, most: number): Promise<ClaimedEmail[]> {
    return this.statements.run<ClaimedEmail>(CLAIM, [now, this.owner, LEASE_MS, most]);
  }

  /** Keeps it for another `LEASE_MS`. False when somebody else has it by now. */
  async renew({ id, resends }: ClaimedEmail): Promise<boolean> {
    return (await this.statements.run(RENEW, [id, this.owner, resends, LEASE_MS])).length > 0;
  }

  /** The mail server has it. */
  async markSent(email: ClaimedEmail, now: Date): Promise<void> {
    await this.sent.load({ email, now });
  }

  private async recordSent(sent: readonly SentEmail[]): Promise<null[]> {
    const [ids, resends] = [sent.map(({ email }) => email.id), sent.map(({ email }) => email.resends)];
    await this.statements.run(MARK_SENT, [ids, resends, sent.map(({ now }) => now)]);
    return sent.map(() => null);
  }

  /** Not this time; again at `dueAt`. */
  async markDelayed({ id, resends }: ClaimedEmail, error: string, dueAt: Date): Promise<void> {
    await this.statements.run(MARK_UNSENT, [id, this.owner, resends, 'queued', error, dueAt]);
  }

  /** Nobody owes it: whom it is for has given no address. */
  async forget({ id, resends }: ClaimedEmail): Promise<void> {
    await this.statements.run(FORGET, [id, this.owner, resends]);
  }

  /** Not ever. */
  async markFailed({ id, resends }: ClaimedEmail, error: string): Promise<void> {
    await this.statements.run(MARK_UNSENT, [id, this.owner, resends, 'failed', error, null]);
  }
}
