import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { currentTraceparent } from '../../telemetry/trace-context.js';

/** What a statement inserts: `INSERT INTO outbox (id, aggregate_id, subject, event) VALUES ($1, $2, $3, $4::jsonb)`. */
export interface OutboxRow {
  readonly id: string;
  readonly aggregate_id: string;
  /** NATS subject. */
  readonly subject: string;
  /** The whole envelope as JSON text. */
  readonly event: string;
}

/** The row that says an event, with the trace under way, for a hot statement that inserts it itself in one go with the change. */
export function toOutboxRow(event: CloudEvent): OutboxRow {
  const traceparent = event.traceparent ?? currentTraceparent();
  const traced = traceparent === undefined ? event : { ...event, traceparent };
  return { id: event.id, aggregate_id: event.subject, subject: event.type, event: JSON.stringify(traced) };
}
