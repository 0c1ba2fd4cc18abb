import { applyRetentionRule } from '../database/retention/apply-retention-rule.js';
import type { ServiceDefinition } from '../service/define-service.js';
import { retentionRules } from '../service/serve.js';
import { createTestDatabase } from './test-database.js';

/**
 * Fills a database and applies the service's retention rules. @param fill SQL that inserts rows
 * @returns the number of deleted or blanked rows by table, without tables that had none
 */
export async function applyRetention(
  service: ServiceDefinition,
  settings: Readonly<Record<string, number>>,
  fill: string,
): Promise<Record<string, number>> {
  const { migrations, functions = [] } = service;
  const { dataSource, close } = await createTestDatabase({ migrations, functions, setup: fill });
  try {
    const changed: Record<string, number> = {};
    // The database's clock, which also filled the rows.
    const [{ now }] = await dataSource.query('SELECT now()');
    for (const rule of retentionRules(service, settings as never)) {
      const rows = await applyRetentionRule(dataSource, rule, now);
      if (rows > 0) changed[rule.table] = (changed[rule.table] ?? 0) + rows;
    }
    return changed;
  } finally {
    await close();
  }
}
