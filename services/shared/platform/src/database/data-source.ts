import type { Type } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import type { Logger } from '../logging/logger.js';
import { columnTypes } from './column-types.js';
import { TypeormLogger } from './typeorm-logger.js';

export interface DatabaseOptions {
  readonly url: string;
  readonly entities: readonly Type[];
  /** Needed where migrations run; a serving process can do without. */
  readonly migrations?: readonly Type[];
  /** Connections at most; 10 unless told. */
  readonly poolSize?: number;
  /** What the server shows for these connections in `pg_stat_activity`. */
  readonly applicationName: string;
  readonly logger: Logger;
  /** Longest that one statement may run, in milliseconds; 10 s unless told. */
  readonly statementMs?: number;
  /** Longest wait for a lock that another holds, in milliseconds; 3 s unless told. */
  readonly lockMs?: number;
  /** Longest wait for a connection, in milliseconds; 3 s unless told. */
  readonly connectMs?: number;
}

/** How long after its bound a statement's end may take to be heard of, in milliseconds. */
const answerDelayMs = 2_000;

/**
 * A TypeORM data source, not yet connected. Never synchronises a schema, never installs an extension. Sessions run in
 * UTC; statements, locks, idle transactions and the wait for a connection are all bounded.
 */
export function createDataSource(options: DatabaseOptions): DataSource {
  const {
    url,
    entities,
    migrations,
    poolSize = 10,
    applicationName,
    logger,
    statementMs = 10_000,
    lockMs = 3_000,
    connectMs = 3_000,
  } = options;
  return new DataSource({
    type: 'postgres',
    url,
    entities: [...entities],
    ...(migrations && { migrations: [...migrations] }),
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    useUTC: true,
    poolSize,
    applicationName,
    connectTimeoutMS: connectMs,
    maxQueryExecutionTime: 1_000,
    logging: true,
    logger: new TypeormLogger(logger),
    // A connection that dies in the pool is replaced at the next use; without a handler it would end the process.
    poolErrorHandler: (error: unknown) => logger.warn({ err: error }, 'database connection lost'),
    extra: {
      // The pool does not listen for the errors of a client that is checked out, and an error without a listener ends the process.
      onConnect: (client: ClientBase) => void client.on('error', () => undefined),
      types: columnTypes,
      keepAlive: true,
      idleTimeoutMillis: 60_000,
      keepAliveInitialDelayMillis: 10_000,
      // The server's own bound comes first; this one is for a server that has stopped answering at all.
      query_timeout: statementMs + answerDelayMs,
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: 15_000,
      options: '-c TimeZone=UTC',
    },
  });
}
