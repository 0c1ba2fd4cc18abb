import { createHash } from 'node:crypto';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Two hours. */
export const IDLE_MS = 2 * 60 * 60_000;
/** Twelve hours, a long working day. */
export const LONGEST_MS = 12 * 60 * 60_000;

@Entity('sessions')
@Index('sessions_by_account', ['accountId'])
export class Session {
  /** SHA-256 in hex. The token itself is only in the cookie. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** At the latest. */
  get expiresAt(): Date {
    return new Date(this.createdAt.getTime() + LONGEST_MS);
  }

  isActive(now: Date): boolean {
    return this.endedAt === null && now < this.expiresAt && now.getTime() - this.lastSeenAt.getTime() < IDLE_MS;
  }
}

/** The stored form of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
