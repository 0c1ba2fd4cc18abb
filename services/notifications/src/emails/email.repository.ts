import { randomUUID } from 'node:crypto';
import { HotStatements } from '@hilltop/platform/database/hot-statements';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Email, EmailKind } from './email.entity.js';

/** How long one attempt may take before another process may try, in milliseconds. */
const LEASE_MS = 60_000;

const CLAIM = {
  name: 'claim-emails',
  text: `UPDATE emails SET leased_until = $2::timestamptz, lease_owner = $3::uuid, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM emails
      WHERE status = 'queued' AND due_at <= $1::timestamptz AND (leased_until IS NULL OR leased_until <= $1::timestamptz)
      ORDER BY due_at LIMIT $4::integer FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, about, attempts, correlation_id AS "correlationId", created_at AS "createdAt"`,
};

const CLOSE = {
  name: 'close-email',
  text: `UPDATE emails SET status = $3, sent_at = $4, last_error = $5, due_at = coalesce($6::timestamptz, due_at),
      leased_until = NULL, lease_owner = NULL
    WHERE id = $1::uuid AND lease_owner = $2::uuid AND status = 'queued' RETURNING id`,
};

/** An e-mail that this process may work on. */
export type ClaimedEmail = Pick<Email, 'id' | 'kind' | 'about' | 'attempts' | 'correlationId' | 'createdAt'>;

/** The queue of e-mails that are owed. */
@Injectable()
export class EmailRepository {
  /** Who we are to the leases. */
  private readonly owner = randomUUID();

  constructor(private readonly statements: HotStatements) {}

  /** Notes that an e-mail is owed, once per kind and thing, in the transaction of the event that says so. */
  async enqueue(
    kind: EmailKind,
    about: string,
    correlationId: string,
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO emails (id, kind, about, status, attempts, due_at, correlation_id, created_at)
       VALUES ($1, $2, $3, 'queued', 0, $4, $5, $4) ON CONFLICT (kind, about) DO NOTHING`,
      [randomUUID(), kind, about, now, correlationId],
    );
  }

  /** Takes e-mails that are due; nobody else gets them for a minute. */
  async claim(now: Date, most: number): Promise<ClaimedEmail[]> {
    const until = new Date(now.getTime() + LEASE_MS);
    return this.statements.run<ClaimedEmail>(CLAIM, [now, until, this.owner, most]);
  }

  /** The mail server has it. */
  async markSent(email: ClaimedEmail, now: Date): Promise<void> {
    await this.close(email, 'sent', now, null, null);
  }

  /** Not this time; again at `dueAt`. */
  async markDelayed(email: ClaimedEmail, error: string, dueAt: Date): Promise<void> {
    await this.close(email, 'queued', null, error, dueAt);
  }

  /** Not ever. */
  async markFailed(email: ClaimedEmail, error: string): Promise<void> {
    await this.close(email, 'failed', null, error, null);
  }

  private async close(
    email: ClaimedEmail,
    status: Email['status'],
    sentAt: Date | null,
    error: string | null,
    dueAt: Date | null,
  ): Promise<void> {
    await this.statements.run(CLOSE, [email.id, this.owner, status, sentAt, error, dueAt]);
  }
}
