import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { DataSource } from 'typeorm';
import { runForEvent } from '../events/run-for-event.js';
import { reactionMs } from './consumer-configuration.js';
import type { Reaction } from './subscription.js';

/** `handled`: the reaction ran and its transaction is committed. `repeated`: it had run before; nothing was done. */
export type ReactionOutcome = 'handled' | 'repeated';

// Servers before PostgreSQL 17 do not know it: there, the bounds on statements and idle transactions have to do.
const boundTransaction = `
  SELECT set_config('transaction_timeout', $1, true) WHERE current_setting('transaction_timeout', true) IS NOT NULL`;

const note = `
  WITH noted AS (
    INSERT INTO inbox (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id
  ) SELECT event_id FROM noted`;

/**
 * Runs a reaction in one transaction with the note that this consumer has handled the event, unless it had before. A
 * second delivery that comes while the first still runs waits for it. Whatever is thrown has rolled everything back.
 */
export async function runReaction<Data>(
  dataSource: DataSource,
  consumer: string,
  reaction: Reaction<Data>,
  event: CloudEvent<Data>,
): Promise<ReactionOutcome> {
  return runForEvent(event, () =>
    dataSource.transaction(async (manager) => {
      await manager.query(boundTransaction, [`${reactionMs}ms`]);
      const noted: unknown[] = await manager.query(note, [consumer, event.id]);
      if (noted.length === 0) return 'repeated';
      await reaction.react(event, manager);
      return 'handled';
    }),
  );
}
