import type { OutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';

/** Rows, each as JSON text, as the one parameter that `json_populate_recordset` reads. */
export function rowsParameter(rows: readonly string[]): string {
  return `[${rows.join()}]`;
}

/** Events as the parameter of `WRITE_EVENTS`. An event is JSON already, and is not written as a text within a text. */
export function eventsParameter(events: readonly OutboxRow[]): string {
  const rows = events.map(({ id, aggregate_id, subject, event }) => {
    const names = JSON.stringify({ id, aggregate_id, subject });
    return `${names.slice(0, -1)},"event":${event}}`;
  });
  return rowsParameter(rows);
}

/** The four parameters that write one event within a hot statement: id, aggregate, subject, event. */
export function eventParameters(row: OutboxRow): [string, string, string, string] {
  return [row.id, row.aggregate_id, row.subject, row.event];
}

/** Writes events in one statement with what they tell of: for each row of `source`, all of the parameter of that number. */
export const WRITE_EVENTS = (source: string, parameter: number) => `
    INSERT INTO outbox (id, aggregate_id, subject, event) SELECT e.id, e.aggregate_id, e.subject, e.event
    FROM ${source}, json_to_recordset($${parameter}::json) AS e(id uuid, aggregate_id text, subject text, event jsonb)`;
