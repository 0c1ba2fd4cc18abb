import type { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';

/**
 * Deletes all rows of tables of a running service. Its jobs lock some of them in their own order, so a deadlock is retried.
 * @param tables names, with commas between them
 */
export async function emptyTables(dataSource: DataSource, tables: string): Promise<void> {
  await inTransaction(dataSource, (manager) => manager.query(`TRUNCATE ${tables}`));
}
