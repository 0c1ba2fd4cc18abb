import type { DataSource } from 'typeorm';
import { PreparedStatements } from '../../database/prepared-statements.js';
import type { Logger } from '../../logging/logger.js';
import { redactText } from '../../logging/redact.js';
import { runReaction } from './run-reaction.js';
import type { Subscriber } from './subscriber.js';

interface AskedLetter {
  readonly id: string;
  readonly origin: string;
  readonly payload: string;
}

// Leased for a minute, so that another run retries the dead letter of a dead process.
const take = {
  name: 'take-asked-letter',
  text: `
  WITH asked AS (
    SELECT id FROM dead_letters
    WHERE resend_at <= now() AND resolved_at IS NULL AND origin = ANY($1)
    ORDER BY resend_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE dead_letters SET resend_at = now() + interval '1 minute' FROM asked WHERE dead_letters.id = asked.id
    RETURNING dead_letters.id, origin, payload
  ) SELECT * FROM taken`,
};

const resolve = 'UPDATE dead_letters SET resolved_at = now(), resend_at = NULL WHERE id = $1';

const fail = `
  UPDATE dead_letters SET attempts = attempts + 1, reason = $2, failed_at = now(), resend_at = NULL WHERE id = $1`;

/**
 * Retries dead letters by the regular path, so that an event handled in the meantime is not handled twice. One that fails again stays.
 * @returns the number retried
 */
export async function resendDeadLetters(
  dataSource: DataSource,
  subscribers: readonly Subscriber[],
  logger: Logger,
): Promise<number> {
  const statements = new PreparedStatements(dataSource);
  const byName = new Map(subscribers.map((subscriber) => [subscriber.subscription.durable, subscriber]));
  for (let tried = 0; ; tried++) {
    const [letter] = await statements.run<AskedLetter>(take, [[...byName.keys()]]);
    const subscriber = letter && byName.get(letter.origin);
    if (!letter || !subscriber) return tried;
    const { subscription, reaction } = subscriber;
    const facts = { letter: letter.id, consumer: letter.origin };
    try {
      const event = subscription.event.parse(JSON.parse(letter.payload));
      const outcome = await runReaction(dataSource, letter.origin, reaction, event);
      await dataSource.query(resolve, [letter.id]);
      logger.info({ ...facts, outcome }, 'dead letter resent');
    } catch (error) {
      await dataSource.query(fail, [letter.id, redactText(String(error)).slice(0, 500)]);
      logger.warn({ ...facts, err: error }, 'dead letter failed again');
    }
  }
}
