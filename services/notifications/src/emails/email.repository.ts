import { randomUUID } from 'node:crypto';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { currentTraceparent } from '@hilltop/platform/telemetry/trace-context';
import { Together } from '@hilltop/platform/together/together';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Email, EmailKind } from './email.entity.js';
import { CLAIM, MARK_SENT, MARK_UNSENT, RENEW } from './email.statements.js';

/** How long after a process has died another may take its e-mail, in milliseconds. The living renew in time. */
export const LEASE_MS = 30_000;

/** An e-mail that this process may work on. */
export interface ClaimedEmail
  extends Pick<Email, 'id' | 'kind' | 'about' | 'attempts' | 'resends' | 'correlationId' | 'traceparent'> {
  /** Since when it is owed, or owed again. */
  readonly queuedAt: Date;
}

interface SentNote {
  readonly email: ClaimedEmail;
  readonly now: Date;
}

/** The queue of e-mails that are owed. */
@Injectable()
export class EmailRepository {
  /** Who we are to the leases. */
  private readonly owner = randomUUID();

  /** One statement is under way; what was sent meanwhile goes with the next. */
  private readonly sent = new Together<SentNote, void>((notes) => this.markTogether(notes), 64);

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
    await this.sent.ask({ email, now });
  }

  private async markTogether(notes: readonly SentNote[]): Promise<PromiseSettledResult<void>[]> {
    const [ids, resends] = [notes.map(({ email }) => email.id), notes.map(({ email }) => email.resends)];
    await this.statements.run(MARK_SENT, [ids, resends, notes.map(({ now }) => now)]);
    return notes.map(() => ({ status: 'fulfilled', value: undefined }));
  }

  /** Not this time; again at `dueAt`. */
  async markDelayed({ id, resends }: ClaimedEmail, error: string, dueAt: Date): Promise<void> {
    await this.statements.run(MARK_UNSENT, [id, this.owner, resends, 'queued', error, dueAt]);
  }

  /** Not ever. */
  async markFailed({ id, resends }: ClaimedEmail, error: string): Promise<void> {
    await this.statements.run(MARK_UNSENT, [id, this.owner, resends, 'failed', error, null]);
  }
}
