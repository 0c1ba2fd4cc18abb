import { createDataSource } from '@hilltop/platform/database/data-source';
import type { Logger } from '@hilltop/platform/logging/logger';
import type { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';

/** The database as the one-shot commands use it. */
export function mediaDataSource(url: string, logger: Logger): DataSource {
  return createDataSource({
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    poolSize: 2,
    applicationName: 'media-command',
    logger,
  });
}
