import type { WayIn } from '../../../kit/house/way-in.js';

/** The mill is seen from where one parks. */
export const wayIn: WayIn | undefined = undefined;
