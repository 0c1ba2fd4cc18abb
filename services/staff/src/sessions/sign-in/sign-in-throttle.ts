import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { normalEmail } from '../../accounts/account.entity.js';

/** Some failures are free, then the wait doubles from one second up to `longestWaitSeconds`. */
interface Pace {
  readonly freeFailures: number;
  readonly longestWaitSeconds: number;
}

/** One caller at one account. The free failures allow for typos. */
const CALLER: Pace = { freeFailures: 5, longestWaitSeconds: 900 };
/** All callers at one account, after the tries of their own. */
const ACCOUNT: Pace = { freeFailures: 8, longestWaitSeconds: 120 };
/** Links that strangers can have mailed to one account. An earlier one stays valid for longer than the wait. */
const RESET: Pace = { freeFailures: 3, longestWaitSeconds: 900 };

/**
 * Who comes from elsewhere with the right password must not wait behind strangers, and is told from them only by trying: so each
 * network has tries of its own a day. A network is what strangers have to pay for. All networks together have as many as `OWN_BURST`,
 * and one more each `OWN_EACH_MS`, so that guessing stays slow however many networks there are.
 */
const OWN_TRIES = 2;
const OWN_BURST = 60;
const OWN_EACH_MS = 120_000;

/** Of notices to the holder of an account: guessing must not flood them. */
const NOTICE_EACH_MS = 60 * 60_000;

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
  RETURNING succeeded_at AS "succeededAt"`;

const REMAINING = `SELECT ceil(extract(epoch FROM known.failed_at + ${WAIT} - $2::timestamptz))::int AS seconds
  FROM sign_in_failures known WHERE key = $1 AND failed_at > $3`;

/** No row when the network has used its own tries. $1 key, $2 now, $3 a day ago, $4 tries. */
const TAKE_OWN = `INSERT INTO sign_in_failures AS known (key, failures, failed_at) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE SET failed_at = $2,
    failures = CASE WHEN known.failed_at > $3 THEN known.failures + 1 ELSE 1 END
  WHERE known.failed_at <= $3 OR known.failures < $4 RETURNING 1`;

/** `failed_at` is when the tries so far are paid for. No row beyond the burst. $1 key, $2 now, $3 ms of one, $4 burst. */
const TAKE_FROM_ALL = `INSERT INTO sign_in_failures AS known (key, failures, failed_at)
  VALUES ($1, 1, $2::timestamptz + $3 * interval '1 ms')
  ON CONFLICT (key) DO UPDATE SET failures = known.failures + 1, failed_at = greatest(known.failed_at, $2) + $3 * interval '1 ms'
  WHERE greatest(known.failed_at, $2) + $3 * interval '1 ms' <= $2::timestamptz + $4 * $3 * interval '1 ms' RETURNING 1`;

const TAKE_BACK = 'UPDATE sign_in_failures SET failures = failures - 1 WHERE key = $1 AND failures > 0';

/** No row where one went out since. $1 key, $2 now, $3 an hour ago. */
const TAKE_NOTICE = `INSERT INTO sign_in_failures AS known (key, failures, failed_at) VALUES ($1, 0, $2)
  ON CONFLICT (key) DO UPDATE SET failed_at = $2 WHERE known.failed_at <= $3 RETURNING 1`;

const SUCCEEDED = `INSERT INTO sign_in_failures (key, failures, failed_at, succeeded_at) VALUES ($1, 0, $2, $2)
  ON CONFLICT (key) DO UPDATE SET failures = 0, succeeded_at = $2`;

/** Keyed hashes of where an attempt comes from. */
export interface From {
  readonly caller: string;
  /** Of IPv6; other addresses are a network each. */
  readonly network?: string | undefined;
}

/** All replicas share the counts in the database. */
@Injectable()
export class SignInThrottle {
  constructor(private readonly dataSource: DataSource) {}

  /** The attempt counts as a failure until `succeeded`. @returns seconds to wait; 0 when this attempt can proceed */
  async reserve(email: string, { caller, network = caller }: From, now: Date): Promise<number> {
    const own = await this.reserveKey(callerKey(email, caller), CALLER, now);
    if (own.wait > 0 || isTrusted(own.succeededAt, now)) return own.wait;
    if (await this.takesOwn(email, network, now)) return 0;
    const { wait } = await this.reserveKey(accountKey(email), ACCOUNT, now);
    // Nobody has looked at this password.
    if (wait > 0) await this.dataSource.query(TAKE_BACK, [callerKey(email, caller)]);
    return wait;
  }

  /** @returns the caller's own wait in seconds, and whether a link can be mailed: strangers' requests refuse nobody, and mail few */
  async reserveReset(email: string, { caller }: From, now: Date): Promise<{ wait: number; mails: boolean }> {
    const { wait } = await this.reserveKey(callerKey(`reset ${email}`, caller), CALLER, now);
    const mails = wait === 0 && (await this.reserveKey(accountKey(`reset ${email}`), RESET, now)).wait === 0;
    return { wait, mails };
  }

  /** Clears the caller's failures. The caller no longer waits for others. */
  async succeeded(email: string, caller: string, now: Date): Promise<void> {
    await this.dataSource.query(SUCCEEDED, [callerKey(email, caller), now]);
    await this.dataSource.query('DELETE FROM sign_in_failures WHERE key = $1', [accountKey(email)]);
  }

  /** Whether the holder of an account can be told now of what somebody tried. */
  async takesNotice(accountId: string, now: Date, manager: EntityManager): Promise<boolean> {
    const values = [hash(`notice ${accountId}`), now, new Date(now.getTime() - NOTICE_EACH_MS)];
    const taken: unknown[] = await manager.query(TAKE_NOTICE, values);
    return taken.length > 0;
  }

  private async takesOwn(email: string, network: string, now: Date): Promise<boolean> {
    const dayAgo = new Date(now.getTime() - FORGET_AFTER_MS);
    const key = hash(`own ${normalEmail(email)}\n${network}`);
    const own: unknown[] = await this.dataSource.query(TAKE_OWN, [key, now, dayAgo, OWN_TRIES]);
    if (own.length === 0) return false;
    const all = [hash(`own ${normalEmail(email)}`), now, OWN_EACH_MS, OWN_BURST];
    const taken: unknown[] = await this.dataSource.query(TAKE_FROM_ALL, all);
    if (taken.length === 0) await this.dataSource.query(TAKE_BACK, [key]);
    return taken.length > 0;
  }

  private async reserveKey(
    key: string,
    { freeFailures, longestWaitSeconds }: Pace,
    now: Date,
  ): Promise<{ wait: number; succeededAt?: Date | null }> {
    const values = [key, now, new Date(now.getTime() - FORGET_AFTER_MS), freeFailures, longestWaitSeconds];
    const [reserved]: { succeededAt: Date | null }[] = await this.dataSource.query(RESERVE, values);
    if (reserved) return { wait: 0, ...reserved };
    const rows: { seconds: number }[] = await this.dataSource.query(REMAINING, values);
    // A concurrent attempt may have changed the row.
    return { wait: Math.max(1, rows[0]?.seconds ?? 1) };
  }
}

function isTrusted(succeededAt: Date | null | undefined, now: Date): boolean {
  return succeededAt ? now.getTime() - succeededAt.getTime() < TRUST_FOR_MS : false;
}

const accountKey = (email: string): string => hash(normalEmail(email));
const callerKey = (email: string, caller: string): string => hash(`${normalEmail(email)}\n${caller}`);

/** The text has both addresses, and is never stored. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
