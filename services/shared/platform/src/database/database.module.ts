import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { createDataSource, type DatabaseOptions } from './data-source.js';
import { measureDatabase, showPool } from './database.metrics.js';
import { DatabaseConnection } from './database-connection.js';
import { PreparedStatements } from './prepared-statements.js';

/**
 * The database of the process: lets every module inject `DataSource` and `PreparedStatements`, adds the readiness check,
 * and closes the pool in the last step of the shutdown.
 */
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
