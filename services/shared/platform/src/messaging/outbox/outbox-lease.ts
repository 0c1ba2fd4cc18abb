import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PreparedStatements } from '../../database/prepared-statements.js';
import { runPrepared } from '../../database/run-prepared.js';

/** A row of this relay until the lease expires. */
export interface ClaimedRow {
  readonly id: string;
  readonly aggregateId: string;
  readonly subject: string;
  /** The envelope as JSON text. */
  readonly event: string;
  /** The trace of the change. */
  readonly traceparent: string | null;
  /** Earlier refusals. */
  readonly attempts: number;
  /** How often the stream accepted and then lost it. */
  readonly timesLost: number;
}

export interface AcknowledgedRow {
  readonly id: string;
  readonly sequence: number;
}

/** The rows of a dead relay can be claimed after it. */
export const leaseMs = 30_000;
const batchSize = 100;

// The index of pending rows is in this order, and so are they found without reading the published ones.
const look = {
  name: 'look-for-events',
  readOnly: true,
  text: 'SELECT FROM outbox WHERE published_at IS NULL AND due_at <= clock_timestamp() ORDER BY position LIMIT 1',
};

// Claims take turns. Otherwise a relay could claim the second event of an aggregate while another claims the first.
// Statistics of a queue are always out of date, so the planner is forced to use the two indexes made for this.
const takeTurns = {
  name: 'take-turns-to-claim',
  text: `
  SELECT pg_advisory_xact_lock(hashtext('hilltop outbox claim')),
    set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_sort', 'off', true)`,
};

// Rows already leased to the claimer are left over from a claim whose answer was lost.
const claim = {
  name: 'claim-events',
  text: `
  WITH next AS (
    SELECT id FROM outbox AS candidate
    WHERE published_at IS NULL AND due_at <= clock_timestamp()
      AND (leased_until IS NULL OR leased_until <= clock_timestamp() OR lease_owner = $1)
      AND (
        SELECT true FROM outbox AS earlier
        WHERE earlier.aggregate_id = candidate.aggregate_id AND earlier.position < candidate.position
          AND earlier.published_at IS NULL
          AND (earlier.due_at > clock_timestamp()
            OR (earlier.leased_until > clock_timestamp() AND earlier.lease_owner <> $1))
        ORDER BY earlier.position LIMIT 1) IS NULL
    ORDER BY position LIMIT $3 FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE outbox SET lease_owner = $1, leased_until = clock_timestamp() + $2 * interval '1 millisecond'
    FROM next WHERE outbox.id = next.id
    RETURNING outbox.id, position, aggregate_id, subject, event, attempts, times_lost
  )
  SELECT id, aggregate_id AS "aggregateId", subject, event::text AS event,
    event ->> 'traceparent' AS traceparent, attempts, times_lost AS "timesLost"
  FROM claimed ORDER BY position`,
};

// A row whose sequence now belongs to another event was lost with the stream's tail, so it is due again.
const mark = {
  name: 'mark-events-published',
  text: `
  WITH acknowledged AS (
    SELECT * FROM unnest($2::uuid[], $3::bigint[]) AS acknowledged (id, sequence)
  ), marked AS (
    UPDATE outbox SET published_at = now(), stream_created = $4, stream_sequence = sequence,
      lease_owner = NULL, leased_until = NULL
    FROM acknowledged WHERE outbox.id = acknowledged.id AND lease_owner = $1
    RETURNING outbox.id
  ), displaced AS (
    UPDATE outbox SET published_at = NULL, stream_created = NULL, stream_sequence = NULL, times_lost = times_lost + 1
    FROM acknowledged
    WHERE published_at IS NOT NULL AND stream_created = $4 AND stream_sequence = sequence
      AND outbox.id <> acknowledged.id
    RETURNING outbox.id
  )
  SELECT (SELECT count(*)::int FROM marked) AS marked, (SELECT count(*)::int FROM displaced) AS displaced`,
};

const putOff = `
  WITH late AS (
    UPDATE outbox SET attempts = attempts + 1, due_at = clock_timestamp() + $3 * interval '1 millisecond',
      lease_owner = NULL, leased_until = NULL
    WHERE id = $2 AND lease_owner = $1 RETURNING id
  ) SELECT count(*)::int AS count FROM late`;

const release = `
  WITH released AS (
    UPDATE outbox SET lease_owner = NULL, leased_until = NULL
    WHERE id = ANY($2::uuid[]) AND lease_owner = $1 RETURNING id
  ) SELECT count(*)::int AS count FROM released`;

// Rows in the dead letters do not block later events of their aggregate.
const giveUp = `
  WITH gone AS (
    DELETE FROM outbox WHERE id = $2 AND lease_owner = $1 RETURNING *
  ), kept AS (
    INSERT INTO dead_letters (origin, event_id, aggregate_id, subject, payload, attempts, reason)
    SELECT 'outbox', id::text, aggregate_id, subject, event::text, attempts + 1, $3 FROM gone
    ON CONFLICT (origin, event_id) DO UPDATE SET
      attempts = EXCLUDED.attempts, reason = EXCLUDED.reason, failed_at = now(), resend_at = NULL, resolved_at = NULL
    RETURNING id
  ) SELECT count(*)::int AS count FROM kept`;

/** Rows leased by one relay. Changes apply only while the lease is valid. Finish a batch before the next. */
export class OutboxLease {
  private readonly owner = randomUUID();
  private readonly statements: PreparedStatements;

  constructor(private readonly dataSource: DataSource) {
    this.statements = new PreparedStatements(dataSource);
  }

  /** The oldest due rows in order, none while an earlier row of its aggregate has to wait. */
  async claim(): Promise<ClaimedRow[]> {
    // A poll that finds nothing is one statement instead of a transaction.
    if ((await this.statements.run(look, [])).length === 0) return [];
    return this.dataSource.transaction(async (manager) => {
      await runPrepared(manager, takeTurns, []);
      return runPrepared<ClaimedRow>(manager, claim, [this.owner, leaseMs, batchSize]);
    });
  }

  /** @returns the rows still leased, and older rows that the stream has lost */
  async markPublished(rows: readonly AcknowledgedRow[], streamCreated: string) {
    const ids = rows.map(({ id }) => id);
    const sequences = rows.map(({ sequence }) => sequence);
    const [counts] = await this.statements.run<{ marked: number; displaced: number }>(mark, [
      ...[this.owner, ids, sequences, streamCreated],
    ]);
    return counts ?? { marked: 0, displaced: 0 };
  }

  async putOff(id: string, delayMs: number): Promise<void> {
    await this.dataSource.query(putOff, [this.owner, id, delayMs]);
  }

  /** Does not count an attempt. */
  async release(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.dataSource.query(release, [this.owner, ids]);
  }

  async giveUp(id: string, reason: string): Promise<void> {
    await this.dataSource.query(giveUp, [this.owner, id, reason]);
  }
}
