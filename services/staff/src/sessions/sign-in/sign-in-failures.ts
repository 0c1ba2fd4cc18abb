import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { normalEmail } from '../../accounts/account.entity.js';
import { FORGET_AFTER_MS, waitSeconds } from './sign-in-delay.js';

/**
 * Counts failures per account and address together, in the database that all replicas share. Whoever guesses from
 * elsewhere slows themselves down, not the person whose account it is.
 */
@Injectable()
export class SignInFailures {
  constructor(private readonly dataSource: DataSource) {}

  /** Seconds that this caller still has to wait for this account; 0 when none. */
  async secondsToWait(email: string, caller: string, now: Date): Promise<number> {
    const rows: { failures: number; failed_at: Date }[] = await this.dataSource.query(
      'SELECT failures, failed_at FROM sign_in_failures WHERE key = $1 AND failed_at > $2',
      [keyOf(email, caller), new Date(now.getTime() - FORGET_AFTER_MS)],
    );
    const [row] = rows;
    if (!row) return 0;
    const waitedSeconds = (now.getTime() - row.failed_at.getTime()) / 1000;
    return Math.max(0, Math.ceil(waitSeconds(row.failures) - waitedSeconds));
  }

  /** Notes a failure. */
  async note(email: string, caller: string, now: Date): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sign_in_failures AS known (key, failures, failed_at) VALUES ($1, 1, $2)
       ON CONFLICT (key) DO UPDATE SET failed_at = $2,
         failures = CASE WHEN known.failed_at > $3 THEN known.failures + 1 ELSE 1 END`,
      [keyOf(email, caller), now, new Date(now.getTime() - FORGET_AFTER_MS)],
    );
  }

  /** Forgets them: the person is there. */
  async forget(email: string, caller: string): Promise<void> {
    await this.dataSource.query('DELETE FROM sign_in_failures WHERE key = $1', [keyOf(email, caller)]);
  }
}

/** Neither address is kept, only a hash of both. */
function keyOf(email: string, caller: string): string {
  return createHash('sha256')
    .update(`${normalEmail(email)}\n${caller}`)
    .digest('hex');
}
