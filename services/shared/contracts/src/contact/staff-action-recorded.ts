import { staffActionRecordedBy } from '../staff-action.js';

/** A member of staff changed something in contact. */
export const staffActionRecorded = staffActionRecordedBy('contact');
