import { isDeepStrictEqual } from 'node:util';
import { connect } from '@hilltop/platform/database/connect';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { DEFAULT_HOUSE } from '../house/default-house.js';
import { SaveSection } from '../save-section/save-section.js';
import { Section } from '../section.entity.js';
import type { HouseDetails } from '../section.input.js';

/** The default ones, with fictional e-mail and pages. */
const DEMO_HOUSE: HouseDetails = {
  ...DEFAULT_HOUSE,
  email: 'visit@hilltop.test',
  socials: [
    { name: 'Facebook', url: 'https://facebook.example/top-o-hill' },
    { name: 'Instagram', url: 'https://instagram.example/top-o-hill' },
    { name: 'YouTube', url: 'https://youtube.example/top-o-hill' },
  ],
};

/** `seed`: replaces the default details of the house. Films, articles and testimonials stay the site's defaults until staff change them. */
export const seedContentCommand = defineCommand({
  run: async ({ dataSource, logger }) => {
    await connect(dataSource, { logger, withinMs: 30_000 });
    const save = new SaveSection(dataSource, new Outbox(), systemClock);
    const current = await dataSource.manager.findOneBy(Section, { name: 'house' });
    const { version } = current ?? { version: 0 };
    const isDefault = !current || isDeepStrictEqual(current.body, DEFAULT_HOUSE);
    const added =
      isDefault && (await save.execute({ name: 'house', body: DEMO_HOUSE, version, action: 'saveHouseDetails' }, null));
    logger.info({ added }, 'content seeded');
    return 0;
  },
});
