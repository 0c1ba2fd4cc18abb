import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { DataSource } from 'typeorm';
import { runPrepared } from '../../database/run-prepared.js';
import { runWithCorrelation } from '../../logging/correlation.js';
import { inSpan } from '../../telemetry/in-span.js';
import { runWithTraceparent } from '../../telemetry/trace-context.js';
import { reactionMs } from './consumer-configuration.js';
import type { Reaction } from './subscription.js';

/** `repeated`: it had already run, and nothing was done. */
export type ReactionOutcome = 'handled' | 'repeated';

// One statement saves a round trip per reaction. PostgreSQL before 17 has no transaction_timeout; the other two apply there.
const note = {
  name: 'note-event',
  text: `
  WITH noted AS (
    INSERT INTO inbox (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id
  )
  SELECT count(*)::int AS noted, CASE WHEN current_setting('transaction_timeout', true) IS NOT NULL
    THEN set_config('transaction_timeout', $3, true) END AS bound
  FROM noted`,
};

/** Runs in one transaction with its inbox row. A concurrent delivery of the event waits for the first. An error rolls all back. */
export async function runReaction<Data>(
  dataSource: DataSource,
  consumer: string,
  reaction: Reaction<Data>,
  event: CloudEvent<Data>,
): Promise<ReactionOutcome> {
  const attributes = { 'messaging.message.id': event.id, 'messaging.consumer.group.name': consumer };
  const work = { name: `process ${event.type}`, kind: 'CONSUMER' as const, attributes };
  const react = async (): Promise<ReactionOutcome> => {
    const outcome = await dataSource.transaction(async (manager): Promise<ReactionOutcome> => {
      const [row] = await runPrepared<{ noted: number }>(manager, note, [consumer, event.id, `${reactionMs}ms`]);
      if (row?.noted !== 1) return 'repeated';
      await reaction.react(event, manager);
      return 'handled';
    });
    if (outcome === 'handled') reaction.committed?.();
    return outcome;
  };
  return runForEvent(event, () => inSpan(work, react));
}

/** The work has the correlation id and the trace of the event. */
export function runForEvent<Result>(event: CloudEvent, work: () => Result): Result {
  return runWithCorrelation(event.correlationid, () =>
    event.traceparent === undefined ? work() : runWithTraceparent(event.traceparent, work),
  );
}
