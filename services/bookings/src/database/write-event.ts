import type { OutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';

/** One event per row of `source`. Its four parameters start at number `first`. */
export function writeEvent(source: string, first: number, event = `$${first + 3}::jsonb`): string {
  return `INSERT INTO outbox (id, aggregate_id, subject, event)
    SELECT $${first}::uuid, $${first + 1}::text, $${first + 2}::text, ${event} FROM ${source}`;
}

export function eventParameters(row: OutboxRow): [string, string, string, string] {
  return [row.id, row.aggregate_id, row.subject, row.event];
}
