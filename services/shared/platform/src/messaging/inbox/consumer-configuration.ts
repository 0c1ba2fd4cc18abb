import { AckPolicy, type ConsumerConfig, DeliverPolicy, ReplayPolicy } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

/** Longest that one reaction may take, in milliseconds; the database ends its transaction then. */
export const reactionMs = 30_000;
const ackWaitMs = reactionMs + 30_000;

/**
 * What a durable consumer is like. One filter subject, as servers before 2.10 know no more. The server's own `backoff`
 * stays empty: it would take the place of `ack_wait`, and delays come with each nak. `max_deliver` is unlimited because a
 * server that has counted to the end forgets the message without a word: the inbox counts itself, and ends at a dead letter.
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

/** Names of the settings in which a consumer differs from what it should be. */
export function consumerDrift(wanted: Partial<ConsumerConfig>, actual: ConsumerConfig): string[] {
  const drifted = Object.entries(wanted)
    .filter(([key, value]) => actual[key as keyof ConsumerConfig] !== value)
    .map(([key]) => key);
  if (actual.backoff && actual.backoff.length > 0) drifted.push('backoff');
  if (actual.filter_subjects && actual.filter_subjects.length > 0) drifted.push('filter_subjects');
  return drifted;
}
