import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { normalEmail } from '../../accounts/account.entity.js';

/** Some failures are free, then the wait doubles from one second up to `longestWaitSeconds`. */
interface Pace {
  readonly freeFailures: number;
  readonly longestWaitSeconds: number;
}

/** One caller at one account. The free failures allow for typos. */
const CALLER: Pace = { freeFailures: 5, longestWaitSeconds: 900 };
/** All callers at one account. The wait stays short, so that guesses from many addresses do not lock the owner out. */
const ACCOUNT: Pace = { freeFailures: 20, longestWaitSeconds: 30 };

const DAY_MS = 24 * 60 * 60_000;
/** Older failures do not count. */
const FORGET_AFTER_MS = DAY_MS;
/** Failures of others do not slow down a caller who signed in within this time. */
const TRUST_FOR_MS = 30 * DAY_MS;

/** The wait after the failures in the row `known`. */
const WAIT = `make_interval(secs => CASE WHEN known.failures < $4 THEN 0
  ELSE least(power(2, least(known.failures - $4, 20)), $5) END)`;

/** Counts an attempt as a failure beforehand, unless there is still a wait, so that two concurrent attempts count as two. */
const RESERVE = `INSERT INTO sign_in_failures AS known (key, failures, failed_at) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE SET failed_at = $2,
    failures = CASE WHEN known.failed_at > $3 THEN known.failures + 1 ELSE 1 END
  WHERE known.failed_at <= $3 OR known.failed_at + ${WAIT} <= $2
  RETURNING failures`;

const REMAINING = `SELECT ceil(extract(epoch FROM known.failed_at + ${WAIT} - $2::timestamptz))::int AS seconds
  FROM sign_in_failures known WHERE key = $1 AND failed_at > $3`;

/** All replicas share the counts in the database. */
@Injectable()
export class SignInThrottle {
  constructor(private readonly dataSource: DataSource) {}

  /** The attempt counts as a failure until `succeeded`. @returns seconds to wait; 0 when this attempt can proceed */
  async reserve(email: string, caller: string, now: Date): Promise<number> {
    const wait = await this.reserveKey(callerKey(email, caller), CALLER, now);
    if (wait > 0 || (await this.isTrusted(email, caller, now))) return wait;
    return this.reserveKey(accountKey(email), ACCOUNT, now);
  }

  /** Clears the caller's failures. */
  async succeeded(email: string, caller: string, now: Date): Promise<void> {
    await this.dataSource.query('UPDATE sign_in_failures SET failures = 0, succeeded_at = $2 WHERE key = $1', [
      callerKey(email, caller),
      now,
    ]);
    await this.dataSource.query('DELETE FROM sign_in_failures WHERE key = $1', [accountKey(email)]);
  }

  private async reserveKey(key: string, { freeFailures, longestWaitSeconds }: Pace, now: Date): Promise<number> {
    const values = [key, now, new Date(now.getTime() - FORGET_AFTER_MS), freeFailures, longestWaitSeconds];
    const reserved: unknown[] = await this.dataSource.query(RESERVE, values);
    if (reserved.length > 0) return 0;
    const rows: { seconds: number }[] = await this.dataSource.query(REMAINING, values);
    // A concurrent attempt may have changed the row.
    return Math.max(1, rows[0]?.seconds ?? 1);
  }

  private async isTrusted(email: string, caller: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT 1 FROM sign_in_failures WHERE key = $1 AND succeeded_at > $2',
      [callerKey(email, caller), new Date(now.getTime() - TRUST_FOR_MS)],
    );
    return rows.length > 0;
  }
}

const accountKey = (email: string): string => hash(normalEmail(email));
const callerKey = (email: string, caller: string): string => hash(`${normalEmail(email)}\n${caller}`);

/** The text has both addresses, and is never stored. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
