import type { PoolClient, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './pool.js';
import { isConnectionError, isStalePreparedStatement } from './postgres-errors.js';

export interface PreparedStatement {
  /** Unique in the database session, e.g. `take_seats`. One name, one text. */
  readonly name: string;
  readonly text: string;
  /** The statement only reads, so it can be retried when the connection breaks. */
  readonly readOnly?: boolean;
}

/** The connection broke after the statement was sent. Only callers with idempotent statements can retry. */
export class StatementOutcomeUnknownError extends Error {
  constructor(statement: string, cause: unknown) {
    super(`The connection broke while "${statement}" ran; its outcome is unknown.`, { cause });
    this.name = 'StatementOutcomeUnknownError';
  }
}

/** The statement did not run: the connection was already unusable, or the server refused to plan it. */
class NotExecutedError extends Error {
  constructor(override readonly cause: unknown) {
    super('did not run');
  }
}

const isUnusable = (client: PoolClient): boolean => {
  const { _queryable, _ending, connection } = client as PoolClient & {
    _queryable?: boolean;
    _ending?: boolean;
    connection?: { stream?: { destroyed?: boolean; writable?: boolean } };
  };
  return (
    _queryable === false ||
    _ending === true ||
    connection?.stream?.destroyed === true ||
    connection?.stream?.writable === false
  );
};

/** Statements that run hundreds of times a second. They are named, so the server parses and plans them once per connection. */
export class PreparedStatements {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs a statement in its own transaction. It is retried on another connection if it certainly did not run, or if it only reads.
   * @throws StatementOutcomeUnknownError when the connection broke, otherwise the server's error
   */
  async run<Row extends QueryResultRow>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
    const pool = poolOf(this.dataSource);
    // Each attempt removes a bad connection from the pool, so this many attempts get past all of them.
    let attemptsLeft = pool.totalCount + 1;
    for (;;) {
      const client = await pool.connect();
      try {
        return await this.send<Row>(client, statement, values);
      } catch (error) {
        const repeatable =
          error instanceof NotExecutedError ||
          (statement.readOnly === true && error instanceof StatementOutcomeUnknownError);
        if (!repeatable || attemptsLeft-- <= 0) throw error instanceof NotExecutedError ? error.cause : error;
      }
    }
  }

  private async send<Row extends QueryResultRow>(
    client: PoolClient,
    { name, text }: PreparedStatement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    if (isUnusable(client)) {
      client.release(true);
      throw new NotExecutedError(new Error('The connection was already closed.'));
    }
    try {
      const result = await client.query<Row>({ name, text, values: [...values] });
      client.release();
      return result.rows;
    } catch (error) {
      const stale = isStalePreparedStatement(error);
      const broken = isConnectionError(error);
      client.release(stale || broken);
      if (stale) throw new NotExecutedError(error);
      throw broken ? new StatementOutcomeUnknownError(name, error) : error;
    }
  }
}
