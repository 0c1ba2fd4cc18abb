import { AckPolicy, type ConsumerConfig, DeliverPolicy, ReplayPolicy } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

/** The database ends the transaction of a reaction after this. */
export const reactionMs = 30_000;
const ackWaitMs = reactionMs + 30_000;

/**
 * One filter subject, because servers before 2.10 support no more. `backoff` stays empty because it would replace `ack_wait`.
 * `max_deliver` is unlimited because the server silently drops a message at the limit; the inbox counts deliveries itself.
 */
export function consumerConfiguration(durable: string, subject: string) {
  return {
    durable_name: durable,
    filter_subject: subject,
    deliver_policy: DeliverPolicy.All,
    replay_policy: ReplayPolicy.Instant,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ackWaitMs),
    max_deliver: -1,
    max_ack_pending: 1_000,
  } satisfies Partial<ConsumerConfig>;
}

export function consumerDrift(wanted: Partial<ConsumerConfig>, actual: ConsumerConfig): string[] {
  const drifted = Object.entries(wanted)
    .filter(([key, value]) => actual[key as keyof ConsumerConfig] !== value)
    .map(([key]) => key);
  if (actual.backoff && actual.backoff.length > 0) drifted.push('backoff');
  if (actual.filter_subjects && actual.filter_subjects.length > 0) drifted.push('filter_subjects');
  return drifted;
}
