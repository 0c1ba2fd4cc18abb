import { systemClock } from '@hilltop/platform/clock/clock';
import { connect } from '@hilltop/platform/database/connect';
import { HotStatements } from '@hilltop/platform/database/hot-statements';
import { commandEnvironment } from '@hilltop/platform/environment/command-environment';
import { runCommand } from '@hilltop/platform/lifecycle/run-command';
import { createLogger } from '@hilltop/platform/logging/logger';
import { Outbox } from '@hilltop/platform/outbox/outbox';
import { bookingsDataSource } from './database/data-source.js';
import { CreateTour } from './tours/create-tour/create-tour.js';
import { seedTours } from './tours/seed-tours.js';
import { TourRepository } from './tours/tour.repository.js';

const { DATABASE_URL, LOG_LEVEL } = commandEnvironment();
const logger = createLogger({ service: 'bookings-seed', level: LOG_LEVEL });

await runCommand(logger, 'seed', async () => {
  const dataSource = bookingsDataSource(DATABASE_URL, logger);
  await connect(dataSource, { logger, withinMs: 30_000 });
  const tours = new TourRepository(dataSource, new HotStatements(dataSource));
  const added = await seedTours(tours, new CreateTour(dataSource, tours, new Outbox(), systemClock));
  logger.info({ added }, 'tours seeded');
  await dataSource.destroy();
});
