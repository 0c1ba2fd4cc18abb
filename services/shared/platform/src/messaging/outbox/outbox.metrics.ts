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

/** What waits in the outbox: how many events, and since when, in seconds. */
async function lookAtOutbox(dataSource: DataSource): Promise<Waiting> {
  const [row]: Waiting[] = await dataSource.query(waiting);
  return row ?? { rows: 0, oldestSeconds: 0 };
}

/** Shows ops and staff what waits in the outbox. Replicas of a service share one: all show the same. */
export function showOutbox(metrics: Metrics, board: StatusBoard, dataSource: DataSource): void {
  const look = coalesce(() => lookAtOutbox(dataSource));
  board.add('outbox', look);
  metrics.lookup(
    { name: 'hilltop_outbox_waiting', help: 'Events in the outbox that are not yet published.' },
    async () => [{ value: (await look()).rows }],
  );
  metrics.lookup(
    { name: 'hilltop_outbox_oldest_seconds', help: 'Age of the oldest event that is not yet published, in seconds.' },
    async () => [{ value: (await look()).oldestSeconds }],
  );
}
