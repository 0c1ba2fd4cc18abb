import type { DataSource, EntityManager } from 'typeorm';

/** A dead letter as ops see it. */
export interface OpenLetter {
  readonly id: string;
  readonly origin: string;
  readonly subject: string;
  readonly eventId: string;
  readonly aggregateId: string;
  readonly attempts: number;
  readonly failedAt: Date;
  /** Set while it waits for a retry. */
  readonly resendAt: Date | null;
  readonly reason: string;
}

const open = `
  SELECT id, origin, subject, event_id AS "eventId", aggregate_id AS "aggregateId", attempts,
    failed_at AS "failedAt", resend_at AS "resendAt", reason
  FROM dead_letters WHERE resolved_at IS NULL ORDER BY failed_at`;

const chosen = `resolved_at IS NULL AND ($1::uuid IS NULL OR id = $1)`;

// The running service polls for these rows and runs the reactions.
const askReactions = `
  WITH asked AS (
    UPDATE dead_letters SET resend_at = now() WHERE origin <> 'outbox' AND ${chosen} RETURNING id
  ) SELECT count(*)::int AS count FROM asked`;

const outboxLetters = `SELECT count(*)::int AS count FROM dead_letters WHERE origin = 'outbox' AND ${chosen}`;

const refillOutbox = `
  WITH resolved AS (
    UPDATE dead_letters SET resolved_at = now() WHERE origin = 'outbox' AND ${chosen}
    RETURNING event_id, aggregate_id, subject, payload, failed_at
  ), refilled AS (
    INSERT INTO outbox (id, aggregate_id, subject, event)
    SELECT event_id::uuid, aggregate_id, subject, payload::jsonb FROM resolved ORDER BY failed_at
    ON CONFLICT (id) DO NOTHING RETURNING id
  ) SELECT count(*)::int AS count FROM resolved`;

export async function openLetters(dataSource: DataSource): Promise<OpenLetter[]> {
  return dataSource.query(open);
}

/**
 * Requests a retry of one dead letter, or of all, within seconds. @param record stores who asked, in the same transaction
 * @returns the number of dead letters
 */
export async function requestResend(
  dataSource: DataSource,
  id: string | null,
  record?: (manager: EntityManager) => Promise<void>,
): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const reactions = await count(manager, askReactions, id);
    // A service without an outbox has no dead letters of it, and no such table.
    const events = await count(manager, outboxLetters, id);
    const resent = reactions + (events > 0 ? await count(manager, refillOutbox, id) : 0);
    if (resent > 0) await record?.(manager);
    return resent;
  });
}

async function count(manager: EntityManager, statement: string, id: string | null): Promise<number> {
  const rows: { count: number }[] = await manager.query(statement, [id]);
  return rows[0]?.count ?? 0;
}
