import type { DataSource } from 'typeorm';
import type { Metrics } from '../../telemetry/metrics.js';
import type { StatusBoard } from '../../telemetry/status-board.js';
import { openLetters } from './request-resend.js';

const open = `
  SELECT origin, count(*)::int AS letters FROM dead_letters WHERE resolved_at IS NULL GROUP BY origin`;

/** Replicas share the table, so all report the same values. */
export function showDeadLetters(metrics: Metrics, board: StatusBoard, dataSource: DataSource): void {
  board.add('deadLetters', () => openLetters(dataSource));
  const metric = {
    name: 'hilltop_dead_letters',
    help: 'Dead letters that need attention, by origin: the outbox or a consumer.',
    labels: ['origin'] as const,
  };
  if (metrics.has(metric.name)) return;
  metrics.lookup(metric, async () => {
    const rows: { origin: string; letters: number }[] = await dataSource.query(open);
    return [
      ...rows.map(({ origin, letters }) => ({ labels: { origin }, value: letters })),
      // Always present, so that an alert can distinguish zero from missing.
      ...(rows.length === 0 ? [{ labels: { origin: 'none' }, value: 0 }] : []),
    ];
  });
}
