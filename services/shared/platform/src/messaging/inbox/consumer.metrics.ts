import type { Metrics } from '../../telemetry/metrics.js';
import type { StatusBoard } from '../../telemetry/status-board.js';
import type { NatsConnection } from '../nats/nats-connection.js';
import { streamName } from '../nats/stream-name.js';
import type { Subscription } from './subscription.js';

export type DeliveryOutcome = 'handled' | 'repeated' | 'put off' | 'dead letter';

export type CountDelivery = (consumer: string, outcome: DeliveryOutcome) => void;

export function countDeliveries(metrics: Metrics): CountDelivery {
  const counter = metrics.counter({
    name: 'hilltop_deliveries_total',
    help: 'Deliveries of events, by consumer and outcome.',
    labels: ['consumer', 'outcome'],
  });
  return (consumer, outcome) => counter.inc({ consumer, outcome });
}

/** Unacknowledged events of the existing consumers. @throws while NATS is unavailable */
async function readConsumerLag(
  nats: NatsConnection,
  subscriptions: readonly Subscription[],
): Promise<{ consumer: string; waiting: number }[]> {
  const { consumers } = nats.jetstream().manager;
  const looks = subscriptions.map(async ({ durable, event }) => {
    const info = await consumers.info(streamName(event.service), durable);
    return { consumer: durable, waiting: info.num_pending + info.num_ack_pending };
  });
  const results = await Promise.allSettled(looks);
  return results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
}

/** Replicas share consumers, so all report the same values. */
export function showConsumers(
  metrics: Metrics,
  board: StatusBoard,
  nats: NatsConnection,
  subscriptions: readonly Subscription[],
): void {
  const readLag = () => readConsumerLag(nats, subscriptions);
  board.add('consumers', readLag);
  const metric = {
    name: 'hilltop_consumer_waiting',
    help: 'Events in the stream that the consumer has not acknowledged yet.',
    labels: ['consumer'] as const,
  };
  metrics.lookup(metric, async () =>
    (await readLag()).map(({ consumer, waiting }) => ({
      labels: { consumer },
      value: waiting,
    })),
  );
}
