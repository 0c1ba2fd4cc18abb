import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HealthChecks } from '../lifecycle/health-checks.js';
import { ShutdownSteps, shutdownOrder } from '../lifecycle/shutdown-steps.js';
import { StartGate } from '../lifecycle/start-gate.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { connect } from './connect.js';
import { pingDatabase } from './ping-database.js';
import { untilMigrated } from './until-migrated.js';

/**
 * Connects in the background while the process already listens. Requests are accepted and jobs run once the database is
 * connected and has all migrations of this build.
 */
@Injectable()
export class DatabaseConnection implements OnModuleInit {
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
