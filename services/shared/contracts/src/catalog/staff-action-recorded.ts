import { staffActionRecordedBy } from '../staff-action.js';

/** A member of staff changed something in catalog. */
export const staffActionRecorded = staffActionRecordedBy('catalog');
