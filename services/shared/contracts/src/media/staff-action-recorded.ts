import { staffActionRecordedBy } from '../staff-action.js';

/** A member of staff changed something in media. */
export const staffActionRecorded = staffActionRecordedBy('media');
