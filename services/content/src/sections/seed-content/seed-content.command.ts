import { isDeepStrictEqual } from 'node:util';
import { type House, readHouse } from '@hilltop/house/read-house';
import { connect } from '@hilltop/platform/database/connect';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { defaultDetails } from '../default-details.js';
import { SaveSection } from '../save-section/save-section.js';
import { Section } from '../section.entity.js';
import { type HouseDetails, houseInput } from '../section.input.js';

/** `content.json` of a house: fictional e-mail and pages. */
const seed = houseInput.pick({ email: true, socials: true }).strict();

/** The default details with those of the demo. */
export function demoDetails(house: House): HouseDetails {
  return { ...defaultDetails(house), ...house.folder.read('content.json', seed) };
}

/** `seed`: replaces the default details of the house. Films, articles and testimonials stay the site's defaults until staff change them. */
export const seedContentCommand = defineCommand({
  run: async ({ dataSource, logger }) => {
    await connect(dataSource, { logger, withinMs: 30_000 });
    const save = new SaveSection(dataSource, new Outbox(), systemClock);
    const current = await dataSource.manager.findOneBy(Section, { name: 'house' });
    const house = readHouse();
    const { version } = current ?? { version: 0 };
    const isDefault = !current || isDeepStrictEqual(current.body, defaultDetails(house));
    const added =
      isDefault &&
      (await save.execute({ name: 'house', body: demoDetails(house), version, action: 'saveHouseDetails' }, null));
    logger.info({ added }, 'content seeded');
    return 0;
  },
});
