import { staffActionRecordedBy } from '../staff-action.js';

/** A member of staff changed something in content. */
export const staffActionRecorded = staffActionRecordedBy('content');
