import type { Type } from '@nestjs/common';
import type { ClientBase } from 'pg';
import pg from 'pg';
import { DataSource, type Logger as TypeormLoggerInterface } from 'typeorm';
import type { Logger } from '../logging/logger.js';
import { observedPool, observeStatements, type PoolObserver } from './observed-pool.js';

class TypeormLogger implements TypeormLoggerInterface {
  constructor(private readonly logger: Logger) {}

  logQuery(statement: string): void {
    this.logger.trace({ statement }, 'statement');
  }

  /** Debug level, because the error is thrown to the caller, who decides. */
  logQueryError(_error: string | Error, statement: string): void {
    this.logger.debug({ statement }, 'statement failed');
  }

  logQuerySlow(ms: number, statement: string): void {
    this.logger.warn({ ms, statement }, 'slow statement');
  }

  logSchemaBuild(message: string): void {
    this.logger.debug(message);
  }

  logMigration(message: string): void {
    this.logger.info(message);
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    this.logger[level === 'log' ? 'debug' : level](String(message));
  }
}

const { builtins, getTypeParser } = pg.types;
type Parser = ReturnType<typeof getTypeParser>;

const asText: Parser = (value: string) => value;
const asUtc: Parser = (value: string) => new Date(`${value.replace(' ', 'T')}Z`);

/** A `date` stays `YYYY-MM-DD`, so that no time zone can shift it. A `timestamp` without a zone is read as UTC. */
const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
    if (oid === builtins.DATE) return asText;
    if (oid === builtins.TIMESTAMP) return asUtc;
    return format === 'binary' ? (getTypeParser(oid, 'binary') as Parser) : getTypeParser(oid, 'text');
  },
};

export interface DatabaseOptions {
  readonly url: string;
  readonly entities: readonly Type[];
  /** Oldest first. A process accepts requests once all are applied. */
  readonly migrations?: readonly Type[];
  /** 10 by default. */
  readonly poolSize?: number;
  /** `application_name` in `pg_stat_activity`. */
  readonly applicationName: string;
  readonly logger: Logger;
  /** Gets the durations of statements and of waits for a connection. */
  readonly observer?: PoolObserver;
  /** 10 s by default. */
  readonly statementMs?: number;
  /** 3 s by default. */
  readonly lockMs?: number;
  /** Wait for a connection from the pool; 3 s by default. */
  readonly connectMs?: number;
}

/** How much later than the server's timeout the client's fires. */
const answerDelayMs = 2_000;

/** A TypeORM data source, not yet connected. It never changes the schema. Sessions run in UTC, and every wait has a timeout. */
export function createDataSource(options: DatabaseOptions): DataSource {
  const {
    url,
    entities,
    migrations,
    poolSize = 10,
    applicationName,
    logger,
    observer,
    statementMs = 10_000,
    lockMs = 3_000,
    connectMs = 3_000,
  } = options;
  return new DataSource({
    type: 'postgres',
    driver: { Pool: observedPool(observer) },
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
    // The pool replaces a dead idle connection at the next use. Without a handler its error would end the process.
    poolErrorHandler: (error: unknown) => logger.warn({ err: error }, 'database connection lost'),
    extra: {
      onConnect: (client: ClientBase) => {
        // The pool does not listen for the errors of a client that is checked out, and an error without a listener ends the process.
        client.on('error', () => undefined);
        observeStatements(client, observer);
      },
      types: columnTypes,
      keepAlive: true,
      idleTimeoutMillis: 60_000,
      keepAliveInitialDelayMillis: 10_000,
      // The server's timeout comes first. This one is for a server that no longer responds.
      query_timeout: statementMs + answerDelayMs,
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: 15_000,
      options: '-c TimeZone=UTC',
    },
  });
}
