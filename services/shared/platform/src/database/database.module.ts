import { type DynamicModule, Inject, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HealthChecks } from '../lifecycle/health-checks.js';
import { ShutdownSteps, shutdownOrder } from '../lifecycle/shutdown-steps.js';
import { StartGate } from '../lifecycle/start-gate.js';
import { isError } from '../logging/is-error.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { connect } from './connect.js';
import { createDataSource, type DatabaseOptions } from './data-source.js';
import { measureDatabase, showPool } from './database.metrics.js';
import { poolOf } from './pool.js';
import { PreparedStatements } from './prepared-statements.js';
import { untilMigrated } from './until-migrated.js';

class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
}

/** Fires before the timeout of a readiness check. */
const ping = { text: 'SELECT 1', query_timeout: 900 };

/** Discards a connection that does not answer, so that the probes clean the pool after a silent outage (a frozen host). */
async function pingDatabase(dataSource: DataSource): Promise<void> {
  const client = await poolOf(dataSource).connect();
  try {
    await client.query(ping);
    client.release();
  } catch (error) {
    client.release(true);
    if (isError(error) && error.message === 'Query read timeout') throw new DatabaseTimeoutError(error.message);
    throw error;
  }
}

/** Connects in the background while the process listens. Requests and jobs start once all migrations of this build are applied. */
@Injectable()
class DatabaseConnection implements OnModuleInit {
  private readonly giveUp = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly health: HealthChecks,
    private readonly gate: StartGate,
    private readonly shutdown: ShutdownSteps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    const openForConnected = this.gate.hold('database');
    this.health.add('database', () => pingDatabase(this.dataSource));
    const options = { logger: this.logger, signal: this.giveUp.signal };
    const connected = connect(this.dataSource, options).then(
      () => {
        const openForMigrated = this.gate.hold('migrations');
        openForConnected();
        untilMigrated(this.dataSource, options).then(openForMigrated, (error) => this.failStart(error));
      },
      (error) => this.failStart(error),
    );
    this.shutdown.add(shutdownOrder.connections, 'database', async () => {
      this.giveUp.abort();
      if (this.dataSource.isInitialized) return this.dataSource.destroy();
      // An attempt in flight can take seconds on a dead network. If it still succeeds, close the connection.
      void connected.then(() => (this.dataSource.isInitialized ? this.dataSource.destroy() : undefined));
    });
  }

  private failStart(error: unknown): void {
    if (!this.giveUp.signal.aborted) this.gate.fail(error);
  }
}

/** The database of the process: `DataSource`, `PreparedStatements`, the readiness check, and the close at the end of the shutdown. */
@Module({})
export class DatabaseModule {
  static forRoot(options: Omit<DatabaseOptions, 'logger' | 'observer'>): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: DataSource,
          useFactory: (logger: Logger, metrics: Metrics) => {
            const dataSource = createDataSource({ ...options, logger, observer: measureDatabase(metrics) });
            showPool(metrics, dataSource);
            return dataSource;
          },
          inject: [LOGGER, Metrics],
        },
        {
          provide: PreparedStatements,
          useFactory: (dataSource: DataSource) => new PreparedStatements(dataSource),
          inject: [DataSource],
        },
        DatabaseConnection,
      ],
      exports: [DataSource, PreparedStatements],
    };
  }
}
