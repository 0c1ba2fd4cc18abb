import type { DataSource, EntityManager } from 'typeorm';

export interface DeadLetter {
  /** Durable name of the consumer. */
  readonly origin: string;
  readonly eventId: string;
  readonly aggregateId: string;
  readonly subject: string;
  readonly payload: string;
  readonly attempts: number;
  readonly reason: string;
}

const longestReason = 500;

const put = `
  INSERT INTO dead_letters (origin, event_id, aggregate_id, subject, payload, attempts, reason)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (origin, event_id) DO UPDATE SET
    attempts = EXCLUDED.attempts, reason = EXCLUDED.reason, failed_at = now(), resend_at = NULL, resolved_at = NULL`;

/** PostgreSQL cannot store NUL. */
const storable = (text: string): string => text.replaceAll('\0', '\u{FFFD}');

/** Stores a letter once per event and consumer. */
export async function putDeadLetter(target: DataSource | EntityManager, letter: DeadLetter): Promise<void> {
  await target.query(put, [
    letter.origin,
    storable(letter.eventId),
    storable(letter.aggregateId),
    storable(letter.subject),
    storable(letter.payload),
    letter.attempts,
    storable(letter.reason).slice(0, longestReason),
  ]);
}
