import type { DataSource } from 'typeorm';
import { coalesce } from '../../async/coalesce.js';
import type { Metrics } from '../../telemetry/metrics.js';
import type { StatusBoard } from '../../telemetry/status-board.js';

const waiting = `
  SELECT count(*)::int AS rows, coalesce(extract(epoch FROM now() - min(recorded_at)), 0)::float AS "oldestSeconds"
  FROM outbox WHERE published_at IS NULL`;

interface Waiting {
  readonly rows: number;
  readonly oldestSeconds: number;
}

/** Pending events, and the age of the oldest. */
async function readOutboxState(dataSource: DataSource): Promise<Waiting> {
  const [row]: Waiting[] = await dataSource.query(waiting);
  return row ?? { rows: 0, oldestSeconds: 0 };
}

/** In seconds: from a server next door to the timeout of a publish. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 3];

export function measurePublishing(metrics: Metrics): (seconds: number) => void {
  const seconds = metrics.histogram(
    { name: 'hilltop_publish_seconds', help: 'Time until NATS acknowledged an event, in seconds.' },
    buckets,
  );
  return (value) => seconds.observe(value);
}

/** Replicas share the outbox, so all report the same values. */
export function showOutbox(metrics: Metrics, board: StatusBoard, dataSource: DataSource): void {
  const readState = coalesce(() => readOutboxState(dataSource));
  board.add('outbox', readState);
  metrics.lookup(
    { name: 'hilltop_outbox_waiting', help: 'Events in the outbox that are not yet published.' },
    async () => [{ value: (await readState()).rows }],
  );
  metrics.lookup(
    { name: 'hilltop_outbox_oldest_seconds', help: 'Age of the oldest event that is not yet published, in seconds.' },
    async () => [{ value: (await readState()).oldestSeconds }],
  );
}
