import type { Metrics } from '../../telemetry/metrics.js';
import type { StatusBoard } from '../../telemetry/status-board.js';
import type { NatsConnection } from '../nats/nats-connection.js';
import { streamName } from '../nats/stream-name.js';
import type { Subscription } from './subscription.js';

/** What became of one delivery of an event. */
export type DeliveryOutcome = 'handled' | 'repeated' | 'put off' | 'dead letter';

/** Notes what became of a delivery to a consumer. */
export type CountDelivery = (consumer: string, outcome: DeliveryOutcome) => void;

/** Counts deliveries by consumer and outcome. */
export function countDeliveries(metrics: Metrics): CountDelivery {
  const counter = metrics.counter({
    name: 'hilltop_deliveries_total',
    help: 'Deliveries of events, by consumer and outcome.',
    labels: ['consumer', 'outcome'],
  });
  return (consumer, outcome) => counter.inc({ consumer, outcome });
}

/** How many events each consumer has still to acknowledge; without those that are not made yet. @throws while NATS is away */
async function lookAtConsumers(
  nats: NatsConnection,
  subscriptions: readonly Subscription[],
): Promise<{ consumer: string; waiting: number }[]> {
  const { consumers } = nats.jetstream().manager;
  const looks = subscriptions.map(async ({ durable, event }) => {
    const info = await consumers.info(streamName(event.service), durable);
    return { consumer: durable, waiting: info.num_pending + info.num_ack_pending };
  });
  const seen = await Promise.allSettled(looks);
  return seen.filter((look) => look.status === 'fulfilled').map(({ value }) => value);
}

/** Shows ops and staff how many events each consumer has still to take. Replicas share consumers: all show the same. */
export function showConsumers(
  metrics: Metrics,
  board: StatusBoard,
  nats: NatsConnection,
  subscriptions: readonly Subscription[],
): void {
  const look = () => lookAtConsumers(nats, subscriptions);
  board.add('consumers', look);
  const metric = {
    name: 'hilltop_consumer_waiting',
    help: 'Events in the stream that the consumer has not acknowledged yet.',
    labels: ['consumer'] as const,
  };
  metrics.lookup(metric, async () =>
    (await look()).map(({ consumer, waiting }) => ({
      labels: { consumer },
      value: waiting,
    })),
  );
}
