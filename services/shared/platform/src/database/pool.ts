import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

export class DatabaseNotConnectedError extends Error {
  constructor() {
    super('The database has not been reached yet.');
    this.name = 'DatabaseNotConnectedError';
  }
}

/** The data source's pool, so that prepared statements and the ORM share one limit on connections. */
export function poolOf(dataSource: DataSource): Pool {
  const pool: Pool | undefined = (dataSource.driver as PostgresDriver).master;
  if (!dataSource.isInitialized || !pool) throw new DatabaseNotConnectedError();
  return pool;
}
