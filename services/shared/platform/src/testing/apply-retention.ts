import { deleteExpiredRows } from '../database/retention/delete-expired-rows.js';
import type { ServiceDefinition } from '../service/define-service.js';
import { createTestDatabase } from './test-database.js';

/**
 * Fills a database of a service and applies its retention rules to it now.
 *
 * @param fill SQL that inserts rows
 * @returns how many rows each rule deleted, by table
 */
export async function applyRetention(
  service: ServiceDefinition,
  settings: Readonly<Record<string, number>>,
  fill: string,
): Promise<Record<string, number>> {
  const { migrations, retention } = service;
  const { dataSource, close } = await createTestDatabase({ migrations, setup: fill });
  try {
    const deleted: Record<string, number> = {};
    for (const rule of retention?.(settings as never) ?? []) {
      deleted[rule.table] = await deleteExpiredRows(dataSource, rule, new Date());
    }
    return deleted;
  } finally {
    await close();
  }
}
