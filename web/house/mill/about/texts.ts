import type { HouseTexts } from '../../../kit/house/house.js';

/** The mill is invented, so its sentences rest on no facts. Staff keep address, phone and e-mail. */
export const texts: HouseTexts = {
  description:
    'A gristmill on Slate Creek in Fernley Falls, Vermont, that still grinds by water. See the stones turn, bake with the flour, take a bag home.',
  setting: 'Where the road crosses Slate Creek, below the falls. Look for the red gable and listen for the wheel.',
  beside: 'where the road crosses Slate Creek',
  parking: 'Parking is free, in the field across the road.',
  footnote: 'Stone-ground since the creek was let in',
  meetAt: 'the wheel',
  meetAtInWords: 'the big wooden wheel',
  ground:
    'Inside, the stairs are steep and the floor shakes when the stones run. By the creek the slate is slippery when it is wet.',
  toursLead: 'The miller shows you around: the wheel, the gears, the stones, and what comes out of them.',
  storeTitle: 'The Mill Store',
  storeLead: 'Flour from this week, and a few good things to bake it with.',
  missing: 'The water never came down this race. Try one of these instead.',
};
