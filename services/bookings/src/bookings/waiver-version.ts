import { readHouse } from '@hilltop/house/read-house';

/** Of the text that guests sign. */
export const WAIVER_VERSION = readHouse().facts.waiver.version;
