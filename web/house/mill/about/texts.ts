import { t } from '@lingui/core/macro';
import type { HouseTexts } from '../../../kit/house/house.js';

/** The mill is invented, so its sentences rest on no facts. Staff keep address, phone and e-mail. */
export const texts: HouseTexts = {
  description: t`A gristmill on Slate Creek in Fernley Falls, Vermont, that still grinds by water. See the stones turn, bake with the flour, take a bag home.`,
  setting: t`Where the road crosses Slate Creek, below the falls. Look for the red gable and listen for the wheel.`,
  beside: t`where the road crosses Slate Creek`,
  parking: t`Parking is free, in the field across the road.`,
  footnote: t`Stone-ground since the creek was let in`,
  meetAt: t`the wheel`,
  meetAtInWords: t`the big wooden wheel`,
  ground: t`Inside, the stairs are steep and the floor shakes when the stones run. By the creek the slate is slippery when it is wet.`,
  toursLead: t`The miller shows you around: the wheel, the gears, the stones, and what comes out of them.`,
  storeTitle: t`The Mill Store`,
  storeLead: t`Flour from this week, and a few good things to bake it with.`,
  missing: t`The water never came down this race. Try one of these instead.`,
};
