import { eventually } from '@hilltop/platform/testing/eventually';
import type { DataSource, EntityManager } from 'typeorm';

/** Resolves when a statement that matches `pattern` (LIKE) waits for a lock. */
export async function waitingForLock(dataSource: DataSource, pattern: string): Promise<void> {
  await eventually(async () => {
    const waiting: unknown[] = await dataSource.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
      [pattern],
    );
    if (waiting.length === 0) throw new Error(`nothing waits with ${pattern}`);
  });
}

/** Runs `first` in a transaction that stays open while `meanwhile` runs, and is committed then. */
export async function holdingOpen(
  dataSource: DataSource,
  first: (manager: EntityManager) => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await first(manager);
    await meanwhile();
  });
}
