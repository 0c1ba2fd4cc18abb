import { connect } from '@hilltop/platform/database/connect';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { SaveSection } from '../save-section/save-section.js';
import type { HouseDetails } from '../section.input.js';

/** The demo's house details: a real address, with fictional e-mail and pages. */
const DEMO_HOUSE: HouseDetails = {
  street: '3001 W. Division Street',
  town: 'Arlington, Texas 76012',
  phone: '817-987-1716',
  email: 'visit@hilltop.test',
  socials: [
    { name: 'Facebook', url: 'https://facebook.example/top-o-hill' },
    { name: 'Instagram', url: 'https://instagram.example/top-o-hill' },
    { name: 'YouTube', url: 'https://youtube.example/top-o-hill' },
  ],
};

/**
 * `seed`: saves the demo's house details. Films, articles and testimonials stay the site's defaults until staff change
 * them.
 */
export const seedContentCommand = defineCommand({
  run: async ({ dataSource, logger }) => {
    await connect(dataSource, { logger, withinMs: 30_000 });
    const save = new SaveSection(dataSource, new Outbox(), systemClock);
    const added = await save.execute({ name: 'house', body: DEMO_HOUSE, version: 0, action: 'saveHouseDetails' }, null);
    logger.info({ added }, 'content seeded');
    return 0;
  },
});
