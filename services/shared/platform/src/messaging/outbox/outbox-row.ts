import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { currentTraceparent } from '../../telemetry/trace-context.js';

/** Values for `INSERT INTO outbox (id, aggregate_id, subject, event) VALUES ($1, $2, $3, $4::jsonb)`. */
export interface OutboxRow {
  readonly id: string;
  readonly aggregate_id: string;
  readonly subject: string;
  /** The envelope as JSON text. */
  readonly event: string;
}

/** The row has the current trace, for a hot statement that inserts it together with the change. */
export function toOutboxRow(event: CloudEvent): OutboxRow {
  const traceparent = event.traceparent ?? currentTraceparent();
  const traced = traceparent === undefined ? event : { ...event, traceparent };
  return { id: event.id, aggregate_id: event.subject, subject: event.type, event: JSON.stringify(traced) };
}
