import type { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';

/** A service's jobs lock some tables in their own order, so a deadlock is retried. @param tables comma-separated */
export async function emptyTables(dataSource: DataSource, tables: string): Promise<void> {
  await inTransaction(dataSource, (manager) => manager.query(`TRUNCATE ${tables}`));
}
