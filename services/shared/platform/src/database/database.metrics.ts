import type { DataSource } from 'typeorm';
import type { Metrics } from '../telemetry/metrics.js';
import type { PoolObserver } from './observed-pool.js';
import { poolOf } from './pool.js';

/** In seconds: from a read in memory to a lock's timeout. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3];
/** More than any service has. Further names count as `other`, so that generated statements cannot fill the memory. */
const maxStatements = 300;

export function measureDatabase(metrics: Metrics): PoolObserver {
  const statements = metrics.histogram(
    {
      name: 'hilltop_database_statement_seconds',
      help: 'Duration of statements, with waits for locks, by name of the statement, in seconds.',
      labels: ['statement'],
    },
    buckets,
  );
  const waits = metrics.histogram(
    {
      name: 'hilltop_database_wait_seconds',
      help: 'How long callers waited for a connection of the pool, in seconds.',
    },
    buckets,
  );
  const names = new Set<string>();
  return {
    statement: (name, seconds) => {
      const isKnown = names.has(name) || names.size < maxStatements;
      if (isKnown) names.add(name);
      statements.observe({ statement: isKnown ? name : 'other' }, seconds);
    },
    waited: (seconds) => waits.observe(seconds),
  };
}

/** Registers the gauge of the pool. Absent until the database has been reached. */
export function showPool(metrics: Metrics, dataSource: DataSource): void {
  const metric = {
    name: 'hilltop_database_pool',
    help: 'Connections of the pool: `in use`, `idle`, the most that it may have (`size`), and callers that are `waiting`.',
    labels: ['state'] as const,
  };
  metrics.lookup(metric, async () => {
    const { totalCount, idleCount, waitingCount, options } = poolOf(dataSource);
    const states = { 'in use': totalCount - idleCount, idle: idleCount, waiting: waitingCount, size: options.max };
    return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
  });
}
