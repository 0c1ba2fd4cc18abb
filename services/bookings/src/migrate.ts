import { runMigrations } from '@hilltop/platform/database/run-migrations';
import { runCommand } from '@hilltop/platform/lifecycle/run-command';
import { createLogger } from '@hilltop/platform/logging/logger';
import { bookingsDataSource } from './database/data-source.js';
import { databaseEnvironment } from './env.js';

const { DATABASE_URL, LOG_LEVEL } = databaseEnvironment();
const logger = createLogger({ service: 'bookings-migrate', level: LOG_LEVEL });

await runCommand(logger, 'migrate', async () => {
  await runMigrations(bookingsDataSource(DATABASE_URL, logger), { logger });
});
