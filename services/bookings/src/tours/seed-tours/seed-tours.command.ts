import { connect } from '@hilltop/platform/database/connect';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { seedRestaurants } from '../../food/seed-restaurants/seed-restaurants.js';
import { CreateTour } from '../create-tour/create-tour.js';
import { TourRepository } from '../tour.repository.js';
import { seedTours } from './seed-tours.js';

/** `seed`: the house's tours and restaurants. */
export const seedToursCommand = defineCommand({
  run: async ({ dataSource, logger }) => {
    await connect(dataSource, { logger, withinMs: 30_000 });
    const tours = new TourRepository(dataSource, new PreparedStatements(dataSource));
    const added = await seedTours(tours, new CreateTour(dataSource, tours, new Outbox(), systemClock));
    logger.info({ added, restaurants: await seedRestaurants(dataSource) }, 'tours and restaurants seeded');
    return 0;
  },
});
